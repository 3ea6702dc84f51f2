/** What is drawn for Teen Patti alone: the pot, how everybody stands, prices, the side show, chips over the game. */
import { iconSvg } from "../../cards/icons.ts";
import { Drawn } from "../../look/parts.tsx";
import type { View } from "../../messages.ts";
import { TURN_GAP } from "../../table/flights.ts";
import { type GamePart, plain } from "../../table/part.ts";
import { gameWord, nameOf } from "../../words.ts";
import { capital, extras, handWords, potWords } from "./extras.ts";
import { Middle } from "./middle.tsx";
import { Story } from "./story.tsx";
import "./teen_patti.css";

const RANKS = "23456789TJQKA";

/** Pairs first, then from the highest: as one says the hand. */
export function bySaying(cards: string[]): string[] {
  const count = (card: string) => cards.filter((one) => one.charAt(0) === card.charAt(0)).length;
  const rank = (card: string) => RANKS.indexOf(card.charAt(0));
  return [...cards].sort((a, b) => count(b) - count(a) || rank(b) - rank(a));
}

const ICONS = { blind: "blind", seen: "eye", packed: "pack" } as const;

/** How a seat stands, by a sign and a word. */
function Tag({ view, seat }: { view: View; seat: number }) {
  const { standing, short } = extras(view);
  const how = standing[seat] ?? "";
  if (!how) return null;
  const allIn = short.includes(seat) && how !== "packed" && how !== "out";
  const icon = how in ICONS ? ICONS[how as keyof typeof ICONS] : null;
  return (
    <span class="tags">
      <span class={`tag ${how}`}>
        {icon && <Drawn svg={iconSvg(icon, 15, 2.2)} />}
        <span class="tag-word">{gameWord(how)}</span>
      </span>
      {allIn && <span class="tag all-in">{gameWord("all-in")}</span>}
    </span>
  );
}

/** What a seat's chips changed by in the last hand. */
function change(view: View, seat: number): string {
  const { story } = extras(view);
  const by = (story.at(-1)?.[seat] ?? 0) - (story.at(-2)?.[seat] ?? story.at(-1)?.[seat] ?? 0);
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "";
}

/** What a seat took from the last pot: on the slab it still lies there. */
function took(view: View, seat: number): number {
  const shares = extras(view).pots.flatMap((pot) => pot.shares);
  return shares.reduce((sum, share) => sum + (share.seat === seat ? share.chips : 0), 0);
}

/** The winners whose hands were shown. */
const winners = (view: View) => shownSeats(view).filter((seat) => view.hand_winners.includes(seat));

/** The seats whose hands were shown and are to be seen. */
function shownSeats(view: View): number[] {
  return view.hands.flatMap((hand, seat) =>
    extras(view).show && hand.cards.length > 0 && !gone(view, seat) ? [seat] : [],
  );
}

const gone = (view: View, seat: number) => extras(view).standing[seat] === "packed";

const part: GamePart = {
  ...plain,
  row: () => [],
  sorts: { said: bySaying },
  sortable: false,
  wild: (card, view) => extras(view).wild.includes(card.charAt(0)),
  note: (view) => {
    if (view.seat < 0) return "";
    const { standing, named } = extras(view);
    if (standing[view.seat] === "blind" && !named[view.seat]?.kind) return gameWord("your-cards");
    return capital(handWords(named[view.seat]));
  },
  room: () => 3,
  says: (view) => {
    const { asker, show } = extras(view);
    // While hands are turned up one by one nobody is told yet whose is better.
    if (view.to_act < 0 && view.reason) return gameWord(show ? `show-${show.replaceAll("_", "-")}` : "reason-last-in");
    if (asker < 0 || view.to_act === view.seat) return "";
    return gameWord("asks-waits", { who: nameOf(asker), other: nameOf(view.to_act) });
  },
  laid: (view) => winners(view).map((seat) => bySaying(view.hands[seat]?.cards ?? [])),
  captions: (view) => (winners(view).length > 1 ? winners(view).map(nameOf) : []),
  because: (view) => {
    const { show } = extras(view);
    const how = view.reason ? gameWord(show ? `show-${show.replaceAll("_", "-")}` : "reason-last-in") : "";
    const told = potWords(view);
    return [how, told.length === 1 ? told[0] : ""].filter(Boolean).join(". ");
  },
  column: { head: () => gameWord("this-hand"), of: change },
  strokes: false,
  tally: () => gameWord("tally"),
  headline: (view) => {
    const { hands_in_game } = extras(view);
    const n = Math.min(hands_in_game, view.hands_played + (view.phase === "turn" || view.phase === "asked" ? 1 : 0));
    return `${gameWord("play-chips")} · ${gameWord("hand-of", { n: Math.max(1, n), all: hands_in_game })}`;
  },
  Centre: Middle,
  holds: (view, seat) => `${(view.scores[seat] ?? 0) - took(view, seat)}`,
  Tag,
  faded: (view, seat) => ["packed", "out"].includes(extras(view).standing[seat] ?? ""),
  atSeats: true,
  gaps: (view, move) => ({ n: extras(view).prices[move] ?? 0 }),
  order: ["see", "pack", "raise", "sideshow", "show", "allin", "chaal", "decline", "accept"],
  deliberate: ["see"],
  question: (view) => {
    const { asker } = extras(view);
    if (asker < 0 || view.to_act !== view.seat) return null;
    const who = nameOf(asker);
    return { title: gameWord("asks-you", { who }), help: gameWord("asks-help", { who }) };
  },
  look: (view) => 1500 + shownSeats(view).length * 3 * TURN_GAP,
  Story,
  secret: (view, seat) => extras(view).standing[seat] !== "blind",
  reveals: (move) => move === "see",
  lookers: (event) => (event.kind === "side_show" ? [event.seat, Number(event.facts.other)] : []),
};

export default part;
