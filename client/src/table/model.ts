/** What the table's screen shows, worked out from the state: signals that the cards and the panels follow alike. */
import { batch, computed, signal } from "@preact/signals";
import { boot } from "../boot.ts";
import type { View } from "../messages.ts";
import { change, settings } from "../settings/settings.ts";
import {
  handOrder,
  history,
  link,
  move,
  myTurn,
  passing,
  pending,
  privately,
  refusal,
  seat,
  spoken,
  table,
  view,
} from "../state.ts";
import { eventSentence, gameWord, listed, nameOf, phaseWords, refusalWords, t } from "../words.ts";
import type { CardSpot } from "./flights.ts";
import { gamePart } from "./games.ts";
import { type Box, LIFT, modeOf, READY, scaleOf } from "./geometry.ts";
import { arranged, cardOf, keyed, sortNames } from "./hand.ts";
import { handInset, handShape, handSpots } from "./hand-shape.ts";
import { instead } from "./instead.ts";
import { barredMove, choices, moveAt, moveOfCard } from "./moves.ts";
import { planSlab, planTrick } from "./plan.ts";
import { laidSpots } from "./scene.ts";
import { slabIn } from "./seating.ts";

// --- What the screen measures --------------------------------------------------------------------------------------

/** The whole screen of the table, and in its px the field of the slab and the zone of the hand. */
export const size = signal({ w: 360, h: 740 });
export const field = signal<Box>({ x: 0, y: 48, w: 360, h: 392 });
export const zone = signal<Box>({ x: 0, y: 494, w: 360, h: 162 });

export const mode = computed(() => modeOf(size.value.w, size.value.h));

// --- What is shown -------------------------------------------------------------------------------------------------

export const part = computed(() => gamePart(table.value?.game ?? ""));

/** The view with the move that is on its way already made, as far as that can be known. */
export const shown = computed<View | null>(() => {
  const now = view.value;
  const sent = pending.value;
  if (!now || !sent || sent.lost || !now.legal.includes(sent.move)) return now;
  return part.value.imagine(now, sent.move) ?? now;
});

/** The seat at the near edge: one's own; for a spectator the first. */
export const near = computed(() => Math.max(0, seat.value));

export const ended = computed(() => {
  const now = shown.value;
  // A game that was stopped in mid-hand is over without a reason.
  return now !== null && now.to_act < 0 && (now.over || now.reason !== "");
});

/** Whether the last card of the hand has been looked at, or was tapped away. */
export const looked = signal(false);

/** Whether the result is on the screen. */
export const resultOpen = computed(() => ended.value && looked.value);

export const sortName = computed(() => {
  const names = sortNames(part.value);
  const kept = settings.value.sort[table.value?.game ?? ""];
  return kept && names.includes(kept) ? kept : (names[0] ?? "rank");
});

export interface HandCard {
  key: string;
  card: string;
}

/** One's own hand as it lies. */
export const hand = computed<HandCard[]>(() => {
  const now = shown.value;
  if (!now || now.seat < 0 || resultOpen.value) return [];
  const cards = arranged(now, part.value, sortName.value, handOrder.value);
  const keys = keyed(cards, new Map());
  return cards.map((card, i) => ({ card, key: keys[i] ?? card }));
});

/** Whether the last card of the hand is kept apart from the others. */
export const apart = computed(() => {
  const now = shown.value;
  const lone = now ? part.value.apart(now) : "";
  return lone !== "" && hand.value.at(-1)?.card === lone;
});

// --- Where it lies -------------------------------------------------------------------------------------------------

export const shape = computed(() => {
  const now = shown.value;
  const room = now ? Math.max(part.value.room(now), hand.value.length) : 1;
  const width = mode.value === "short" ? zone.value.w : size.value.w;
  return handShape(mode.value, width, size.value.h, room, settings.value.largeCards, part.value.noted);
});

export const spots = computed(() => handSpots(shape.value, mode.value, zone.value, hand.value.length, apart.value));

/** How far in from the side the hand begins; on wide screens the line over it and the buttons under it do too. */
export const inset = computed(() =>
  handInset(shape.value, mode.value, mode.value === "short" ? zone.value.w : size.value.w),
);

/** How much larger everything is drawn than on a usual desk. */
export const scale = computed(() => scaleOf(mode.value, size.value.w, size.value.h));

export const slab = computed(() =>
  slabIn(
    field.value,
    mode.value,
    table.value?.seats.length ?? 2,
    near.value,
    boot?.clockwise ?? true,
    part.value.Tag !== null,
    scale.value,
  ),
);

export const plan = computed(() => {
  const now = shown.value;
  const trick = now ? part.value.trick(now) : null;
  if (trick) return planTrick(slab.value, mode.value, near.value, trick.place);
  const row = now ? part.value.row(now) : [];
  return planSlab(slab.value, mode.value, row, part.value.panelPlace);
});

// --- A trick -------------------------------------------------------------------------------------------------------

/** The finished trick that has been looked at, by its id. */
const swept = signal("");
/** Whether the last trick was asked for again. */
export const recalled = signal(false);

/**
 * The trick that lies there: the one being played, or for a moment the one just finished, also when somebody leads to
 * the next meanwhile.
 */
export const trickShown = computed(() => {
  const now = shown.value;
  const trick = now ? part.value.trick(now) : null;
  if (!trick) return null;
  const { last } = trick;
  const again = recalled.value && last !== null;
  const kept = last !== null && last.id !== swept.value;
  return last && (again || kept)
    ? { place: trick.place, cards: last.cards, seats: last.seats, to: last.to, again, kept, id: last.id }
    : { place: trick.place, cards: trick.cards, seats: trick.seats, to: -1, again: false, kept: false, id: "" };
});

/** The finished trick is swept away. */
export function sweep(): void {
  const now = shown.peek();
  const last = now ? part.peek().trick(now)?.last : null;
  batch(() => {
    swept.value = last?.id ?? "";
    recalled.value = false;
  });
}

/** Look at the last trick again, or put it away. */
export function recall(): void {
  const now = shown.peek();
  const last = now ? part.peek().trick(now)?.last : null;
  if (last) recalled.value = !recalled.peek();
}

// --- What the person holds up --------------------------------------------------------------------------------------

/** The card that was chosen, by its key. */
const chosen = signal("");
export const lifted = computed(() => (hand.value.some((held) => held.key === chosen.value) ? chosen.value : ""));
/** Which card of the hand the arrow keys are at. */
export const cursor = signal(0);
/** The card whose button shows that the keyboard is there, by its key. */
export const keyedTo = signal("");

/** Why nothing happened, for a moment: the server's no, or why a card may not be played. */
const why = signal("");
let whyClock: ReturnType<typeof setTimeout> | undefined;

export const reason = computed(() => {
  const no = refusal.value;
  if (no) return refusalWords(no.reason, no.facts);
  // While the line is down a move is not lost: it goes as soon as the line is up.
  return pending.value?.lost && link.value.state === "open" ? t("table-move-lost") : why.value;
});

/** Show why nothing can happen, and say it; not `aloud` where who listens has it from the thing itself. */
export function explain(words: string, aloud = true): void {
  clearTimeout(whyClock);
  batch(() => {
    why.value = words;
    if (aloud) spoken.value = words;
  });
  whyClock = setTimeout(() => {
    why.value = "";
  }, 4000);
}

export function lift(key: string): void {
  batch(() => {
    chosen.value = key;
    why.value = "";
  });
  const now = shown.peek();
  if (!now || !key) return;
  const move = barredMove(now, cardOf(key));
  const barred = move === undefined ? undefined : now.barred[move];
  if (move && barred) explain(refusalWords(barred, { ...part.peek().gaps(now, move), card: cardOf(key) }));
  // Where something else is to be done, no card is dimmed; who chooses one all the same hears so.
  else if (myTurn.peek() && part.peek().sortable && !handles(now)) explain(t("table-not-now"));
}

/** Whether what is to be done now is done to cards: in the hand or on the slab. */
function handles(now: View): boolean {
  const { cards, places } = choices(now);
  return cards || places.length > 0 || now.places.some((place) => moveOfPlace(place.name) !== undefined);
}

/** Whether a move is offered without a word on whether it is legal. */
export function isTry(text: string): boolean {
  const now = view.value;
  return now !== null && part.value.tries(now).includes(text);
}

/** Make a move, if it is legal now or may be tried, and none is on its way. */
export function play(text: string): void {
  const now = view.peek();
  if (!now || !(now.legal.includes(text) || isTry(text)) || (pending.peek() && !pending.peek()?.lost)) return;
  if (passing.peek() && part.peek().reveals(text)) {
    // What the move shows is for one pair of eyes: the phone is held out to them first.
    privately.value = text;
    return;
  }
  if (!move(text)) return;
  // Who plays on has seen the trick that lies there.
  sweep();
  batch(() => {
    chosen.value = "";
    why.value = "";
  });
}

/** A card of the hand was pressed: the first time it is lifted, the second time played. */
export function press(key: string): void {
  const now = view.peek();
  const text = now && moveOfCard(now, cardOf(key));
  if (text && (lifted.peek() === key || settings.peek().oneTap)) play(text);
  else lift(lifted.peek() === key ? "" : key);
}

/** The move of the card that is lifted; while none is, of the first that is shown as the one to play. */
export const upMove = computed(() => {
  const now = view.value;
  const up = lifted.value || (hand.value.find((held) => ready(held.card))?.key ?? "");
  return now && up ? moveOfCard(now, cardOf(up)) : undefined;
});

/** Play it. */
export function playLifted(): boolean {
  const text = upMove.peek();
  if (text) play(text);
  return Boolean(text);
}

/** Whether a card of the hand is shown as the one to play now. */
export function ready(card: string): boolean {
  const now = shown.value;
  return now !== null && now.to_act === now.seat && part.value.ready(card, now);
}

/** How far a card of the hand is drawn above its place. */
export function raise(held: HandCard): number {
  return held.key === lifted.value ? LIFT : ready(held.card) ? READY : 0;
}

/** The legal move that touching a place makes. */
export function moveOfPlace(name: string): string | undefined {
  const move = moveAt(name, part.value.touch);
  return view.value?.legal.includes(move) ? move : undefined;
}

/** A place on the slab was pressed: play onto it what is lifted, or take from it. */
export function pressPlace(name: string): void {
  const now = view.peek();
  if (!now) return;
  const text = moveOfPlace(name);
  const barred = now.barred[moveAt(name, part.peek().touch)];
  if (text) play(text);
  else if (!barred && playLifted()) return;
  else if (barred) explain(refusalWords(barred));
  else if (now.to_act >= 0 && now.to_act !== now.seat) explain(t("refused-not-your-turn"));
}

/** The next way to sort the hand. */
export function sortNext(): void {
  const names = sortNames(part.peek());
  const next = names[(names.indexOf(sortName.peek()) + 1) % names.length] ?? "rank";
  if (next === "mine") handOrder.value = hand.peek().map((held) => held.card);
  change({ sort: { ...settings.peek().sort, [table.peek()?.game ?? ""]: next } });
  spoken.value = t("table-sorted", { how: sortWords(next) });
}

/** Keep the hand in an order of one's own. */
export function reorder(cards: string[]): void {
  batch(() => {
    handOrder.value = cards;
    change({ sort: { ...settings.peek().sort, [table.peek()?.game ?? ""]: "mine" } });
  });
}

export function sortWords(name: string): string {
  return name in part.peek().sorts ? gameWord(`sort-${name}`) : t(`table-sort-${name}`);
}

// --- What is said --------------------------------------------------------------------------------------------------

export const offered = computed(() => {
  const now = view.value;
  if (!now || (pending.value && !pending.value.lost)) return null;
  return choices({ ...now, legal: [...new Set([...now.legal, ...part.value.tries(now)])] });
});

/** What fills the gaps of a move's words. */
export const gapsOfMove = (move: string) => {
  const now = view.value;
  return now ? part.value.gaps(now, move) : {};
};

/** The status line. */
export const status = computed(() => {
  const now = shown.value;
  if (!now) return t("table-not-dealt");
  // Where a game is only watched nothing is to be done; what has just happened is told.
  const event = instead.value ? history.value.at(-1) : undefined;
  if (event) return eventSentence(event);
  const says = part.value.says(now);
  if (says) return says;
  return now.to_act < 0 && now.reason ? winnersWords(now) : phaseWords(now.phase, now.to_act);
});

/** Who won the hand, or the game when it is over. */
export function winnersWords(now: View): string {
  const outcome = part.value.outcome(now);
  if (outcome) return outcome;
  const game = now.over && now.winners.length > 0;
  const winners = game ? now.winners : now.hand_winners;
  if (winners.length === 0) {
    return now.reason ? gameWord(`reason-${now.reason.replaceAll("_", "-")}`) : phaseWords(now.phase, now.to_act);
  }
  const you = winners.length === 1 && winners[0] === now.seat ? "yes" : "no";
  const who = listed(winners.map(nameOf));
  return t(game ? "table-won-game" : "table-won-hand", { who, you, count: winners.length });
}

// --- The result ----------------------------------------------------------------------------------------------------

/** Where the winner's cards are laid out: the field's lower part, measured by the result's own panel. */
export const resultBox = signal<Box>({ x: 0, y: 0, w: 300, h: 100 });

/** Height of the words under laid cards, px. */
const CAPTION = 22;

/** The winner's cards there. */
export const laid = computed<CardSpot[]>(() => {
  const now = shown.value;
  if (!now || !resultOpen.value) return [];
  const wild = (card: string) => part.value.wild(card, now);
  const under = part.value.captions(now).length > 0 ? CAPTION * scale.value : 0;
  return laidSpots(part.value.laid(now), resultBox.value, mode.value, wild, under, scale.value);
});

/** Let go of every card that these eyes saw, as when the phone is passed on: what was worked out is worked out anew. */
export function forgetCards(): void {
  clearTimeout(whyClock);
  batch(() => {
    chosen.value = "";
    why.value = "";
  });
  for (const worked of [shown, hand, lifted, spots, plan, laid, offered, status, reason]) worked.peek();
}
