/** What happened round the cards during a hand, and where in the hand's story it belongs. `state.ts` tells it what it hears. */
import { signal } from "@preact/signals";
import type { News, TableView, View, Welcome } from "../messages.ts";

/**
 * How a welcome came: to a person who was away (`back`); for so short a moment that nothing was missed (`briefly`);
 * because what was on the table is no more, as when a move was taken back (`unasked`).
 */
export type Coming = "back" | "briefly" | "unasked";

/** News, and after how many events of the hand's history they came. */
export interface Placed {
  news: News;
  after: number;
}

/** Of this hand, as far as this page heard of it, oldest first. */
export const news = signal<Placed[]>([]);
/** What of it happened while the line was broken; emptied when it has been read. */
export const missedNews = signal<News[]>([]);
/** What was told last, for whatever speaks or shows it once. */
export const newsNow = signal<News[]>([]);

/** The hand that `news` belong to. */
let hand = "";

/** A hand's own mark among all of a table. A hand that is over counts as played. */
function handOf(table: TableView | null, view: View | null): string {
  return `${table?.game_number} ${(view?.hands_played ?? 0) - (view?.reason ? 1 : 0)}`;
}

/** Another hand begins: what came about in the last one is its story no more. */
export function beginStory(): void {
  news.value = [];
}

/** Some news came after so many events of the history, at a table and with a view that are as they are after it. */
export function tellNews(some: News[], after: number, table: TableView | null, view: View | null): void {
  hand = handOf(table, view);
  if (some.length === 0) return;
  news.value = [...news.value, ...some.map((one) => ({ news: one, after }))];
  newsNow.value = some;
}

/** Keep what is known of this hand's news, and put what came with a welcome where it came about. */
export function recallNews({ table, view, history, missed, news: late }: Welcome, how: Coming): void {
  const now = handOf(table, view);
  const kept = now === hand ? news.peek() : [];
  const last = kept.at(-1)?.news.seq ?? 0;
  const after = history.length - missed.length;
  hand = now;
  news.value = [
    ...kept.map((one) => ({ ...one, after: Math.min(one.after, after) })),
    ...late.filter((one) => one.seq > last).map((one) => ({ news: one, after })),
  ];
  if (late.length === 0) return;
  if (how === "back") missedNews.value = late;
  if (how === "unasked") newsNow.value = late;
}
