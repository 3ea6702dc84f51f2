import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Happening } from "./messages.ts";
import { change } from "./settings/settings.ts";
import { hear } from "./state.ts";
import { catalogue } from "./testing/page.ts";
import { aWelcome, threw } from "./testing/tables.ts";
import {
  addWords,
  cardWords,
  eventParts,
  eventSentence,
  hasWord,
  phaseWords,
  refusalWords,
  shaped,
  t,
} from "./words.ts";

addWords("en", catalogue("en"));
addWords("ne", catalogue("ne"));

beforeEach(() => {
  change({ language: "en", digits: "auto" });
  hear(aWelcome({ seat: 0 }));
});

test("cards are said in words", () => {
  expect([cardWords("Th"), cardWords("??")]).toEqual(["ten of hearts", "a card face down"]);
});

test("an event is told to who did it and to the others", () => {
  expect(eventSentence(threw(0, "9c"))).toBe("You threw the nine of clubs.");
  expect(eventSentence(threw(1, "9c"))).toBe("Bina threw the nine of clubs.");
  expect(eventSentence(threw(2, "9c"))).toBe("Habre threw the nine of clubs.");
});

test("the sentence leaves its cards to be drawn", () => {
  expect(eventParts(threw(1, "9c"))).toEqual(["Bina threw the ", { card: "9c" }, "."]);
});

test("the card that another took from the deck is in no sentence", () => {
  const took: Happening = {
    kind: "took_deck",
    seat: 1,
    moved: [{ cards: ["??"], source: "deck", target: "hand:1" }],
    facts: {},
  };
  expect(eventParts(took)).toEqual(["Bina took from the deck."]);
});

test("the jokers are told by their rank", () => {
  const turned = { kind: "turned", seat: -1, moved: [], facts: { card: "5s", joker: "6" } };
  expect(eventSentence(turned)).toBe("The five of spades was turned up: sixes are jokers.");
});

test("a fact that is several ranks is said as all their cards", () => {
  addWords("en", `${catalogue("en")}\njutpatti-event-stuck = All { $ranks } are in hands.\n`);
  const stuck = { kind: "stuck", seat: -1, moved: [], facts: { ranks: ["6", "K"] } };
  expect(eventSentence(stuck)).toBe("All sixes and kings are in hands.");
  addWords("en", catalogue("en"));
});

test("winners are named together", () => {
  const over = { kind: "game_over", seat: -1, moved: [], facts: { winners: ["1", "2"] } };
  expect(eventSentence(over)).toBe("Bina and Habre share the game.");
  expect(eventSentence({ ...over, facts: { winners: ["0"] } })).toBe("You won the game.");
});

test("a spectator is never addressed as the one who acts", () => {
  hear(aWelcome({ seat: -1 }));
  expect(eventSentence({ kind: "turned", seat: -1, moved: [], facts: { card: "5s", joker: "6" } })).toContain("five");
  expect(phaseWords("take", 0)).toBe("Asha is to take a card");
});

test("refusals are said in words, underscores or not", () => {
  expect(refusalWords("just_taken")).toBe("The card just taken from the pile may not be thrown in the same turn.");
});

test("digits follow the language until the person chooses", () => {
  expect(shaped(12)).toBe("12");
  change({ language: "ne" });
  expect(shaped(12)).toBe("१२");
  change({ digits: "latin" });
  expect(shaped(12)).toBe("12");
});

test("what no catalogue has is shown legibly", () => {
  expect(t("no-such-word")).toBe("no such word");
});

test("both languages have every word that the client names", () => {
  const named = new Set<string>();
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || file.includes(".test.") || file.startsWith("testing")) continue;
    const source = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    for (const [, key] of source.matchAll(/\bt\(\s*"([a-z][a-z0-9-]+)"/g)) if (key) named.add(key);
    for (const [, a, b] of source.matchAll(/\bt\([^()"]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"/g)) {
      if (a && b) named.add(a).add(b);
    }
  }
  expect(named.size).toBeGreaterThan(80);
  for (const tongue of ["en", "ne"] as const) {
    change({ language: tongue });
    expect([...named].filter((key) => !hasWord(key))).toEqual([]);
  }
});
