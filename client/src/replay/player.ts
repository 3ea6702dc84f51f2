/**
 * Plays a finished game step by step. Each step is heard as the table's line would say it: forward as an update, which
 * the cards follow flying; back, or further than one step, as a welcome, which shows how things lay.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Replay } from "../messages.ts";
import { hear, link, spoken } from "../state.ts";
import { t } from "../words.ts";

const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step is looked at, milliseconds: usually, when cards are dealt, and when a hand has ended. */
const STEP = 1500;
const DEAL = 2600;
const END = 4000;

export const replay = signal<Replay | null>(null);
/** The step that is shown. */
export const at = signal(0);
export const speed = signal<number>(1);
export const playing = signal(false);
/** Whether the other hands are shown, in a game in which all may be. */
export const openCards = signal(false);

export const steps = computed(() => replay.value?.steps ?? []);
export const last = computed(() => Math.max(0, steps.value.length - 1));
/** Every hand of the step that is shown; none where they may not be seen. */
export const allHands = computed(() => (openCards.value ? (steps.value[at.value]?.hands ?? []) : []));
/** Where in its hand a step is: "hand 2, step 5 of 40". */
export const where = computed(() => {
  const hand = steps.value[at.value]?.hand ?? 1;
  const first = steps.value.findIndex((step) => step.hand === hand);
  const count = steps.value.filter((step) => step.hand === hand).length;
  return t("replay-where", { hand, step: at.value - first + 1, count });
});

let clock: ReturnType<typeof setTimeout> | undefined;

/** Begin with a game; it waits at its first deal. */
export function watchGame(game: Replay): void {
  batch(() => {
    link.value = { state: "open", since: Date.now(), why: "" };
    replay.value = game;
    openCards.value = openCards.peek() && game.open;
  });
  show(Math.min(at.peek(), last.peek()));
}

/** Show a step, however far it is. */
export function go(to: number): void {
  const wanted = Math.min(Math.max(0, to), last.peek());
  if (wanted === at.peek() + 1) forward();
  else if (wanted !== at.peek()) {
    show(wanted);
    spoken.value = where.peek();
  }
}

/** To the beginning of the next hand, or of this one and then the one before. */
export function goHand(way: 1 | -1): void {
  const all = steps.peek();
  const hand = all[at.peek()]?.hand ?? 1;
  const first = all.findIndex((step) => step.hand === hand);
  const to = way > 0 ? hand + 1 : at.peek() > first ? hand : hand - 1;
  const found = all.findIndex((step) => step.hand === to);
  go(found >= 0 ? found : way > 0 ? last.peek() : 0);
}

/** Let it run, or stop it. At the end it begins again. */
export function toggle(): void {
  clearTimeout(clock);
  playing.value = !playing.peek() && last.peek() > 0;
  if (!playing.peek()) return;
  if (at.peek() === last.peek()) show(0);
  wait(STEP / 3);
}

export function nextSpeed(): void {
  const faster = SPEEDS.find((one) => one > speed.peek()) ?? SPEEDS[0];
  speed.value = faster;
  spoken.value = t("replay-speed", { speed: faster });
}

function wait(time: number): void {
  clock = setTimeout(() => {
    forward();
    if (at.peek() >= last.peek()) playing.value = false;
    else if (playing.peek()) wait(pause() / speed.peek());
  }, time);
}

function pause(): number {
  const step = steps.peek()[at.peek()];
  if (step?.phase !== "playing") return END;
  return step.events.some((event) => event.kind === "dealt") ? DEAL : STEP;
}

function forward(): void {
  const step = steps.peek()[at.peek() + 1];
  const game = replay.peek();
  if (!step || !game) return;
  batch(() => {
    at.value += 1;
    const table = { ...game.table, phase: step.phase };
    hear({ type: "update", seq: at.peek(), events: step.events, table, view: step.view, news: [] });
  });
}

function show(to: number): void {
  const step = steps.peek()[to];
  const game = replay.peek();
  if (!step || !game) return;
  const before = steps.peek().filter((one, n) => n <= to && one.hand === step.hand);
  batch(() => {
    at.value = to;
    hear({
      type: "welcome",
      seq: to,
      seat: game.eyes,
      host: false,
      table: { ...game.table, phase: step.phase },
      view: step.view,
      history: before.flatMap((one) => one.events),
      missed: [],
      last_id: "",
      news: [],
    });
  });
}
