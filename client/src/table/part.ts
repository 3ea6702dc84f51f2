/** What the table asks of one game's own drawing, and the plain answers. */
import type { ComponentType } from "preact";
import type { Happening, View } from "../messages.ts";
import type { Box } from "./geometry.ts";
import type { PlaceWish } from "./plan.ts";

/** A line over cards of the hand that belong together; positions in the hand as it is sorted. */
export interface Bracket {
  from: number;
  to: number;
  /** Drawn dashed: a card that still looks for its other half. */
  open: boolean;
}

/** Cards played in turn, one from each seat, that lie round the middle of the slab before those who played them. */
export interface Trick {
  /** The place of a view that holds them. */
  place: string;
  cards: string[];
  /** Whose each of them is. */
  seats: number[];
  /** The trick before this one, which is looked at for a moment when it is full; `id` tells it from all others. */
  last: { id: string; cards: string[]; seats: number[]; to: number } | null;
}

export interface GamePart {
  /** The places that lie in a row on the slab, and how many cards of each can be seen side by side. */
  row: (view: View) => PlaceWish[];
  /** The cards of a trick, in games that have such; the panel then stands in their midst. */
  trick: (view: View) => Trick | null;
  /** What is written where a seat's card of the trick will lie; empty for nothing. */
  slot: (view: View, seat: number) => string;
  /** What stands under a trick; `tight` where it says what the panel has no room for. */
  Foot: ComponentType<{ view: View; tight: boolean }> | null;
  /** Which side a seat is on, seen from one's own, in games of partners. */
  side: (view: View, seat: number) => "ours" | "theirs" | "";
  /** Whether how many cards a seat holds is worth telling. */
  counts: boolean;
  /** The place whose card lies in the game's panel. */
  panelPlace: string | null;
  /** What stands in that panel beside the card. */
  Panel: ComponentType<{ view: View; box: Box }> | null;
  /** Ways to sort a hand beside suit, rank and one's own, the first one the standard. */
  sorts: Record<string, (cards: string[], view: View) => string[]>;
  wild: (card: string, view: View) => boolean;
  brackets: (cards: string[], view: View) => Bracket[];
  /** What is said under the hand; empty for nothing. */
  note: (view: View) => string;
  /** Whether a game ever says something there. */
  noted: boolean;
  /** What a card's name says beside rank and suit: "pairs with seven of clubs, joker". */
  about: (card: string, view: View) => string[];
  /** The card that is kept apart from the hand, if any. */
  apart: (view: View) => string;
  /** The seat that is told apart as the next to act; -1 for none. */
  next: (view: View) => number;
  /** The most cards one's hand holds in a turn. */
  room: (view: View) => number;
  /** What the table will look like when the server takes this move; null where that cannot be known. */
  imagine: (view: View, move: string) => View | null;
  /** The cards of a finished hand that are laid out on the slab, in their groups. */
  laid: (view: View) => string[][];
  /** What is written under each of those groups; fewer for none. */
  captions: (view: View) => string[];
  /** Who won a finished hand or game, where it is not told by seats; empty for that. */
  outcome: (view: View) => string;
  /** The tally under a finished hand, where it is not one score a seat. */
  Score: ComponentType<{ view: View }> | null;
  /** What is said of a finished hand beside who won it; empty for nothing. */
  because: (view: View) => string;
  /** A column of the tally beside the hands won: its heading, and what it says of a seat. */
  column: { head: () => string; of: (view: View, seat: number) => string } | null;
  /** The words of moves that are made by touching a place of another name. */
  touch: Record<string, string>;
  /** Whether a card of the hand is shown as the one to play now: raised, and played by the button at once. */
  ready: (card: string, view: View) => boolean;
  /** The line that says what is to be done; empty for the words of the phase. */
  says: (view: View) => string;
  /** What is written under a place on the slab; empty for its name and how many cards lie there. */
  label: (view: View, place: string) => string;
  /** What sets a seat apart from the others, such as its last card; empty for nothing. */
  mark: (view: View, seat: number) => string;
  /** What stands beside the game's name, over the table; empty for how long the game is and who has won what. */
  headline: (view: View) => string;
  /** What stands in the middle of the slab where no cards lie; `at` is where that begins in the field. */
  Centre: ComponentType<{ view: View; at: { x: number; y: number } }> | null;
  /** What a seat's plate says under the name; empty for how many cards it holds. */
  holds: (view: View, seat: number) => string;
  /** How a seat stands, beside its plate; one's own stands at the near edge then. */
  Tag: ComponentType<{ view: View; seat: number }> | null;
  /** Whether a seat has nothing more to do in this hand. */
  faded: (view: View, seat: number) => boolean;
  /** Whether hands that these eyes see lie at their seats. */
  atSeats: boolean;
  /** Whether the dock keeps room for two rows of buttons, so that nothing jumps when it is one's turn. */
  roomy: (view: View) => boolean;
  /** Whether a hand may be sorted. */
  sortable: boolean;
  /** What fills the gaps of a move's words, such as its price, and of the words why it may not be made. */
  gaps: (view: View, move: string) => Record<string, string | number>;
  /** Moves that are offered whether or not they are legal, so that the offer tells nothing: the server may say no. */
  tries: (view: View) => readonly string[];
  /** The words of moves in the order of their buttons, where there are many: the last one is the usual one. */
  order: readonly string[];
  /** The words of moves that ask for a deliberate gesture, because there is no way back. */
  deliberate: readonly string[];
  /** What is asked of the seat to act, over the buttons that answer. */
  question: (view: View) => { title: string; help: string } | null;
  /** How long a finished hand is looked at before its result covers the table, milliseconds. */
  look: (view: View) => number;
  /** Whether the tally has a stroke for each hand won; else it has numbers alone. */
  strokes: boolean;
  /** What the numbers of the tally are; empty for hands won. */
  tally: () => string;
  /** What stands under the tally. */
  Story: ComponentType<{ view: View }> | null;
  /** On one phone for all: whether a seat's eyes see what no other may. */
  secret: (view: View, seat: number) => boolean;
  /** On one phone for all: whether a move shows its seat what no other may see. */
  reveals: (move: string) => boolean;
  /** On one phone for all: the seats that an event shows something, one after the other, beside whoever acts next. */
  lookers: (event: Happening) => number[];
}

const mine = (view: View) => view.hands[Math.max(0, view.seat)]?.cards ?? [];

/** A game without a part of its own is drawn so; a part says what it does otherwise. */
export const plain: GamePart = {
  row: (view) =>
    view.places.map((place) => ({ name: place.name, spread: Math.max(1, Math.min(4, place.cards.length)) })),
  trick: () => null,
  slot: () => "",
  Foot: null,
  side: () => "",
  counts: true,
  panelPlace: null,
  Panel: null,
  sorts: {},
  wild: () => false,
  brackets: () => [],
  note: () => "",
  noted: true,
  about: () => [],
  apart: () => "",
  next: () => -1,
  room: (view) => mine(view).length,
  imagine: () => null,
  laid: (view) => {
    const shown = view.hand_winners.flatMap((seat) => view.hands[seat]?.cards ?? []);
    return shown.length > 0 ? [shown] : [];
  },
  captions: () => [],
  outcome: () => "",
  Score: null,
  because: () => "",
  column: null,
  touch: {},
  ready: () => false,
  says: () => "",
  label: () => "",
  mark: () => "",
  headline: () => "",
  Centre: null,
  holds: () => "",
  Tag: null,
  faded: () => false,
  atSeats: false,
  roomy: () => false,
  sortable: true,
  gaps: () => ({}),
  tries: () => [],
  order: [],
  deliberate: [],
  question: () => null,
  look: () => 1300,
  strokes: true,
  tally: () => "",
  Story: null,
  secret: () => true,
  reveals: () => false,
  lookers: () => [],
};
