import { beforeEach, expect, it } from "vitest";
import type { Happening } from "../messages.ts";
import { seat } from "../state.ts";
import { soundOf } from "./attention.ts";

const event = (kind: string, source: string, target: string, more: Partial<Happening> = {}): Happening => ({
  kind,
  seat: 1,
  facts: {},
  moved: [{ source, target, cards: ["7h"] }],
  ...more,
});

beforeEach(() => {
  seat.value = 0;
});

it.each([
  ["a deal", [event("dealt", "pack", "hand:0")], "deal"],
  ["a throw in Jutpatti", [event("threw", "hand:1", "pile")], "throw"],
  ["a match in Pitty Pat", [event("matched", "hand:1", "upcard")], "throw"],
  ["a card in a trick", [event("played", "hand:1", "trick")], "throw"],
  ["a trick that is taken", [event("took_trick", "trick", "won:1")], "take"],
  ["a card from the deck", [event("took_deck", "deck", "hand:1")], "take"],
  ["one card taken and one thrown", [event("took_deck", "deck", "hand:1"), event("threw", "hand:1", "pile")], "throw"],
  ["cards that are turned up where they lie", [event("shown", "hand:1", "hand:1")], null],
  ["a bid", [event("bid", "", "", { moved: [] })], null],
  ["somebody else's win", [event("won", "hand:1", "laid")], "throw"],
  ["one's own win", [event("won", "hand:0", "laid", { seat: 0 })], "win"],
] as const)("%s has its sound", (_, events, sound) => {
  expect(soundOf([...events])).toBe(sound);
});
