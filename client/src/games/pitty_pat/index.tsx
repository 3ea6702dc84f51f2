/** What is drawn for Pitty Pat alone: what is to be matched and with what, the last card, the matches that won. */
import type { PittyPatExtras, View } from "../../messages.ts";
import { type Bracket, type GamePart, plain } from "../../table/part.ts";
import { cardWords, gameWord, rankWords, t } from "../../words.ts";

const RANKS = "A23456789TJQK";
const rank = (card: string) => RANKS.indexOf(card.charAt(0));

/** A view's extras are Pitty Pat's where this part is drawn at all. */
const extras = (view: View) => view.game as unknown as PittyPatExtras;

const ranksOf = (card: string) => rankWords([card.charAt(0)]);
const own = (view: View) => view.hands[view.seat]?.cards ?? [];

/** Pairs from the highest, then the cards that are alone. */
export function byPairs(cards: string[]): string[] {
  const sorted = [...cards].sort((a, b) => rank(b) - rank(a));
  const found = pairsIn(sorted).flat();
  return [...found, ...sorted.filter((card) => !found.includes(card))];
}

/** The pairs among cards sorted by rank. */
function pairsIn(sorted: string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i < sorted.length; i++) {
    const [card, next] = [sorted[i], sorted[i + 1]];
    if (card && next && rank(card) === rank(next)) {
      pairs.push([card, next]);
      i++;
    }
  }
  return pairs;
}

/** A line over each pair that lies side by side, where pairs in hand count. */
export function brackets(cards: string[], view: View): Bracket[] {
  const found: Bracket[] = [];
  if (extras(view).version !== "belize") return found;
  for (let i = 0; i < cards.length - 1; i++) {
    if (rank(cards[i] ?? "") === rank(cards[i + 1] ?? "")) {
      found.push({ from: i, to: i + 1, open: false });
      i++;
    }
  }
  return found;
}

/** How the table will look once the server has taken a match or a throw; what a flip turns up cannot be known. */
export function imagine(view: View, move: string): View | null {
  const [word, card] = move.split(" ");
  const cards = own(view);
  if (!card || !cards.includes(card)) return null;
  const left = cards.filter((one) => one !== card);
  const matched = word === "match";
  return {
    ...view,
    legal: [],
    barred: {},
    phase: matched ? "throw" : "match",
    to_act: matched ? view.seat : (view.seat + 1) % view.hands.length,
    hands: view.hands.map((hand, seat) => (seat === view.seat ? { count: left.length, cards: left } : hand)),
    places: view.places.map((place) =>
      place.name === "pile" ? { ...place, count: place.count + 1, cards: [...place.cards, card].slice(-4) } : place,
    ),
    game: { ...view.game, upcard: card, matching: [], flipped: false },
  };
}

function note(view: View): string {
  if (view.seat < 0 || view.to_act < 0) return "";
  const { version, made, pairs } = extras(view);
  const mine = made[view.seat] ?? 0;
  if (own(view).length === 1) return gameWord("your-last-card");
  return version === "belize" ? gameWord("pairs", { pairs: mine + pairs.length }) : gameWord("made", { made: mine });
}

/** What is to be done, said as exactly as the legal moves allow. */
function says(view: View): string {
  if (view.to_act !== view.seat || view.legal.length === 0) return "";
  const match = view.legal.some((move) => move.startsWith("match "));
  const leave = view.legal.some((move) => move === "flip" || move === "pass");
  if (view.phase === "match") return gameWord(match ? (leave ? "phase-may" : "phase-must") : "phase-must-flip");
  return view.phase === "flipped" && leave ? gameWord("phase-flipped-may") : "";
}

function because(view: View): string {
  const { dead_ranks } = extras(view);
  if (dead_ranks.length > 0) return gameWord("dead", { ranks: rankWords(dead_ranks) });
  const winner = view.hand_winners[0];
  if (winner === undefined) return "";
  return gameWord(view.hands[winner]?.count === 0 ? "won-empty" : "won-pairs");
}

function captions(view: View): string[] {
  const { laid } = extras(view);
  const winner = view.hand_winners[0];
  const kept = (view.hands[winner ?? -1]?.count ?? 0) / 2;
  return laid.map((_, n) => {
    if (n >= laid.length - kept) return gameWord("kept");
    return n === 2 ? gameWord("last-card") : gameWord("match-number", { number: n + 1 });
  });
}

const part: GamePart = {
  ...plain,
  // The upcard and the edges of three cards under it: a match lies beside what it was laid on.
  row: () => [
    { name: "stock", spread: 1 },
    { name: "pile", spread: 4 },
  ],
  sorts: { pairs: byPairs },
  brackets,
  note,
  about: (card, view) => {
    const { matching, pairs } = extras(view);
    const other = pairs.find((pair) => pair.includes(card))?.find((one) => one !== card);
    const said: string[] = [];
    if (matching.includes(card)) said.push(gameWord("matches"));
    if (other) said.push(gameWord("pairs-with", { card: cardWords(other) }));
    if (own(view).length === 1) said.push(gameWord("last-card"));
    return said;
  },
  next: (view) => (view.to_act === view.seat ? (view.seat + 1) % view.hands.length : -1),
  room: () => 5,
  imagine,
  laid: (view) => extras(view).laid,
  captions,
  because,
  column: {
    head: () => gameWord("cards-left"),
    of: (view, seat) => t("table-count", { n: view.hands[seat]?.count ?? 0 }),
  },
  touch: { stock: "flip" },
  ready: (card, view) => extras(view).matching.includes(card),
  says,
  label: (view, place) => {
    const { upcard, flipped } = extras(view);
    if (place !== "pile" || !upcard || view.to_act < 0 || view.phase === "throw") return "";
    return gameWord(flipped ? "flipped" : "to-match", { ranks: ranksOf(upcard) });
  },
  mark: (view, seat) => (extras(view).one_left.includes(seat) ? gameWord("last-card") : ""),
};

export default part;
