/**
 * Every word that people read or hear at the table, from the one Fluent catalogue that the server has too.
 *
 * `t` may be called anywhere while drawing: it follows the language and the digits that the person chose.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { Happening, TableView } from "./messages.ts";
import { useOwnNumbers } from "./numbers.ts";
import { settings } from "./settings/settings.ts";
import { seat, table, view } from "./state.ts";

type SeatView = TableView["seats"][number];
type Gaps = Record<string, FluentVariable>;

/** Stands for card number i of a sentence until the history draws it; private-use characters, so no text holds them. */
const FIRST_MARK = 0xe000;

const bundles = signal<Record<string, FluentBundle>>({});

/** The language in force: the person's choice, else the page's. */
export const language = computed(
  () => settings.value.language || (document.documentElement.lang === "ne" ? "ne" : "en"),
);

/** Fetch the words of a language from their address, once. Rejects when they cannot be had. */
export async function loadWords(tongue: string, from: URL): Promise<void> {
  if (bundles.peek()[tongue]) return;
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`words ${answer.status}`);
  addWords(tongue, await answer.text());
}

/** Take in a catalogue's text. */
export function addWords(tongue: string, text: string): void {
  // Isolation marks would be read out by some screen readers; both scripts run left to right.
  const bundle = new FluentBundle(`${tongue}-u-nu-latn`, { useIsolating: false });
  useOwnNumbers(bundle, tongue);
  bundle.addResource(new FluentResource(text));
  bundles.value = { ...bundles.peek(), [tongue]: bundle };
}

/** The message `key` with its gaps filled; the key itself, legibly, where no catalogue has it. */
export function t(key: string, gaps?: Gaps): string {
  const words = bundles.value[language.value] ?? bundles.value.en;
  const pattern = words?.getMessage(key)?.value;
  if (!words || !pattern) return key.replaceAll("-", " ");
  return shaped(words.formatPattern(pattern, gaps ?? {}, []));
}

/** Whether the catalogue has a message. */
export function hasWord(key: string): boolean {
  const words = bundles.value[language.value] ?? bundles.value.en;
  return words?.hasMessage(key) ?? false;
}

/** A text or number with the digits that the person chose. */
export function shaped(text: string | number): string {
  const digits = settings.value.digits;
  if (digits === "latin" || (digits === "auto" && language.value !== "ne")) return String(text);
  return String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
}

/** A card as one says it: `7h` is "seven of hearts". */
export function cardWords(card: string): string {
  if (card === "??") return t("card-hidden");
  if (card === "XX") return t("card-joker");
  return t("card-name", { rank: t(`rank-${card.slice(0, 1).toLowerCase()}`), suit: t(`suit-${card.slice(1)}`) });
}

/** Ranks as one says them of all their cards: "sixes", "sixes and kings". */
export function rankWords(ranks: readonly string[]): string {
  return listed(ranks.map((rank) => t(`ranks-${rank.toLowerCase()}`)));
}

/** What a seat is called: the person's own name, or its animal's. */
export function seatName(who: SeatView): string {
  return who.name || t(`animal-${who.avatar}`);
}

/** What seat number `n` is called; empty when there is none. */
export function nameOf(n: number): string {
  const who = table.value?.seats[n];
  return who ? seatName(who) : "";
}

/** A sentence in which some places are cards to be drawn. */
export type Part = string | { card: string };

/** What happened, as one sentence whose cards are left to be drawn. The words are those of `eventSentence`. */
export function eventParts(event: Happening): Part[] {
  const cards: string[] = [];
  const said = tell(event, (card) => String.fromCharCode(FIRST_MARK + cards.push(card) - 1));
  return marked(said, cards);
}

/** A sentence with marks for its cards, taken apart. */
function marked(said: string, cards: string[]): Part[] {
  return said.split(/([\ue000-\uefff])/).map((piece) => {
    const card = piece.length === 1 ? cards[piece.charCodeAt(0) - FIRST_MARK] : undefined;
    return card === undefined ? piece : { card };
  });
}

/** Whether the hand on the table is the first after a draw for seats. */
export function justDrawn(): boolean {
  const now = view.value;
  // A hand that is over counts as played.
  return now !== null && now.hands_played === (now.reason ? 1 : 0) && (table.value?.drawn.length ?? 0) > 0;
}

/** The draw for seats: a sentence for each round, and one for what came of it. Their cards are left to be drawn. */
export function drawParts(): Part[][] {
  const cards: string[] = [];
  const said = tellDraw((card) => String.fromCharCode(FIRST_MARK + cards.push(card) - 1));
  return said.map((sentence) => marked(sentence, cards));
}

/** The same, to be spoken. */
export function drawSentences(): string[] {
  return tellDraw(cardWords);
}

function tellDraw(say: (card: string) => string): string[] {
  const you = (n: number) => ({ who: nameOf(n), you: yes(n === seat.value) });
  const rounds = (table.value?.drawn ?? []).map((round, nth) => {
    const draws = round.map(({ seat: who, card }) => t("history-drew", { ...you(who), card: say(card) }));
    return t(nth === 0 ? "history-draw" : "history-draw-again", { draws: listed(draws) });
  });
  // Players sit from the highest card to the lowest.
  return [...rounds, t("history-draw-highest", you(0))];
}

/** What happened, as one sentence to be spoken. */
export function eventSentence(event: Happening): string {
  return tell(event, cardWords);
}

/** Why something was refused, from its code and facts; cards among the facts are said in words. */
export function refusalWords(reason: string, facts: Record<string, string | number> = {}): string {
  return t(`refused-${hyphens(reason)}`, gapsOf(facts, cardWords));
}

/** Why a computer player would make a move, from its reason and what fills it. */
export function reasonWords(why: string, facts: Record<string, string | number>): string {
  return gameWord(`why-${why}`, { ...gapsOf(facts, cardWords), who: nameOf(Number(facts.seat ?? -1)) });
}

/** What is to be done now, or what is going on: the status line of the table. */
export function phaseWords(phase: string, toAct: number): string {
  return gameWord(`phase-${hyphens(phase)}`, { who: nameOf(toAct), you: yes(toAct === seat.value && toAct >= 0) });
}

/** A message of the game that is on this table, such as `place-deck`. */
export function gameWord(key: string, gaps?: Gaps): string {
  return t(`${table.value?.game ?? ""}-${key}`, gaps);
}

function tell(event: Happening, say: (card: string) => string): string {
  const facts = gapsOf(event.facts, say);
  const winners = event.facts.winners;
  const mine = Array.isArray(winners) ? winners.map(Number).includes(seat.value) : event.seat === seat.value;
  const moved = event.moved.length === 1 ? event.moved[0]?.cards : undefined;
  if (moved?.length === 1 && moved[0] && facts.card === undefined) facts.card = say(moved[0]);
  // Whom it was done to, where somebody was meant.
  const other = event.facts.other;
  if (typeof other === "number") {
    facts.other = nameOf(other);
    facts.otheryou = yes(other === seat.value);
  }
  if (Array.isArray(winners)) {
    facts.winners = listed(winners.map((n) => nameOf(Number(n))));
    facts.count = winners.length;
  }
  return gameWord(`event-${hyphens(event.kind)}`, {
    who: nameOf(event.seat),
    you: yes(mine && seat.value >= 0),
    ...facts,
  });
}

function gapsOf(facts: Happening["facts"], say: (card: string) => string): Gaps {
  const gaps: Gaps = {};
  for (const [name, fact] of Object.entries(facts)) {
    // Teams sit by turns: 0 are the even seats, 1 the odd ones.
    if (name === "team")
      gaps[name] = seat.value < 0 ? (fact ? "odd" : "even") : sideWord(Number(fact) === seat.value % 2);
    else if (Array.isArray(fact)) {
      if (name !== "winners") gaps[name] = rankWords(fact);
    } else if (typeof fact === "string" && /^[A2-9TJQK]$/.test(fact)) gaps[name] = rankWords([fact]);
    else if (typeof fact === "string" && /^([A2-9TJQK][cdhs]|XX)$/.test(fact)) gaps[name] = say(fact);
    else gaps[name] = fact;
  }
  return gaps;
}

function sideWord(ours: boolean): string {
  return ours ? "ours" : "theirs";
}

/** Names joined as the language joins them: "Habre, Yak and Saras". */
export function listed(names: string[]): string {
  const [last = "", ...others] = [...names].reverse();
  return others.length > 0 ? t("list-and", { names: others.reverse().join(", "), last }) : last;
}

function hyphens(word: string): string {
  return word.replaceAll("_", "-");
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
