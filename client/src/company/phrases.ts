/** All that can be said at a table, and what is being said at this moment. */
import { effect, signal, untracked } from "@preact/signals";
import { type Phrase, passing, seat, table } from "../state.ts";
import { heard } from "./muted.ts";
import { newsNow } from "./story.ts";

export const PHRASES: readonly Phrase[] = [
  "namaste",
  "good_luck",
  "well_played",
  "nice_hand",
  "what_luck",
  "oh_no",
  "thank_you",
  "sorry",
  "no_worry",
  "your_turn",
  "take_your_time",
  "wait_please",
  "back_soon",
  "tea_break",
  "one_more",
  "good_night",
];

export const EMOTES = [
  "emote_smile",
  "emote_laugh",
  "emote_wow",
  "emote_sad",
  "emote_think",
  "emote_clap",
  "emote_tea",
  "emote_flower",
] as const satisfies readonly Phrase[];

export type Emote = (typeof EMOTES)[number];

export const isEmote = (phrase: string): phrase is Emote => (EMOTES as readonly string[]).includes(phrase);

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
