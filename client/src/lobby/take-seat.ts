/** A seat that somebody who looks on has asked for, and gets by itself when the hand is over. */
import { effect, signal, untracked } from "@preact/signals";
import { refusal, seated, table } from "../state.ts";
import { sitDown } from "./table-api.ts";

/** The name to sit down with, which may be empty; null while nobody here waits. */
export const waitsWith = signal<string | null>(null);

/** Whether a seat can only be had when this hand is over. */
export const afterHand = (): boolean => table.value?.joining === "between" && table.value.phase === "playing";

effect(() => {
  const name = waitsWith.value;
  if (name === null || !table.value || afterHand()) return;
  untracked(() => {
    waitsWith.value = null;
    if (seated.peek()) return;
    void sitDown(name).then((problem) => {
      if (problem) refusal.value = { what: "sit", ...problem };
    });
  });
});
