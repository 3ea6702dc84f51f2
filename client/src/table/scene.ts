/** From what is shown to where each card on the slab lies. */
import type { View } from "../messages.ts";
import type { CardSpot } from "./flights.ts";
import { type Box, TALLNESS } from "./geometry.ts";
import { keyed } from "./hand.ts";
import type { PlaceSpot, SlabPlan } from "./plan.ts";
import type { Slab } from "./seating.ts";

/** A deck is drawn as this many cards at most. */
const DECK_DRAWN = 3;
/** How far each of them lies from the one under it. */
const DECK_STEP = 3;
/** Space between rows of laid cards, for the lines over them. */
const LAID_GAP = 15;

/** The cards of the places on the slab. */
export function placeSpots(
  view: View,
  plan: SlabPlan,
  seen: Map<string, number>,
  wild: (card: string) => boolean,
): CardSpot[] {
  return view.places.flatMap((place): CardSpot[] => {
    const at = plan.places[place.name];
    // The cards of a trick lie each in its own slot.
    if (!at || Object.keys(plan.slots).length > 0) return [];
    if (place.cards.length === 0) {
      return Array.from({ length: Math.min(DECK_DRAWN, place.count) }, (_, i) => ({
        key: `${place.name}:${i}`,
        card: "??",
        place: place.name,
        x: at.x + (i - DECK_DRAWN + 1) * DECK_STEP,
        y: at.y - (i - DECK_DRAWN + 1) * DECK_STEP,
        w: at.card,
        z: 10 + i,
      }));
    }
    const keys = keyed(place.cards, seen);
    return place.cards.map((card, i) => ({
      key: keys[i] ?? card,
      card,
      place: place.name,
      x: at.x + i * at.step,
      y: at.y,
      w: at.card,
      z: 20 + i,
      oneIndex: i < place.cards.length - 1,
      wild: wild(card) && at.step > 0,
    }));
  });
}

/**
 * The cards of a trick, each before the seat that played it. `key` names the card of a seat: cards that look alike are
 * told apart by whose they are.
 */
export function trickSpots(
  trick: { place: string; cards: string[]; seats: number[] },
  slots: Record<number, PlaceSpot>,
  key: (card: string, seat: number) => string,
): CardSpot[] {
  return trick.cards.flatMap((card, nth): CardSpot[] => {
    const seat = trick.seats[nth] ?? -1;
    const at = slots[seat];
    if (!at) return [];
    return [
      { key: key(card, seat), card, place: trick.place, x: at.x, y: at.y, w: at.card, z: 20 + at.y / 10 + nth / 100 },
    ];
  });
}

/** The hands that can be seen of who sits round the slab, over their seats. */
export function seatSpots(view: View, slab: Slab, near: number, seen: Map<string, number>): CardSpot[] {
  return slab.seats.flatMap(({ seat, x, y }): CardSpot[] => {
    const cards = seat === near ? [] : (view.hands[seat]?.cards ?? []);
    const w = Math.round(slab.avatar * 0.72);
    const step = Math.round(w * 0.66);
    const keys = keyed(cards, seen);
    return cards.map((card, i) => ({
      key: keys[i] ?? card,
      card,
      place: `hand:${seat}`,
      x: Math.round(x - (w + step * (cards.length - 1)) / 2 + i * step),
      y: Math.round(y - (w * TALLNESS) / 2),
      w,
      z: 40 + i,
      plain: true,
      oneIndex: i < cards.length - 1,
    }));
  });
}

/** The winner's cards, laid out in their groups on the lower part of the slab; `under` px are for words under each row. */
export function laidSpots(
  groups: string[][],
  box: Box,
  mode: string,
  wild: (card: string) => boolean,
  under = 0,
  scale = 1,
): CardSpot[] {
  const between = LAID_GAP + under;
  const widest = Math.max(1, ...groups.map((group) => group.length));
  // A group is as wide as one card and a good half more for each further one; groups stand a third of a card apart.
  const widthFor = (rows: number) => {
    const perRow = Math.ceil(groups.length / rows);
    const units = perRow * (1 + 0.62 * (widest - 1)) + (perRow - 1) * 0.36;
    return Math.min(box.w / units, (box.h - rows * between) / (rows * TALLNESS), mode === "wide" ? 100 * scale : 64);
  };
  // As many rows as show the cards largest.
  const rows = [1, 2, 3].reduce((best, n) => (widthFor(n) > widthFor(best) + 1 ? n : best), 1);
  const perRow = Math.ceil(groups.length / rows);
  const w = Math.max(20, Math.floor(widthFor(rows)));
  const group = w * (1 + 0.62 * (widest - 1));
  const top = box.y + LAID_GAP + (box.h - rows * (w * TALLNESS + between)) / 2;
  const seen = new Map<string, number>();
  return groups.flatMap((cards, g) => {
    const row = Math.floor(g / perRow);
    const inRow = Math.min(perRow, groups.length - row * perRow);
    const rowW = inRow * group + (inRow - 1) * w * 0.36;
    const left = box.x + (box.w - rowW) / 2 + (g - row * perRow) * (group + w * 0.36);
    const keys = keyed(cards, seen);
    return cards.map(
      (card, i): CardSpot => ({
        key: keys[i] ?? card,
        card,
        place: "laid",
        x: Math.round(left + i * w * 0.62),
        y: Math.round(top + row * (w * TALLNESS + between) - (i % 2) * 4),
        w,
        z: 30 + g * 4 + i,
        oneIndex: i < cards.length - 1,
        wild: wild(card),
      }),
    );
  });
}
