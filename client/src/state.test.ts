import { beforeEach, expect, test, vi } from "vitest";
import { missedNews, news, newsNow } from "./company/story.ts";
import {
  curtained,
  finishing,
  forgetSeen,
  handOrder,
  happened,
  hear,
  history,
  hosting,
  move,
  myTurn,
  pending,
  refusal,
  sendThrough,
  steps,
  table,
  takeSteps,
  view,
} from "./state.ts";
import { aNews, anUpdate, aTable, aView, aWelcome, person, threw } from "./testing/tables.ts";

beforeEach(() => {
  sendThrough(() => {});
  hear(aWelcome({ last_id: pending.value?.id ?? "" }));
});

test("a move is late after 400 ms and lost after five seconds, and only then may another be tried", () => {
  vi.useFakeTimers();
  expect(move("deck")).toBe(true);
  expect(myTurn.value).toBe(false);
  vi.advanceTimersByTime(400);
  expect(pending.value).toMatchObject({ late: true, lost: false });
  expect(move("deck")).toBe(false);
  vi.advanceTimersByTime(4600);
  expect(pending.value?.lost).toBe(true);
  expect(myTurn.value).toBe(true);
  expect(move("deck")).toBe(true);
  vi.useRealTimers();
});

test("an accepted move is on its way until its update shows it", () => {
  move("deck");
  hear({ type: "accepted", id: pending.value?.id ?? "", seq: 11 });
  expect(pending.value).not.toBeNull();
  hear({ type: "update", seq: 11, events: [], table: null, news: [], view: aView({ seat: 0, phase: "throw" }) });
  expect(pending.value).toBeNull();
});

test("who may take a move back is told without the whole table", () => {
  hear(aWelcome());
  hear(anUpdate({ undo: 2 }));
  expect(table.value?.undo).toBe(2);
  hear(anUpdate({ seq: 12 }));
  expect(table.value?.undo).toBe(2);
  hear(anUpdate({ seq: 13, undo: -1 }));
  expect(table.value).toEqual(aTable());
});

test("a refused move comes back with its reason", () => {
  move("throw 9c");
  hear({ type: "refused", id: pending.value?.id ?? "", reason: "just_taken", facts: {} });
  expect(pending.value).toBeNull();
  expect(refusal.value).toEqual({ what: "throw 9c", reason: "just_taken", facts: {} });
});

test("every update waits for the animation as one step, in order", () => {
  hear({ type: "update", seq: 11, events: [threw(1, "9c")], table: null, news: [], view: aView({ seat: 0 }) });
  hear({ type: "update", seq: 12, events: [threw(2, "4d")], table: null, news: [], view: aView({ seat: 0 }) });
  expect(takeSteps().map((step) => step.seq)).toEqual([11, 12]);
  expect(takeSteps()).toEqual([]);
});

test("a welcome forgets the steps before it", () => {
  hear({ type: "update", seq: 11, events: [threw(1, "9c")], table: null, news: [], view: null });
  hear(aWelcome());
  expect(steps.value).toEqual([]);
});

test("a new hand begins a new history, and a cut belongs to the hand it is for", () => {
  const dealt = { kind: "dealt", seat: 2, moved: [], facts: { each: 7 } };
  const cut = { kind: "cut", seat: 1, moved: [], facts: { place: 20 } };
  const kinds = () => history.value.map((event) => event.kind);
  hear({ type: "update", seq: 11, events: [threw(1, "9c")], table: null, news: [], view: null });
  hear({ type: "update", seq: 12, events: [cut], table: null, news: [], view: null });
  hear({ type: "update", seq: 13, events: [dealt], table: null, news: [], view: null });
  expect(kinds()).toEqual(["cut", "dealt"]);
  hear({ type: "update", seq: 14, events: [dealt], table: null, news: [], view: null });
  expect(kinds()).toEqual(["dealt"]);
});

test("when eyes are given up nothing that they saw is left", () => {
  hear({ type: "update", seq: 11, events: [threw(0, "9c")], table: null, news: [], view: aView({ seat: 0 }) });
  handOrder.value = ["7h"];
  move("deck");
  forgetSeen();
  const left = [view, history, happened, handOrder, pending, refusal, steps].map((signal) => signal.value);
  expect(left).toEqual([null, [], [], [], null, null, []]);
});

test("news stand in the hand's history where they came about, and go with the hand", () => {
  hear(anUpdate({ events: [threw(1, "9c")] }));
  hear(anUpdate({ events: [threw(2, "4d")], news: [aNews("clock_ran_out", 2)] }));
  hear(anUpdate({ news: [aNews("said", 1, { phrase: "oh_no" })] }));
  expect(news.value.map(({ news: { kind }, after }) => [kind, after])).toEqual([
    ["clock_ran_out", 1],
    ["said", 2],
  ]);
  hear(anUpdate({ events: [{ kind: "dealt", seat: 2, moved: [], facts: {} }], news: [aNews("sat", 2)] }));
  expect(news.value.map(({ news: { kind }, after }) => [kind, after])).toEqual([["sat", 0]]);
});

test("who comes back is told the news, and finds the old ones where they were", () => {
  hear(anUpdate({ events: [threw(1, "9c")] }));
  hear(anUpdate({ news: [aNews("away", 2)] }));
  const after = [threw(1, "9c"), threw(2, "4d")];
  hear(aWelcome({ history: after, missed: after.slice(1), news: [aNews("took_over", 2)] }));
  expect(missedNews.value.map(({ kind }) => kind)).toEqual(["took_over"]);
  expect(news.value.map(({ news: { kind }, after: at }) => [kind, at])).toEqual([
    ["away", 1],
    ["took_over", 1],
  ]);
  hear(aWelcome({ table: aTable({ game_number: 2 }), history: [] }));
  expect(news.value).toEqual([]);
});

test("while the computer finishes one's turn it is not one's own", () => {
  const back = aTable({ seats: [person("Asha", { played_for: true }), person("Bina")] });
  hear(aWelcome({ seat: 0, table: back, view: aView({ seat: 0, to_act: 0 }) }));
  expect([finishing.value, myTurn.value]).toEqual([true, false]);
  hear(anUpdate({ table: aTable() }));
  expect([finishing.value, myTurn.value]).toEqual([false, true]);
});

test("when the host has gone, the next person is the host at once", () => {
  hear(aWelcome({ seat: 1, host: false, view: aView({ seat: 1 }) }));
  expect(hosting.value).toBe(false);
  hear(anUpdate({ table: aTable({ seats: [person("", { who: "computer" }), person("Bina", { host: true })] }) }));
  expect(hosting.value).toBe(true);
});

test("where nobody may look on, a stranger's page lets go of what it saw", () => {
  hear(aWelcome({ seat: -1, host: false, view: aView(), history: [threw(1, "9c")] }));
  expect(curtained.value).toBe(false);
  hear(anUpdate({ table: aTable({ spectators: false }) }));
  expect(curtained.value).toBe(true);
  expect([view.value, history.value]).toEqual([null, []]);
  hear(anUpdate({ table: aTable(), view: aView() }));
  expect(curtained.value).toBe(false);
  expect(view.value).not.toBeNull();
});

test("a picture that came unasked tells its news as new, and nobody was away", () => {
  hear(anUpdate({ events: [threw(0, "9c")] }));
  missedNews.value = [];
  hear(aWelcome({ history: [], news: [aNews("undone", 0)] }), "unasked");
  expect(missedNews.value).toEqual([]);
  expect(newsNow.value.map(({ kind }) => kind)).toEqual(["undone"]);
});
