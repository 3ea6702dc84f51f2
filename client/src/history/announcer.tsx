/**
 * The table for people who listen: one polite log of what happened, one status line for whose turn it is.
 *
 * Sentences are gathered for a moment, so that three computers' moves are read as one piece and not cut off by each
 * other. The log is a plain element filled by hand: a screen reader reads what is added, and Preact must not redraw it.
 */
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { happened, myTurn, spoken, view } from "../state.ts";
import { eventSentence, phaseWords, t } from "../words.ts";

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
  let clock: ReturnType<typeof setTimeout> | undefined;
  const speak = () => {
    clock = undefined;
    const line = document.createElement("p");
    line.textContent = waiting.join(" ");
    waiting = [];
    log.append(line);
    while (log.childElementCount > KEPT) log.firstElementChild?.remove();
  };
  const ends = [
    effect(() => {
      const events = happened.value;
      if (events.length === 0) return;
      waiting.push(...events.map(eventSentence));
      clock ??= setTimeout(speak, GATHER);
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
      setTimeout(() => {
        status.textContent = words;
      }, 50);
    }),
  ];
  return () => {
    clearTimeout(clock);
    for (const end of ends) end();
  };
}
