/** What a view of Patta Party says, from one's own side of the table. */
import type { PattaPartyExtras, View } from "../../messages.ts";
import { gameWord, shaped } from "../../words.ts";

/** The lead that wins a game at once. */
export const WINNING_LEAD = 52;

/** A view's extras are Patta Party's where this part is drawn at all. */
export const extras = (view: View) => view.game as unknown as PattaPartyExtras;

/** Whose team a seat is on as the words ask for it; those who look on see the even seats and the odd ones. */
export function teamOf(view: View, seat: number): "ours" | "theirs" | "even" | "odd" {
  if (view.seat < 0) return seat % 2 ? "odd" : "even";
  return seat % 2 === view.seat % 2 ? "ours" : "theirs";
}

/** The two teams' numbers, one's own first. */
export function oursFirst(view: View): [number, number] {
  const ours = Math.max(0, view.seat) % 2;
  return [ours, 1 - ours];
}

/** What a seat said last in the round of bids that is going on. */
export function callOf(view: View, seat: number): string {
  const said = extras(view)
    .calls.at(-1)
    ?.findLast((call) => call.seat === seat);
  return said ? (said.bid ? shaped(said.bid) : gameWord("passed")) : "";
}
