import { h, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../settings/settings.ts";
import { happened, hear, spoken } from "../state.ts";
import { catalogue } from "../testing/page.ts";
import { aTable, aView, aWelcome, threw } from "../testing/tables.ts";
import { addWords } from "../words.ts";
import { announce, GATHER } from "./announcer.tsx";
import { History } from "./history.tsx";

addWords("en", catalogue("en"));
const log = document.createElement("div");
const status = document.createElement("div");
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  change({ language: "en" });
  happened.value = [];
  hear(aWelcome({ seat: 0, view: aView({ seat: 0, to_act: 1 }) }));
  log.replaceChildren();
  end = announce(log, status);
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

test("moves in quick succession are spoken as one piece", () => {
  hear({ type: "update", seq: 11, events: [threw(1, "9c")], table: null, news: [], view: null });
  vi.advanceTimersByTime(200);
  hear({ type: "update", seq: 12, events: [threw(2, "Kh")], table: null, news: [], view: null });
  vi.advanceTimersByTime(GATHER);
  expect([...log.children].map((line) => line.textContent)).toEqual([
    "Bina threw the nine of clubs. Habre threw the king of hearts.",
  ]);
});

test("the draw for seats is spoken once, before the first deal", () => {
  const drawn = [
    [
      { seat: 0, card: "Kh" },
      { seat: 1, card: "4c" },
      { seat: 2, card: "4d" },
    ],
    [
      { seat: 1, card: "9s" },
      { seat: 2, card: "2h" },
    ],
  ];
  const table = aTable({ drawn });
  const dealt = { kind: "dealt", seat: 0, moved: [], facts: { each: 7 } };
  hear({ type: "update", seq: 11, events: [dealt], table, news: [], view: aView({ seat: 0, to_act: 1 }) });
  hear({ type: "update", seq: 12, events: [{ ...dealt }], table, news: [], view: aView({ seat: 0, to_act: 1 }) });
  vi.advanceTimersByTime(GATHER);
  expect(log.textContent).toBe(
    "Draw for seats: you drew the king of hearts, Bina drew the four of clubs and Habre drew the four of diamonds. " +
      "Equal ranks drew again: Bina drew the nine of spades and Habre drew the two of hearts. " +
      "You drew highest, sit first and deal. You dealt 7 cards each. You dealt 7 cards each.",
  );
});

test("the draw for seats heads the story of the first hand, and of no other", () => {
  const table = aTable({ drawn: [[{ seat: 1, card: "Kh" }]] });
  hear(aWelcome({ seat: 0, table, view: aView({ seat: 0 }), history: [threw(1, "9c")] }));
  const page = document.createElement("div");
  render(h(History, {}), page);
  expect([...page.querySelectorAll("li")].map((line) => line.textContent?.trim())).toEqual([
    "Draw for seats: Bina drew the king of hearts.",
    "You drew highest, sit first and deal.",
    "Bina threw the nine of clubs.",
  ]);
  hear(aWelcome({ seat: 0, table, view: aView({ seat: 0, hands_played: 1 }), history: [threw(1, "9c")] }));
  render(h(History, {}), page);
  expect(page.querySelectorAll("li")).toHaveLength(1);
});

test("the status line says when it is one's turn, and is silent otherwise", () => {
  expect(status.textContent).toBe("");
  hear({ type: "update", seq: 11, events: [], table: null, news: [], view: aView({ seat: 0, to_act: 0 }) });
  expect(status.textContent).toBe("Your turn: take a card");
  hear({ type: "update", seq: 12, events: [], table: null, news: [], view: aView({ seat: 0, to_act: 1 }) });
  expect(status.textContent).toBe("");
});

test("the same words are spoken twice when they are asked for twice", () => {
  for (let times = 0; times < 2; times++) {
    spoken.value = "Bina is to take a card";
    expect(status.textContent).toBe("");
    vi.advanceTimersByTime(60);
    expect(status.textContent).toBe("Bina is to take a card");
  }
});
