/** Whom this device does not want to hear: their phrases are neither shown nor spoken here. Nobody else learns of it. */
import { effect, signal, untracked } from "@preact/signals";
import { boot } from "../boot.ts";
import type { News } from "../messages.ts";
import { keep, kept } from "../settings/device.ts";
import { settings } from "../settings/settings.ts";
import { table } from "../state.ts";
import { newsNow } from "./story.ts";

const KEY = `chautari:muted:${boot?.table}`;

/** People are known by their animals, which go with them when seats are drawn anew. */
const muted = signal<readonly string[]>((kept(KEY) ?? "").split(",").filter(Boolean));

/** After such news somebody else sits in the seat. */
const CHANGES = ["sat", "left", "freed", "handed"];

const animal = (seat: number): string => table.value?.seats[seat]?.avatar ?? "";

export function isMuted(seat: number): boolean {
  return muted.value.includes(animal(seat));
}

export function mute(seat: number, silent: boolean): void {
  const others = muted.peek().filter((one) => one !== animal(seat));
  muted.value = silent ? [...others, animal(seat)] : others;
  keep(KEY, muted.peek().join(",") || null);
}

/** Whether news are for these ears. */
export function heard(news: News): boolean {
  return news.kind !== "said" || (settings.value.hearPhrases && !isMuted(news.seat));
}

effect(() => {
  const changed = newsNow.value.filter(({ kind }) => CHANGES.includes(kind));
  untracked(() => {
    for (const { seat } of changed) mute(seat, false);
  });
});
