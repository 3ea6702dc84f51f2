/** One's own hand: in what order it lies, and what each card is called while it is moved about. */
import type { View } from "../messages.ts";
import type { GamePart } from "./part.ts";

const RANKS = "A23456789TJQKX";
/** Black and red by turns, so that neighbours differ. */
const SUIT_ORDER = "shcd";

const rank = (card: string) => RANKS.indexOf(card.charAt(0));
const suit = (card: string) => SUIT_ORDER.indexOf(card.charAt(1));

export const bySuit = (cards: string[]): string[] => [...cards].sort((a, b) => suit(a) - suit(b) || rank(b) - rank(a));
export const byRank = (cards: string[]): string[] => [...cards].sort((a, b) => rank(b) - rank(a) || suit(a) - suit(b));

/** Cards in the order the person made; those that are new come last. */
export function byOrder(cards: string[], order: readonly string[]): string[] {
  const left = [...cards];
  const placed: string[] = [];
  for (const card of order) {
    const at = left.indexOf(card);
    if (at >= 0) placed.push(...left.splice(at, 1));
  }
  return [...placed, ...left];
}

/** The names of the ways to sort, in the order in which the button goes through them. */
export function sortNames(part: GamePart): string[] {
  return [...Object.keys(part.sorts), "suit", "rank", "mine"];
}

/** A hand as it lies: sorted, with the card that is kept apart at the end. */
export function arranged(view: View, part: GamePart, how: string, order: readonly string[]): string[] {
  const own = view.hands[view.seat];
  // A hand that is hidden from its own player too lies there face down.
  if (own && own.cards.length === 0) return Array.from({ length: own.count }, () => "??");
  const cards = own?.cards ?? [];
  const apart = part.apart(view);
  const rest = [...cards];
  const at = apart ? rest.lastIndexOf(apart) : -1;
  if (at >= 0) rest.splice(at, 1);
  const game = part.sorts[how];
  const sorted = game
    ? game(rest, view)
    : how === "suit"
      ? bySuit(rest)
      : how === "mine"
        ? byOrder(rest, order)
        : byRank(rest);
  return at >= 0 ? [...sorted, apart] : sorted;
}

/** Names for cards that stay with them: the text and which of its like it is. `seen` counts over all places. */
export function keyed(cards: readonly string[], seen: Map<string, number>): string[] {
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `${card}#${nth}`;
  });
}

export const cardOf = (key: string): string => key.slice(0, key.indexOf("#"));

/** An order with the card at `from` taken out and put in again at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}
