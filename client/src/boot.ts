/** What the page brings along about its table and game, so that nothing has to be asked for before the first drawing. */
import type { Replay } from "./messages.ts";

/** A choice of a game's house rules: its name and its values, the standard game's first. */
export interface OptionOffer {
  name: string;
  values: (boolean | number | string)[];
}

export interface Boot {
  /** The table's id. */
  table: string;
  game: string;
  /** Whether play passes to the left; the table is drawn the same way round. */
  clockwise: boolean;
  /** Whether it is played for chips, which the table then says are worth nothing. */
  chips: boolean;
  /** Whether every second seat is a partner. */
  teams: boolean;
  /** How many may play. */
  seats: number[];
  options: OptionOffer[];
  /** Where the words of each language are, relative to the house. */
  words: Record<string, string>;
  /** A finished game to be watched: its number at the table, or the game itself, which came as a file. */
  replay?: { number: number } | { steps: Replay };
}

/** The page's `#boot`. Raises where there is none: the page is then not a table's. */
export const boot: Boot = JSON.parse(document.getElementById("boot")?.textContent ?? "null");
