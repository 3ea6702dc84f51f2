/** All that can be said at a table, and what is being said at this moment. */
import { effect, signal, untracked } from "@preact/signals";
import { PHRASES } from "../messages.ts";
import { type Phrase, passing, seat, table } from "../state.ts";
import { heard } from "./muted.ts";
import { newsNow } from "./story.ts";

export type Emote = Extract<Phrase, `emote_${string}`>;

/** Whether a phrase is drawn; one that only a newer server knows is not. */
export const isEmote = (phrase: string): phrase is Emote =>
  phrase.startsWith("emote_") && (PHRASES as readonly string[]).includes(phrase);
export const EMOTES = PHRASES.filter(isEmote);
/** What is said in words. */
export const SAYINGS = PHRASES.filter((phrase) => !isEmote(phrase));

/** How long a phrase stands at its seat, milliseconds. */
export const STANDS = 4000;

/** What each seat is saying; nothing for a seat that is silent. */
export const saying = signal<Readonly<Record<number, string>>>({});

const clocks = new Map<number, ReturnType<typeof setTimeout>>();

effect(() => {
  const said = newsNow.value.filter(({ kind }) => kind === "said");
  // Untracked: what was said is not said again because something else changes.
  untracked(() => {
    for (const one of said) if (heard(one)) stand(one.seat, String(one.facts.phrase));
  });
});

function stand(seat: number, phrase: string): void {
  saying.value = { ...saying.peek(), [seat]: phrase };
  clearTimeout(clocks.get(seat));
  const end = () => {
    const { [seat]: _, ...others } = saying.peek();
    saying.value = others;
  };
  clocks.set(seat, setTimeout(end, STANDS));
}

/** Whether anything can be said here by this browser's person, and heard by anybody. */
export const maySay = (): boolean =>
  seat.value >= 0 && !passing.value && table.value?.way === "friends" && table.value.phrases;
