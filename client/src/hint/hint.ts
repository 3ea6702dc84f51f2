/** What a good player would do now, and why: asked of the server, which sees what this seat sees and no more. */
import { computed, effect, signal } from "@preact/signals";
import { boot } from "../boot.ts";
import type { Hint } from "../messages.ts";
import { holderOf } from "../pass/pass.ts";
import { myTurn, passing, seat, spoken, table, view } from "../state.ts";
import { explain, gapsOfMove, hand, lift } from "../table/model.ts";
import { isCard, parts } from "../table/moves.ts";
import { root, tokens } from "../wire/seats.ts";
import { cardWords, gameWord, reasonWords, refusalWords, t } from "../words.ts";

/** The hint that was asked for, until cards move or it is put away. */
export const hint = signal<Hint | null>(null);
/** Whether one is on its way. */
export const thinking = signal(false);

/** Whether this table gives hints at all. */
const hintsHere = computed(() => table.value?.hints === true && seat.value >= 0);
/** Whether one may be asked for now. */
export const mayAsk = computed(() => hintsHere.value && myTurn.value);

/** The move that the hint shows; empty for none. */
export const hinted = computed(() => hint.value?.move ?? "");

/** The hint as people read it: what to do, and why. */
export const hintWords = computed(() => {
  const now = hint.value;
  return now ? t("hint-says", { move: moveWords(now.move), why: reasonWords(now.why, now.facts) }) : "";
});

/** Ask for a hint, show it, and say it. */
export async function askHint(): Promise<void> {
  if (!mayAsk.peek()) {
    explain(t(hintsHere.peek() ? "refused-not-your-turn" : "refused-hints-off"));
    return;
  }
  const before = view.peek();
  const token = passing.peek() ? holderOf(seat.peek()) : tokens()[0];
  if (thinking.peek() || !token) return;
  thinking.value = true;
  const at = new URL(`api/tables/${encodeURIComponent(boot.table)}/hint`, root());
  const answer = await fetch(at, { headers: { Authorization: `Bearer ${token}` } }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  thinking.value = false;
  // Cards may have moved, or the phone may have been laid down, while the answer was on its way.
  if (view.peek() !== before) return;
  if (!answer?.ok || !told) {
    explain(refusalWords(told?.reason ?? "no_line", told?.facts));
    return;
  }
  hint.value = told as Hint;
  show(told.move);
  spoken.value = hintWords.peek();
}

/** Put the hint away. */
export function forgetHint(): void {
  hint.value = null;
}

/** Lift the card that the hint is about, so that the button to play it is there. */
function show(move: string): void {
  const card = parts(move)[1];
  const held = isCard(card) ? hand.peek().find((one) => one.card === card) : undefined;
  lift(held?.key ?? "");
}

/** What a move is called, its card said in words. */
function moveWords(move: string): string {
  const [word, argument] = parts(move);
  const top = view.value?.places.find((place) => place.name === word)?.cards.at(-1);
  const card = isCard(argument) ? argument : top;
  return gameWord(`move-${word}`, { n: argument, ...gapsOfMove(move), ...(card && { card: cardWords(card) }) });
}

effect(() => {
  // Another view is another question.
  view.value;
  forgetHint();
});
