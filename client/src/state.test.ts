import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetSeen,
  handOrder,
  happened,
  hear,
  history,
  move,
  myTurn,
  pending,
  refusal,
  sendThrough,
  steps,
  takeSteps,
  view,
} from "./state.ts";
import { aView, aWelcome, threw } from "./testing/tables.ts";

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
