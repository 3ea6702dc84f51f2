/** What a view of Teen Patti has beside that of every game, and words for it. */
import type { HandName, TeenPattiExtras, View } from "../../messages.ts";
import { gameWord, listed, nameOf, rankWords } from "../../words.ts";

/** A view's extras are Teen Patti's where this game's part is drawn at all. */
export const extras = (view: View) => view.game as unknown as TeenPattiExtras;

/** "a pair of kings"; empty for a hand that is not seen. */
export function handWords(name: HandName | undefined): string {
  if (!name?.kind) return "";
  return gameWord("kind", { hand: name.kind, high: rankWords([name.high]), spelt: name.spelt });
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Who took what of the last pot and with which hand, a sentence for each layer. */
export function potWords(view: View): string[] {
  const { pots, named, show } = extras(view);
  return pots.map((pot) => {
    const who = listed(pot.shares.map((share) => nameOf(share.seat)));
    const first = pot.shares[0];
    const you = pot.shares.length === 1 && first?.seat === view.seat ? "yes" : "no";
    const hand = show && first && pot.part !== "back" ? handWords(named[first.seat]) : "";
    return gameWord(`took-${pot.part}`, {
      who,
      you,
      n: pot.chips,
      count: pot.shares.length,
      with: hand ? gameWord("with", { hand }) : "",
    });
  });
}
