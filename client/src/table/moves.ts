/** What the legal moves of a view are about, read from their text alone: a card of the hand, a place, a number, or a word. */
import type { View } from "../messages.ts";

const CARD = /^(?:[A2-9TJQK][cdhs]|XX)$/;

/** The word and the argument of a move: `throw`, `9c`. */
export function parts(move: string): [word: string, argument: string] {
  const space = move.indexOf(" ");
  return space < 0 ? [move, ""] : [move.slice(0, space), move.slice(space + 1)];
}

export const isCard = (word: string): boolean => CARD.test(word);

/** The legal move that plays a card, if there is one. */
export function moveOfCard(view: View, card: string): string | undefined {
  return view.legal.find((move) => parts(move)[1] === card && isCard(card));
}

/** The move that touching a place makes: places lend their names to such moves, where a game has no other word for it. */
export function moveAt(place: string, touch: Record<string, string>): string {
  return touch[place] ?? place;
}

/** The move that would play a card, if it is barred. */
export function barredMove(view: View, card: string): string | undefined {
  return Object.keys(view.barred).find((barred) => parts(barred)[1] === card);
}

/** Why a card cannot be played although one might expect it to be: a reason code. */
export function barredCard(view: View, card: string): string | undefined {
  const move = barredMove(view, card);
  return move === undefined ? undefined : view.barred[move];
}

export interface Choices {
  /** Whether some card of the hand is to be played. */
  cards: boolean;
  /** Moves that take from a place. */
  places: string[];
  /** The word of moves that name a number, with the least and the most. */
  number: { word: string; least: number; most: number } | null;
  /** All others. */
  words: string[];
}

export function choices(view: View): Choices {
  const places = new Set(view.places.map((place) => place.name));
  const found: Choices = { cards: false, places: [], number: null, words: [] };
  for (const move of view.legal) {
    const [word, argument] = parts(move);
    if (isCard(argument)) found.cards = true;
    else if (places.has(move)) found.places.push(move);
    else if (/^\d+$/.test(argument)) {
      const n = Number(argument);
      const so = found.number ?? { word, least: n, most: n };
      found.number = { word, least: Math.min(so.least, n), most: Math.max(so.most, n) };
    } else found.words.push(move);
  }
  return found;
}
