import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AskView, Command } from "../messages.ts";
import { change } from "../settings/settings.ts";
import { hear, sendThrough } from "../state.ts";
import { catalogue } from "../testing/page.ts";
import { aNews, anUpdate, aTable, aView, aWelcome, person } from "../testing/tables.ts";
import { addWords } from "../words.ts";
import { AskBanner } from "./asks.tsx";
import { leftOf, turnClock, turnEnding } from "./clock.ts";
import { mute } from "./muted.ts";
import { newsSentence } from "./news.ts";
import { STANDS, saying } from "./phrases.ts";
import { newsNow } from "./story.ts";
import { TurnAlert } from "./turn.tsx";

for (const tongue of ["en", "ne"] as const) addWords(tongue, catalogue(tongue));
const place = document.createElement("div");
const sent: Command[] = [];
const seats = [
  person("Asha", { host: true, avatar: "yak" }),
  person("Bina", { avatar: "danphe" }),
  person("Chandra", { avatar: "saras" }),
];

beforeEach(() => {
  vi.useFakeTimers();
  change({ language: "en", hearPhrases: true });
  sent.length = 0;
  sendThrough((command) => sent.push(command));
  newsNow.value = [];
  saying.value = {};
  hear(aWelcome({ seat: 0, table: aTable({ seats }), view: aView({ seat: 0, to_act: 0 }) }));
});

afterEach(() => {
  vi.useRealTimers();
});

const asked = (more: Partial<AskView> = {}): AskView => ({
  number: 7,
  what: "undo",
  by: 1,
  seat: 1,
  yes: [1],
  waits_for: [0, 2],
  needed: 3,
  left_ms: 30_000,
  ...more,
});

const atTable = (more: Parameters<typeof aTable>[0]) => hear(anUpdate({ table: aTable({ seats, ...more }) }));
const draw = () => render(<AskBanner />, place);
const button = (words: string) => [...place.querySelectorAll("button")].find((one) => one.textContent === words);

test("who is asked reads what is asked and has two equal answers", () => {
  atTable({ asks: [asked()] });
  draw();
  expect(place.textContent).toContain("Bina asks to take back the last move");
  expect([...place.querySelectorAll("button")].map((one) => one.className)).toEqual(["button", "button"]);
  button("Agree")?.click();
  expect(sent.at(-1)).toMatchObject({ type: "answer", ask: 7, yes: true });
  button("No")?.click();
  expect(sent.at(-1)).toMatchObject({ type: "answer", ask: 7, yes: false });
});

test("who asked sees for whom it waits, and may let it be", () => {
  atTable({ asks: [asked({ by: 0, seat: 0, yes: [0], waits_for: [1, 2] })] });
  draw();
  expect(place.textContent).toContain("Waiting for Bina and Chandra");
  button("Never mind")?.click();
  expect(sent.at(-1)).toMatchObject({ type: "answer", ask: 7, yes: false });
});

test("of several things asked the one that waits for oneself comes first, and the others are counted", () => {
  const own = asked({ number: 8, what: "clock_off", by: 0, seat: -1, yes: [0], waits_for: [1, 2] });
  atTable({ asks: [own, asked()] });
  draw();
  expect(place.textContent).toContain("Bina asks to take back");
  expect(place.textContent).toContain("+ 1");
});

test("who has not been asked and did not ask is not bothered", () => {
  atTable({ asks: [asked({ yes: [1, 2], waits_for: [] })] });
  draw();
  expect(place.textContent).toBe("");
});

test("a clock runs on from when it was heard of", () => {
  atTable({ turn: { left_ms: 12_000, whole_ms: 30_000 } });
  expect(turnClock.value).toMatchObject({ seat: 0, seconds: 12, part: 0.4 });
  vi.advanceTimersByTime(4000);
  expect(turnClock.value?.seconds).toBe(8);
  expect(leftOf(3000)).toBe(0);
});

test("ten seconds before one's own time is up it is said aloud, once", async () => {
  render(<TurnAlert />, place);
  atTable({ turn: { left_ms: 12_000, whole_ms: 30_000 } });
  const alert = place.querySelector("[role=alert]");
  expect(alert?.textContent).toBe("");
  await vi.advanceTimersByTimeAsync(2500);
  expect(alert?.textContent).toBe("Ten seconds are left for your turn.");
  const changes = vi.fn();
  new MutationObserver(changes).observe(place, { childList: true, subtree: true, characterData: true });
  await vi.advanceTimersByTimeAsync(3000);
  expect(changes).not.toHaveBeenCalled();
});

test("another's clock hurries nobody else", () => {
  hear(anUpdate({ table: aTable({ seats, turn: { left_ms: 2000, whole_ms: 30_000 } }), view: aView({ to_act: 1 }) }));
  expect(turnClock.value?.seat).toBe(1);
  expect(turnEnding.value).toBe(false);
});

test("a phrase stands at its seat for a moment", () => {
  hear(anUpdate({ news: [aNews("said", 1, { phrase: "namaste" })] }));
  expect(saying.value).toEqual({ 1: "namaste" });
  vi.advanceTimersByTime(STANDS);
  expect(saying.value).toEqual({});
});

test("who is silenced on this device is not heard, until somebody else sits there", () => {
  mute(1, true);
  hear(anUpdate({ news: [aNews("said", 1, { phrase: "namaste" }), aNews("said", 2, { phrase: "sorry" })] }));
  expect(saying.value).toEqual({ 2: "sorry" });
  hear(anUpdate({ news: [aNews("sat", 1)] }));
  hear(anUpdate({ news: [aNews("said", 1, { phrase: "good_luck" })] }));
  expect(saying.value[1]).toBe("good_luck");
});

test("a device that wants to hear no phrases hears none", () => {
  change({ hearPhrases: false });
  hear(anUpdate({ news: [aNews("said", 1, { phrase: "namaste" })] }));
  expect(saying.value).toEqual({});
});

const KINDS = [
  ["sat"],
  ["left"],
  ["freed"],
  ["handed"],
  ["away"],
  ["took_over"],
  ["returned"],
  ["host"],
  ["clock_ran_out"],
  ["clock_off"],
  ["undone"],
  ["asked_undo"],
  ["asked_clock_off"],
  ["asked_play_for", { whom: 2 }],
  ["declined", { what: "undo" }],
  ["lapsed", { what: "clock_off" }],
  ["said", { phrase: "emote_tea" }],
  ["game_changed", { game: "jutpatti" }],
  ["stopped_by"],
] as const;

test.each(["en", "ne"] as const)("every kind of news has its sentence, whoever it is about: %s", (language) => {
  change({ language });
  for (const [kind, facts] of KINDS) {
    for (const seat of [0, 1]) {
      const said = newsSentence(aNews(kind, seat, facts ?? {}));
      expect(said, kind).toMatch(/^[^{}]{5,}$/);
    }
  }
});

test("what nobody here knows is told by nobody", () => {
  expect(newsSentence(aNews("flew_away", 1))).toBe("");
});
