/** Keeps the card layer in step with the state. */
import { effect } from "@preact/signals";
import { lessMotion } from "../settings/settings.ts";
import { pending, seat, snapshots, steps, takeSteps } from "../state.ts";
import { TALLNESS } from "./geometry.ts";
import { CardLayer, type CardSpot, FLY, type Flights, type Motion } from "./layer.ts";
import {
  ended,
  hand,
  lifted,
  mode,
  near,
  part,
  plan,
  resultBox,
  resultOpen,
  shape,
  shown,
  slab,
  spots,
  zone,
} from "./model.ts";
import { barredCard } from "./moves.ts";
import { anchors, flightsOf, laidSpots, liftOf, placeSpots } from "./scene.ts";

/** More updates than this at once are not played back one by one: the cards jump to where they now lie. */
const BEHIND = 3;
/** How long the last card of a hand is looked at before the result covers the table, milliseconds. */
const LOOK = 1300;

let layer: CardLayer | null = null;

/** The layer, for whoever drags a card. */
export const cardLayer = (): CardLayer | null => layer;

/** Lay the cards into `root` from now on. Returns what ends it. */
export function layCards(root: HTMLElement): () => void {
  const own = new CardLayer(root);
  layer = own;
  let snapshot = -1;
  let before = new Set<string>();
  let wasOpen = false;
  let looked = -1;
  const ends = [
    effect(() => {
      const spotsNow = scene();
      const waiting = steps.value.length > 0 ? takeSteps() : [];
      const fresh = snapshot !== snapshots.value;
      snapshot = snapshots.value;
      const motion: Motion =
        fresh || document.hidden || waiting.length > BEHIND ? "jump" : lessMotion() ? "fade" : "fly";
      const anchor = anchors(plan.value, slab.value, seat.value, ownAnchor());
      const flights = flightsOf(
        waiting.flatMap((step) => step.events),
        spotsNow,
        before,
        anchor,
      );
      if (resultOpen.value && !wasOpen) fromWinners(spotsNow, before, flights, anchor);
      wasOpen = resultOpen.value;
      own.show(spotsNow, motion, flights);
      before = new Set(spotsNow.map((spot) => spot.key));
    }),
    effect(() => {
      const fresh = looked !== snapshots.value;
      looked = snapshots.value;
      if (!ended.value) {
        resultOpen.value = false;
        return;
      }
      if (fresh) {
        // Who comes back to a finished hand sees its result at once.
        resultOpen.value = true;
        return;
      }
      const clock = setTimeout(() => {
        resultOpen.value = true;
      }, LOOK);
      return () => clearTimeout(clock);
    }),
  ];
  return () => {
    for (const end of ends) end();
    own.clear();
    if (layer === own) layer = null;
  };
}

function ownAnchor() {
  const { card, above } = shape.value;
  const box = zone.value;
  return { x: box.x + box.w / 2, y: box.y + above + (card * TALLNESS) / 2, w: card };
}

/** The winner's cards come from the winner's seat, unless they are one's own and lie there already. */
function fromWinners(
  now: CardSpot[],
  before: ReadonlySet<string>,
  flights: Flights,
  anchor: (place: string) => { x: number; y: number; w: number },
): void {
  const winner = shown.value?.hand_winners[0];
  if (winner === undefined) return;
  let nth = 0;
  for (const spot of now) {
    if (spot.place !== "laid" || before.has(spot.key)) continue;
    flights.arrivals.set(spot.key, { from: anchor(`hand:${winner}`), delay: (nth++ * FLY) / 5, turns: true });
  }
}

/** Every card that can be seen, and where. */
function scene(): CardSpot[] {
  const view = shown.value;
  if (!view) return [];
  const seen = new Map<string, number>();
  const wild = (card: string) => part.value.wild(card, view);
  if (resultOpen.value) return laidSpots(part.value.laid(view), resultBox.value, mode.value, seen, wild);
  const late = pending.value?.late ? pending.value.move : "";
  const own = hand.value.map((held, i): CardSpot => {
    const at = spots.value[i] ?? { x: 0, y: 0, row: 0, touch: 0 };
    const up = held.key === lifted.value;
    seen.set(held.card, (seen.get(held.card) ?? 0) + 1);
    return {
      key: held.key,
      card: held.card,
      place: `hand:${near.value}`,
      x: at.x,
      y: at.y - liftOf(up),
      w: shape.value.card,
      z: 100 + at.row * 30 + i,
      oneIndex: at.touch < shape.value.card * 0.98,
      wild: wild(held.card),
      dim: barredCard(view, held.card) !== undefined,
      lifted: up,
      late: held.card === "??" && late !== "",
    };
  });
  const lying = placeSpots(view, plan.value, seen, wild);
  const flying = late ? lying.find((spot) => late.endsWith(` ${spot.card}`)) : undefined;
  if (flying) flying.late = true;
  return [...lying, ...own];
}
