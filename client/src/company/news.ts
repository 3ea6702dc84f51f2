/** What happens round the cards, in words: one sentence for each piece of news. */
import type { News } from "../messages.ts";
import { seat, table } from "../state.ts";
import { gameWord, hasWord, nameOf, t } from "../words.ts";
import { heard } from "./muted.ts";
import { news } from "./story.ts";

const hyphens = (word: string) => word.replaceAll("_", "-");
const yes = (is: boolean) => (is ? "yes" : "no");

/** The words of a phrase or an emote. */
export const phraseWords = (phrase: string): string => t(`phrase-${hyphens(phrase)}`);

/** The sentence that tells it; a kind that this client does not know is told by nobody. */
export function newsSentence(one: News): string {
  const key = `news-${hyphens(one.kind)}`;
  if (!hasWord(key)) return "";
  const { name, phrase, whom, what, game } = one.facts;
  return t(key, {
    // Whoever got up took the name along.
    who: String(name ?? "") || nameOf(one.seat),
    you: yes(one.seat >= 0 && one.seat === seat.value),
    finishes: yes(table.value?.seats[one.seat]?.played_for === true),
    phrase: phrase === undefined ? "" : phraseWords(String(phrase)),
    whom: nameOf(Number(whom ?? -1)),
    whomyou: yes(whom !== undefined && Number(whom) === seat.value),
    what: String(what ?? ""),
    // Another game's name is in another game's words.
    game: game === table.value?.game ? gameWord("name") : "",
  });
}

/** News that are gone as soon as they are told: what is asked just now has a place of its own. */
const PASSING = ["asked_undo", "asked_clock_off", "asked_play_for", "declined", "lapsed", "away"];

/** Those of some news that are worth telling to somebody who comes back. */
export const lasting = (some: News[]): News[] => some.filter((one) => !PASSING.includes(one.kind) && heard(one));

/** Who stopped the game, if it was stopped and this page heard of it. */
export function stoppedBy(): News | undefined {
  return news.value.findLast(({ news: one }) => one.kind === "stopped_by")?.news;
}
