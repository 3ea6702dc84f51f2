/** What counts down or up at the table, reckoned from when its state was heard. */
import { computed, effect, signal } from "@preact/signals";
import { heardAt, seat, table, view } from "../state.ts";

/** When this little is left of one's own turn it is said aloud, milliseconds. */
export const SOON = 10_000;

const tick = signal(Date.now());

const runs = computed(() => {
  const now = table.value;
  if (!now) return false;
  const away = now.seats.some((who) => who.who === "person" && !who.here);
  return away || now.turn !== null || now.answer !== null || now.asks.length > 0;
});

effect(() => {
  if (!runs.value) return;
  const clock = setInterval(() => {
    tick.value = Date.now();
  }, 250);
  return () => clearInterval(clock);
});

/** Milliseconds since the table's state was heard; whoever reads it is drawn again as time passes. */
function since(): number {
  return Math.max(0, Math.max(tick.value, Date.now()) - heardAt.value);
}

/** What is left now of milliseconds that were left then. */
export const leftOf = (then: number): number => Math.max(0, then - since());

/** What has passed by now of milliseconds that had passed then. */
export const passedOf = (then: number): number => then + since();

/** Minutes and seconds, as on a clock: 0:07. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The running turn clock, and the seat that it runs for. */
export const turnClock = computed(() => {
  const turn = table.value?.turn ?? null;
  const toAct = view.value?.to_act ?? -1;
  if (turn === null || toAct < 0) return null;
  const left = leftOf(turn.left_ms);
  return { seat: toAct, left, seconds: Math.ceil(left / 1000), part: Math.min(1, left / turn.whole_ms) };
});

/** Whether one's own time is nearly up. */
export const turnEnding = computed(() => {
  const clock = turnClock.value;
  return clock !== null && clock.seat === seat.value && clock.left <= SOON;
});
