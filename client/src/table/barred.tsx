/** What may not be done now, though one might expect it: it is dimmed, and says why when it is touched or looked for. */
import type { View } from "../messages.ts";
import { view } from "../state.ts";
import { gameWord, refusalWords } from "../words.ts";
import { explain, gapsOfMove, part } from "./model.ts";
import { isCard, parts } from "./moves.ts";

/** As many buttons fit beside each other over the usual one. */
const ROW = 4;

/** Why a move is barred, in words; empty where it is not. */
export function whyBarred(now: View, move: string): string {
  const reason = now.barred[move];
  const [, argument] = parts(move);
  return reason
    ? refusalWords(reason, { ...part.value.gaps(now, move), ...(isCard(argument) && { card: argument }) })
    : "";
}

/** The barred moves that have buttons, where a game's buttons keep their places and there is room beside the `legal` ones. */
export function barredWords(now: View, legal: number): string[] {
  const { order } = part.value;
  const found = Object.keys(now.barred).filter((move) => order.includes(move));
  return found.slice(0, Math.max(0, ROW + 1 - legal));
}

/** The button of a barred move: it is there, does nothing, and says why. */
export function BarredButton({ move }: { move: string }) {
  const now = view.value;
  if (!now) return null;
  const why = whyBarred(now, move);
  // A price that cannot be paid is not told.
  const words = gameWord(`move-${move}`, { ...gapsOfMove(move), n: "" }).trim();
  return (
    <button
      type="button"
      class="button barred"
      data-barred={move}
      aria-disabled="true"
      aria-description={why}
      onClick={() => explain(why)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && explain(why, false)}
    >
      {words}
    </button>
  );
}
