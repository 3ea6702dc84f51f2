/**
 * The table for people who listen: one polite log of what happened, one status line for whose turn it is.
 *
 * Sentences are gathered for a moment, so that three computers' moves are read as one piece and not cut off by each
 * other. The log is a plain element filled by hand: a screen reader reads what is added, and Preact must not redraw it.
 */
import { effect, untracked } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { heard } from "../company/muted.ts";
import { lasting, newsSentence } from "../company/news.ts";
import { missedNews, newsNow } from "../company/story.ts";
import type { Happening } from "../messages.ts";
import { happened, missed, myTurn, passing, snapshots, spoken, table, view } from "../state.ts";
import { drawSentences, eventSentence, justDrawn, phaseWords, t } from "../words.ts";

/** How long sentences are gathered, milliseconds. */
export const GATHER = 400;
const KEPT = 20;

export function Announcer() {
  const log = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => (log.current && status.current ? announce(log.current, status.current) : undefined), []);
  return (
    <>
      <div ref={log} class="hidden-text" role="log" aria-live="polite" aria-label={t("history-log")} />
      <div ref={status} class="hidden-text" role="status" />
    </>
  );
}

/** Speak what happens into two elements from now on. Returns what ends it. */
export function announce(log: HTMLElement, status: HTMLElement): () => void {
  let waiting: string[] = [];
  /** The game whose draw for seats was spoken. */
  let toldDraw = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;
  let answer: ReturnType<typeof setTimeout> | undefined;
  const speak = () => {
    clock = undefined;
    const line = document.createElement("p");
    line.textContent = waiting.join(" ");
    waiting = [];
    log.append(line);
    while (log.childElementCount > KEPT) log.firstElementChild?.remove();
  };
  const hush = () => {
    clearTimeout(clock);
    clearTimeout(answer);
    clock = undefined;
    waiting = [];
  };
  const gather = (...sentences: string[]) => {
    if (sentences.length === 0) return;
    waiting.push(...sentences);
    clock ??= setTimeout(speak, GATHER);
  };
  /** The draw for seats, when a game begins with these events and it was not spoken yet. */
  const draw = (events: Happening[]) => {
    const game = table.value?.game_number ?? 0;
    if (game === toldDraw || !justDrawn() || !events.some(({ kind }) => kind === "cut" || kind === "dealt")) return [];
    toldDraw = game;
    return drawSentences();
  };
  const ends = [
    effect(() => {
      // On a phone that goes round, what one pair of eyes was told is not left for the next to find.
      if (snapshots.value >= 0 && passing.peek()) {
        hush();
        log.replaceChildren();
      }
    }),
    effect(() => {
      const events = happened.value;
      // Untracked: a sentence names people, and a new name is no reason to say it again.
      if (events.length > 0) untracked(() => gather(...draw(events), ...events.map(eventSentence)));
    }),
    effect(() => {
      const some = newsNow.value;
      if (some.length > 0) untracked(() => gather(...some.filter(heard).map(newsSentence).filter(Boolean)));
    }),
    effect(() => {
      const events = missed.value;
      const some = missedNews.value;
      if (events.length + some.length === 0) return;
      untracked(() =>
        gather(t("history-missed"), ...lasting(some).map(newsSentence).filter(Boolean), ...events.map(eventSentence)),
      );
    }),
    effect(() => {
      const now = view.value;
      status.textContent = myTurn.value && now ? phaseWords(now.phase, now.to_act) : "";
    }),
    effect(() => {
      // The same words twice are only read again when the line was empty in between.
      if (!spoken.value) return;
      const words = spoken.value;
      spoken.value = "";
      status.textContent = "";
      clearTimeout(answer);
      answer = setTimeout(() => {
        status.textContent = words;
      }, 50);
    }),
  ];
  return () => {
    hush();
    for (const end of ends) end();
  };
}
