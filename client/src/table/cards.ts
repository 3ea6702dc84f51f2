/** Keeps the card layer in step with the state. */
import { computed, effect, signal, untracked } from "@preact/signals";
import type { Happening } from "../messages.ts";
import { lessMotion } from "../settings/settings.ts";
import { pending, seat, snapshots, steps, takeSteps } from "../state.ts";
import { type Anchor, anchors, type CardSpot, FLY, type Flights, flightsOf } from "./flights.ts";
import { TALLNESS } from "./geometry.ts";
import { CardLayer } from "./layer.ts";
import {
  apart,
  ended,
  forgetCards,
  hand,
  keyedTo,
  laid,
  lifted,
  looked,
  near,
  part,
  plan,
  raise,
  ready,
  resultOpen,
  shape,
  shown,
  slab,
  spots,
  sweep,
  trickShown,
  zone,
} from "./model.ts";
import { barredCard } from "./moves.ts";
import { placeSpots, seatSpots, trickSpots } from "./scene.ts";

/** More updates than this at once are not played back one by one: the cards jump to where they now lie. */
const BEHIND = 3;
/** How long a finished trick is looked at before it is swept away, and the last one when it is asked for again. */
const KEPT = 1200;
const RECALLED = 4000;
/** How long the screen may take to find its sizes before cards are dealt onto it, milliseconds. */
const SETTLE = 60;

let layer: CardLayer | null = null;

/** The layer, for whoever drags a card. */
export const cardLayer = (): CardLayer | null => layer;

/** Lay the cards into `root` from now on. Returns what ends it. */
export function layCards(root: HTMLElement): () => void {
  const own = new CardLayer(root);
  layer = own;
  // What waits at the start happened just before this screen was drawn, as the first deal does: it is played back.
  let snapshot = steps.peek().length > 0 ? snapshots.peek() : -1;
  let before = new Set<string>();
  let kept: { to: number; keys: string[] } | null = null;
  /** What was led to the next trick while the last one is looked at. */
  let waiting: Happening[] = [];
  const ownLaid = { card: "", key: "" };
  let wasOpen = false;
  let fresh = snapshot < 0;
  const settled = signal(!steps.peek().length);
  let settling = settled.peek() ? undefined : setTimeout(settle, SETTLE);
  function settle() {
    settled.value = true;
  }
  const ends = [
    effect(() => {
      fresh ||= snapshot !== snapshots.value;
      snapshot = snapshots.value;
      const open = resultOpen.value;
      if (wasOpen && !open) {
        // The slab takes another size when the result goes; cards are dealt once that is measured.
        own.show([], lessMotion() ? "jump" : "fade");
        before = new Set();
        settled.value = false;
        settling = setTimeout(settle, SETTLE);
      }
      const opens = open && !wasOpen;
      wasOpen = open;
      if (!settled.value) return;
      // Who comes to a table does not look at tricks that are over.
      if (fresh) untracked(sweep);
      const now = scene(before, ownLaid);
      const moving = (steps.value.length > 0 ? takeSteps() : []).filter((step) =>
        step.events.some((e) => e.moved.length > 0),
      );
      const jumps = fresh || document.hidden || moving.length > BEHIND;
      fresh = false;
      const anchor = anchors(plan.value, slab.value, seat.value, ownAnchor());
      const lies = trickShown.value;
      const told = [...waiting, ...moving.flatMap((step) => step.events)];
      const events = lies?.kept && !jumps ? told.slice(0, playedUntil(told)) : told;
      waiting = jumps ? [] : told.slice(events.length);
      const flights = flightsOf(events, now, before, anchor);
      if (opens) fromWinner(now, before, flights, anchor);
      const keys = new Set(now.map((spot) => spot.key));
      for (const key of kept?.keys ?? []) {
        if (kept && kept.to >= 0 && !keys.has(key)) flights.exits.set(key, { to: anchor(`hand:${kept.to}`), delay: 0 });
      }
      kept = lies?.kept
        ? { to: lies.to, keys: now.filter((spot) => spot.place === lies.place).map((spot) => spot.key) }
        : null;
      own.show(now, jumps ? "jump" : lessMotion() ? "fade" : "fly", flights);
      before = keys;
    }),
    watchEnd(),
    watchTrick(),
  ];
  return () => {
    clearTimeout(settling);
    for (const end of ends) end();
    own.clear();
    forgetCards();
    if (layer === own) layer = null;
  };
}

/** Let the last card of a hand be looked at before its result covers the table. */
function watchEnd(): () => void {
  let seen = -1;
  return effect(() => {
    const fresh = seen !== snapshots.value;
    seen = snapshots.value;
    // Who comes back to a finished hand sees its result at once.
    looked.value = ended.value && fresh;
    if (!ended.value || fresh) return;
    const over = shown.peek();
    const clock = setTimeout(
      () => {
        looked.value = true;
      },
      over ? part.peek().look(over) : 0,
    );
    return () => clearTimeout(clock);
  });
}

/** How many of these events belong to the trick that is looked at, up to the one that finished it, and before. */
function playedUntil(events: readonly Happening[]): number {
  return events.findLastIndex((event) => event.moved.some((travel) => travel.target === "last")) + 1;
}

/** Sweep a finished trick away when it has been looked at. */
function watchTrick(): () => void {
  // What others do meanwhile gives it no more time.
  const which = computed(() => {
    const lies = trickShown.value;
    if (!lies || !(lies.kept || lies.again) || (ended.value && !lies.again)) return "";
    return `${lies.again ? "again" : "kept"} ${lies.id}`;
  });
  return effect(() => {
    const lying = which.value;
    if (!lying) return;
    const clock = setTimeout(sweep, lying.startsWith("again") ? RECALLED : KEPT);
    return () => clearTimeout(clock);
  });
}

/** Where cards that come to one's own hand go, as long as none of them can be seen. */
function ownAnchor(): Anchor {
  const { card, above } = shape.value;
  const box = zone.value;
  return { x: box.x + box.w / 2, y: box.y + above + (card * TALLNESS) / 2, w: card };
}

/** The winner's cards come from the winner's seat, unless they are one's own and lie there already. */
function fromWinner(
  now: CardSpot[],
  before: ReadonlySet<string>,
  flights: Flights,
  anchor: (place: string) => Anchor,
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
function scene(before: ReadonlySet<string>, ownLaid: { card: string; key: string }): CardSpot[] {
  const view = shown.value;
  if (!view) return [];
  const seen = new Map<string, number>();
  const wild = (card: string) => part.value.wild(card, view);
  if (resultOpen.value) return laid.value;
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
      y: at.y - raise(held),
      w: shape.value.card,
      z: 100 + at.row * 30 + i,
      plain: shape.value.strip < shape.value.card * 0.7,
      oneIndex: at.touch < shape.value.card * 0.98,
      wild: wild(held.card),
      dim: barredCard(view, held.card) !== undefined,
      lifted: up,
      focused: held.key === keyedTo.value,
      ready: !up && ready(held.card),
      late: late !== "" && apart.value && i === hand.value.length - 1,
    };
  });
  const trick = trickShown.value;
  if (trick) {
    const held = new Set(own.map((spot) => spot.key));
    const mine = trick.cards[trick.seats.indexOf(near.value)] ?? "";
    if (mine !== ownLaid.card || held.has(ownLaid.key)) {
      // One's own card keeps its name from the hand to the table, whichever of its like it was there.
      ownLaid.card = mine;
      ownLaid.key = [...before].find((key) => /#\d+$/.test(key) && key.startsWith(`${mine}#`) && !held.has(key)) ?? "";
    }
    const name = (card: string, who: number) => (who === near.value && ownLaid.key) || `${card}#seat${who}`;
    const laidNow = trickSpots(trick, plan.value.slots, name);
    const flies = late ? laidNow.find((spot) => late.endsWith(` ${spot.card}`)) : undefined;
    if (flies) flies.late = true;
    return [...laidNow, ...own];
  }
  const lying = placeSpots(view, plan.value, seen, wild);
  const flying = late ? lying.find((spot) => late.endsWith(` ${spot.card}`)) : undefined;
  if (flying) flying.late = true;
  return [...lying, ...(part.value.atSeats ? seatSpots(view, slab.value, near.value, seen) : []), ...own];
}
