/** From what is shown to where each card lies, and from what happened to how each comes there. */
import type { Happening, View } from "../messages.ts";
import { type Box, type PlaceSpot, type Slab, type SlabPlan, TALLNESS } from "./geometry.ts";
import { keyed } from "./hand.ts";
import { type Anchor, type CardSpot, DEAL_GAP, FLY, type Flights } from "./layer.ts";

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
    if (!at) return [];
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

/** The winner's cards, laid out in their groups on the lower part of the slab; `under` px are for words under each row. */
export function laidSpots(
  groups: string[][],
  box: Box,
  mode: string,
  wild: (card: string) => boolean,
  under = 0,
): CardSpot[] {
  const between = LAID_GAP + under;
  const widest = Math.max(1, ...groups.map((group) => group.length));
  // A group is as wide as one card and a good half more for each further one; groups stand a third of a card apart.
  const widthFor = (rows: number) => {
    const perRow = Math.ceil(groups.length / rows);
    const units = perRow * (1 + 0.62 * (widest - 1)) + (perRow - 1) * 0.36;
    return Math.min(box.w / units, (box.h - rows * between) / (rows * TALLNESS), mode === "wide" ? 88 : 64);
  };
  // As many rows as show the cards largest.
  const rows = [1, 2, 3].reduce((best, n) => (widthFor(n) > widthFor(best) + 1 ? n : best), 1);
  const perRow = Math.ceil(groups.length / rows);
  const w = Math.max(20, Math.floor(widthFor(rows)));
  const group = w * (1 + 0.62 * (widest - 1));
  const top = box.y + (box.h - rows * w * TALLNESS - (rows - 1) * between - under) / 2;
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

// --- How cards come and go -----------------------------------------------------------------------------------------

/** The middle of a place, of a seat (`hand:2`), or of the pack, which is dealt from where the deck will lie. */
export function anchors(plan: SlabPlan, slab: Slab, own: number, ownAnchor: Anchor): (place: string) => Anchor {
  const middle = (at: PlaceSpot): Anchor => ({ x: at.x + at.card / 2, y: at.y + (at.card * TALLNESS) / 2, w: at.card });
  const first = Object.values(plan.places)[0];
  const centre = first ? middle(first) : { x: slab.x + slab.w / 2, y: slab.y + slab.h / 2, w: 40 };
  return (place) => {
    const at = plan.places[place];
    // Where cards lie side by side the last of them is on top.
    if (at) return middle({ ...at, x: at.x + at.w - at.card });
    const seat = place.startsWith("hand:") ? Number(place.slice(5)) : -1;
    if (seat === own) return ownAnchor;
    const sitting = slab.seats.find((spot) => spot.seat === seat);
    return sitting ? { x: sitting.x, y: sitting.y, w: slab.avatar * 0.6 } : centre;
  };
}

/**
 * The flights that events tell of. `spots` is where cards lie now; `before` the keys that lay somewhere before.
 * Cards of one event that leave one place for several go round by turns, as a deal does.
 */
export function flightsOf(
  events: readonly Happening[],
  spots: readonly CardSpot[],
  before: ReadonlySet<string>,
  anchor: (place: string) => Anchor,
): Flights {
  const flights: Flights = { arrivals: new Map(), exits: new Map(), passing: [] };
  const now = new Map<string, CardSpot>();
  for (const spot of spots) if (spot.card !== "??" && !now.has(spot.card)) now.set(spot.card, spot);
  const left = new Map<string, string>();
  for (const key of before) if (!spots.some((spot) => spot.key === key)) left.set(key.slice(0, key.indexOf("#")), key);
  let start = 0;
  for (const event of events) {
    const many = event.moved.length;
    let latest = start;
    event.moved.forEach((travel, seatNth) => {
      // A new deck is made of many cards at once, which nobody sees; a handful of them says as much.
      const hidden = !travel.target.startsWith("hand:") && travel.cards.every((card) => card === "??");
      const cards = hidden ? travel.cards.slice(0, 6) : travel.cards;
      cards.forEach((card, nth) => {
        const delay = start + (many > 1 ? nth * many + seatNth : nth) * DEAL_GAP;
        const spot = now.get(card);
        const from = anchor(travel.source);
        const turns = travel.source !== "pile";
        // A card turned up on the table is news to everybody, and takes its time.
        const slow = turns && !travel.source.startsWith("hand:") && !travel.target.startsWith("hand:");
        if (spot) flights.arrivals.set(spot.key, { from, delay, turns, slow });
        else if (travel.source !== travel.target) {
          const key = left.get(card);
          const to = anchor(travel.target);
          if (key !== undefined) flights.exits.set(key, { to, delay });
          else flights.passing.push({ card, from, to, delay });
        }
        latest = Math.max(latest, delay);
      });
    });
    if (many > 0) start = latest + FLY;
  }
  return flights;
}
