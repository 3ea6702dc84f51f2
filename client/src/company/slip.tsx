/** The latest news as a slip of paper at the near edge, for a moment. It is for the eye: the log speaks it. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { News } from "../messages.ts";
import { seat } from "../state.ts";
import { newsSentence } from "./news.ts";
import { newsNow } from "./story.ts";
import "./edge.css";

/** How long it lies there, milliseconds. */
const LIES = 4500;
/** What has a place of its own on the screen: bubbles at the seat, the banner of what is asked. */
const ELSEWHERE = ["said", "asked_undo", "asked_clock_off", "asked_play_for", "away", "stopped_by"];

const latest = signal<News | null>(null);

export function Slip() {
  const some = newsNow.value;
  // What was told before this was drawn, as in the lobby, is no news any more.
  const old = useRef(some);
  useEffect(() => {
    if (some === old.current) return;
    const told = some.filter(
      (one) => !ELSEWHERE.includes(one.kind) && !(one.kind === "sat" && one.seat === seat.peek()),
    );
    const last = told.at(-1);
    if (!last) return;
    latest.value = last;
    setTimeout(() => {
      if (latest.peek() === last) latest.value = null;
    }, LIES);
  }, [some]);
  const words = latest.value ? newsSentence(latest.value) : "";
  return words ? (
    <p class="news-slip" aria-hidden="true" key={latest.value?.seq}>
      {words}
    </p>
  ) : null;
}
