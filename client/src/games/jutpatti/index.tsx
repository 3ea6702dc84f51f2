/** What is drawn for Jutpatti alone: the turned card and what the jokers are, brackets over pairs, the drawn card apart. */
import type { JutpattiExtras, View } from "../../messages.ts";
import { type Bracket, type GamePart, plain } from "../../table/part.ts";
import { cardWords, gameWord, t } from "../../words.ts";
import "./jutpatti.css";

const RANKS = "A23456789TJQK";
const rank = (card: string) => RANKS.indexOf(card.charAt(0));

/** A view's extras are Jutpatti's where this part is drawn at all. */
const extras = (view: View) => view.game as unknown as JutpattiExtras;

const isJoker = (card: string, view: View) => card.charAt(0) === extras(view).joker && card !== "??";

/** Where players call it themselves, the table is silent about pairs while the hand is in play (J10). */
const silent = (view: View) => extras(view).call && view.phase !== "between" && view.phase !== "over";

/** Jokers, then pairs from the highest, then the cards still alone. */
export function byPairs(cards: string[], view: View): string[] {
  const jokers = cards.filter((card) => isJoker(card, view));
  const byRank = new Map<number, string[]>();
  for (const card of cards) {
    if (!isJoker(card, view)) byRank.set(rank(card), [...(byRank.get(rank(card)) ?? []), card]);
  }
  const paired: string[] = [];
  const alone: string[] = [];
  for (const [, same] of [...byRank].sort(([a], [b]) => b - a)) {
    const pairs = same.length - (same.length % 2);
    paired.push(...same.slice(0, pairs));
    alone.push(...same.slice(pairs));
  }
  return [...jokers, ...paired, ...alone];
}

/** A line over each pair that lies side by side, a dashed one over each joker. */
export function brackets(cards: string[], view: View): Bracket[] {
  if (silent(view)) return [];
  const found: Bracket[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? "";
    const next = cards[i + 1];
    if (isJoker(card, view)) found.push({ from: i, to: i, open: true });
    else if (next && card !== "??" && rank(card) === rank(next) && !isJoker(next, view)) {
      found.push({ from: i, to: i + 1, open: false });
      i++;
    }
  }
  return found;
}

/** How the table will look once the server has taken the move: whose card went where is known, a deck's card is not. */
function imagine(view: View, move: string): View | null {
  const own = view.hands[view.seat];
  const pile = view.places.find((place) => place.name === "pile");
  if (!own || !pile) return null;
  const places = (changed: Record<string, Partial<typeof pile>>) =>
    view.places.map((place) => ({ ...place, ...changed[place.name] }));
  const hands = (cards: string[]) =>
    view.hands.map((hand, seat) => (seat === view.seat ? { count: cards.length, cards } : hand));
  const waiting = { ...view, legal: [], barred: {} };
  if (move.startsWith("throw ")) {
    const card = move.slice(6);
    const at = own.cards.lastIndexOf(card);
    if (at < 0) return null;
    return {
      ...waiting,
      phase: "take",
      to_act: (view.seat + 1) % view.hands.length,
      hands: hands(own.cards.filter((_, i) => i !== at)),
      places: places({ pile: { count: pile.count + 1, cards: [...pile.cards, card].slice(-4) } }),
      game: { ...view.game, just_taken: "" },
    };
  }
  const deck = view.places.find((place) => place.name === "deck");
  const top = pile.cards.at(-1);
  if (move === "pile" && top) {
    return {
      ...waiting,
      phase: "throw",
      hands: hands([...own.cards, top]),
      places: places({ pile: { count: pile.count - 1, cards: pile.cards.slice(0, -1) } }),
      game: { ...view.game, just_taken: top },
    };
  }
  if (move === "deck" && deck && deck.count > 0) {
    return {
      ...waiting,
      phase: "throw",
      hands: hands([...own.cards, "??"]),
      places: places({ deck: { count: deck.count - 1 } }),
      game: { ...view.game, just_taken: "??" },
    };
  }
  return null;
}

function JokerPanel({ view }: { view: View }) {
  const turned = view.places.find((place) => place.name === "turned")?.cards[0];
  const { joker } = extras(view);
  if (!turned || !joker) return null;
  const gaps = { turned: t(`rank-${turned.charAt(0).toLowerCase()}`), jokers: t(`ranks-${joker.toLowerCase()}`) };
  return (
    <p class="jokers">
      {gameWord("turned-is", gaps)} <b>{gameWord("jokers-are", gaps)}</b>
    </p>
  );
}

const part: GamePart = {
  ...plain,
  // The pile's top card and the edges of three under it are seen (J20).
  row: () => [
    { name: "deck", spread: 1 },
    { name: "pile", spread: 4 },
  ],
  panelPlace: "turned",
  Panel: JokerPanel,
  sorts: { pairs: byPairs },
  wild: isJoker,
  brackets,
  note: (view) => {
    const { pairs, pairs_needed } = extras(view);
    if (silent(view) || !view.hands[view.seat]?.count) return "";
    return gameWord("pairs-so-far", { pairs: pairs.length, needed: pairs_needed });
  },
  about: (card, view) => {
    const { pairs, just_taken } = extras(view);
    const other = silent(view) ? undefined : pairs.find((pair) => pair.includes(card))?.find((one) => one !== card);
    const said: string[] = [];
    if (other) said.push(gameWord("pairs-with", { card: cardWords(other) }));
    if (isJoker(card, view)) said.push(gameWord("is-joker"));
    if (just_taken === card) said.push(t("table-just-taken"));
    return said;
  },
  apart: (view) => extras(view).just_taken,
  next: (view) => (view.to_act === view.seat ? (view.seat + 1) % view.hands.length : -1),
  room: (view) => extras(view).cards_each + 1,
  imagine,
  // A button that came with the last pair would tell.
  tries: (view) => (silent(view) && view.phase === "throw" && view.to_act === view.seat ? ["call"] : []),
  laid: (view) => extras(view).laid,
};

export default part;
