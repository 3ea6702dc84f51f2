/** What is drawn for Patta Party alone: bids, trump, the trick's score, and a hand sorted with trump first. */
import type { View } from "../../messages.ts";
import { type GamePart, plain, type Trick } from "../../table/part.ts";
import { gameWord, shaped, t } from "../../words.ts";
import { Foot, Middle, Score } from "./panels.tsx";
import { callOf, extras, teamOf, WINNING_LEAD } from "./reading.ts";

const RANKS = "23456789TJQKA";
/** Black and red by turns, so that neighbours differ. */
const SUITS = "shcd";
const isRed = (suit: string) => suit === "h" || suit === "d";

const rank = (card: string) => RANKS.indexOf(card.charAt(0));

/** Trump first, then the other suits, each from its ace down; jokers last. */
export function trumpFirst(cards: string[], view: View): string[] {
  const { trump } = extras(view);
  const left = [...SUITS].filter((suit) => suit !== trump && cards.some((card) => card.endsWith(suit)));
  const order = trump ? [trump] : left.splice(0, 1);
  // The next suit is of the other colour, where one is left.
  while (left.length > 0) {
    const other = left.findIndex((suit) => isRed(suit) !== isRed(order.at(-1) ?? ""));
    order.push(...left.splice(Math.max(0, other), 1));
  }
  const place = (card: string) => (card === "XX" ? order.length : order.indexOf(card.charAt(1)));
  return [...cards].sort((a, b) => place(a) - place(b) || rank(b) - rank(a));
}

const cardsIn = (view: View, name: string) => view.places.find((place) => place.name === name)?.cards ?? [];

function trick(view: View): Trick {
  const { leader, last_leader, tricks } = extras(view);
  const seats = view.hands.length;
  const from = (first: number) => Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const last = cardsIn(view, "last");
  return {
    place: "trick",
    cards: cardsIn(view, "trick"),
    seats: leader < 0 ? [] : from(leader),
    last:
      last.length > 0
        ? {
            id: `${view.hands_played}:${view.reason ? "end" : tricks.join(":")}`,
            cards: last,
            seats: from(last_leader),
            to: leader,
          }
        : null,
  };
}

/** How the table will look once the server has taken a card; what comes of a bid cannot be known. */
export function imagine(view: View, move: string): View | null {
  if (!move.startsWith("play ")) return null;
  const card = move.slice(5);
  const own = view.hands[view.seat];
  const at = own?.cards.indexOf(card) ?? -1;
  if (!own || at < 0) return null;
  const left = own.cards.filter((_, i) => i !== at);
  const lying = cardsIn(view, "trick");
  const full = lying.length + 1 === view.hands.length;
  return {
    ...view,
    legal: [],
    barred: {},
    to_act: full ? -1 : (view.seat + 1) % view.hands.length,
    hands: view.hands.map((hand, seat) => (seat === view.seat ? { count: left.length, cards: left } : hand)),
    places: view.places.map((place) =>
      place.name === "trick" ? { ...place, count: place.count + 1, cards: [...place.cards, card] } : place,
    ),
    game: { ...view.game, led: extras(view).led || card.charAt(1) },
  };
}

/** What is to be done, said as exactly as the cards allow. */
function says(view: View): string {
  if (view.phase !== "play" || view.to_act !== view.seat || view.seat < 0) return "";
  const { led } = extras(view);
  if (!led) return gameWord("say-lead");
  const holds = view.hands[view.seat]?.cards.some((card) => card.endsWith(led));
  return gameWord(holds ? "say-follow" : "say-any", { suit: led });
}

/** The hand's result in words: whose bid it was, and what came of it. */
function outcome(view: View): string {
  const { bid, bidder, points } = extras(view);
  if (view.over && view.winners.length > 0) {
    return gameWord("won-game", { team: teamOf(view, view.winners[0] ?? 0) });
  }
  if (!view.reason) return "";
  const made = view.reason.startsWith("made") ? "yes" : "no";
  return gameWord("result", { team: teamOf(view, bidder), bid, points, made });
}

function because(view: View): string {
  if (!view.reason) return "";
  return gameWord(`because-${view.reason.replaceAll("_", "-")}`);
}

function headline(view: View): string {
  const { limit, decider, lead } = extras(view);
  const number = view.hands_played + (view.to_act < 0 ? 0 : 1);
  const hand = decider && view.to_act >= 0 ? gameWord("decider") : gameWord("hand-number", { number, limit });
  const leads = lead === 0 ? "level" : teamOf(view, lead > 0 ? 0 : 1);
  return shaped([gameWord("lead", { team: leads, lead: Math.abs(lead), most: WINNING_LEAD }), hand].join(" · "));
}

const part: GamePart = {
  ...plain,
  trick,
  slot: (view, seat) => (view.phase === "bid" ? callOf(view, seat) : ""),
  Panel: Middle,
  Foot,
  Score,
  tally: () => t("table-standing"),
  side: (view, seat) => (teamOf(view, seat) === "ours" || teamOf(view, seat) === "even" ? "ours" : "theirs"),
  counts: false,
  // From the second round on there may be eight bids to choose from.
  roomy: (view) => view.phase === "bid" && extras(view).calls.length > 1,
  noted: false,
  sorts: { trump: trumpFirst },
  about: (card, view) => (card !== "XX" && card.endsWith(extras(view).trump || "-") ? [gameWord("is-trump")] : []),
  next: (view) => (view.to_act === view.seat ? (view.seat + 1) % view.hands.length : -1),
  room: () => 13,
  imagine,
  gaps: (view, move) => ({ suit: move.startsWith("trump ") ? move.slice(6) : extras(view).led }),
  says,
  outcome,
  because,
  headline,
  laid: (view) => cardsIn(view, "last").map((card) => [card]),
  mark: (view, seat) => {
    const { bid, bidder } = extras(view);
    return view.phase === "trump" && seat === bidder ? t("table-count", { n: bid }) : "";
  },
};

export default part;
