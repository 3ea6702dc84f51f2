import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../settings/settings.ts";
import { happened, hear, spoken } from "../state.ts";
import { catalogue } from "../testing/page.ts";
import { aView, aWelcome, threw } from "../testing/tables.ts";
import { addWords } from "../words.ts";
import { announce, GATHER } from "./announcer.tsx";

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
  hear({ type: "update", seq: 11, events: [threw(1, "9c")], table: null, view: null });
  vi.advanceTimersByTime(200);
  hear({ type: "update", seq: 12, events: [threw(2, "Kh")], table: null, view: null });
  vi.advanceTimersByTime(GATHER);
  expect([...log.children].map((line) => line.textContent)).toEqual([
    "Bina threw the nine of clubs. Habre threw the king of hearts.",
  ]);
});

test("the status line says when it is one's turn, and is silent otherwise", () => {
  expect(status.textContent).toBe("");
  hear({ type: "update", seq: 11, events: [], table: null, view: aView({ seat: 0, to_act: 0 }) });
  expect(status.textContent).toBe("Your turn: take a card");
  hear({ type: "update", seq: 12, events: [], table: null, view: aView({ seat: 0, to_act: 1 }) });
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
