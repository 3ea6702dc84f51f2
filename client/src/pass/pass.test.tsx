import { render } from "preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../history/announcer.tsx";
import { change } from "../settings/settings.ts";
import { hear, history, table, view } from "../state.ts";
import { catalogue } from "../testing/page.ts";
import { FakeSocket, fakeSockets } from "../testing/sockets.ts";
import { aTable, aView, aWelcome, person, threw } from "../testing/tables.ts";
import { open } from "../wire/wire.ts";
import { addWords } from "../words.ts";
import { Cover } from "./cover.tsx";
import { covered, coverUp, IDLE, passRound, reveal } from "./pass.ts";

const AT = new URL("ws://here/house/t/abc/socket");
const passed = aTable({
  way: "pass",
  seats: [
    person("Asha", { host: true }),
    person("Bina", { avatar: "danphe" }),
    person("", { who: "computer", avatar: "habre" }),
  ],
});
const place = document.createElement("div");
let line: FakeSocket;

addWords("en", catalogue("en"));

function looksOn(toAct: number): void {
  line.says(aWelcome({ seat: -1, host: false, table: passed, view: aView({ to_act: toAct }) }));
}

beforeAll(async () => {
  change({ language: "en" });
  document.body.append(place);
  fakeSockets();
  open(AT, null);
  line = FakeSocket.last.accept();
  line.answersPings = true;
  looksOn(0);
  passRound(AT, ["tokenA", "tokenB"]);
  // Each token says hello once, to learn which seat it is, and leaves.
  for (const seat of [0, 1]) {
    const visit = FakeSocket.last.accept();
    visit.says(aWelcome({ seat, table: passed, view: aView({ seat }) }));
    await vi.waitFor(() => expect(visit.readyState).toBe(FakeSocket.CLOSED));
    await Promise.resolve();
  }
});

beforeEach(async () => {
  coverUp();
  looksOn(0);
  await Promise.resolve();
});

async function revealed(seat: number): Promise<void> {
  const asked = reveal();
  line.says(aWelcome({ seat, table: passed, view: aView({ seat, to_act: seat }) }));
  await asked;
}

function isCovered(): void {
  expect(covered.value).toBe(0);
  expect(view.value).toBeNull();
  expect(history.value).toEqual([]);
  expect(lastHello()).toEqual({ type: "hello", token: null, seq: null });
}

function lastHello() {
  return line.sent.filter((message) => message.type === "hello").at(-1);
}

test("while covered the phone looks on as a stranger, and the page holds no card", () => {
  render(<Cover />, place);
  expect(place.textContent).toContain("Give the phone to Asha");
  expect(document.documentElement.outerHTML).not.toMatch(/seven of hearts|7h/);
  expect(view.value?.hands.flatMap((hand) => hand.cards)).toEqual([]);
});

test("the hand is asked for only when its player asks to see it", async () => {
  await revealed(0);
  expect(lastHello()).toEqual({ type: "hello", token: "tokenA", seq: null });
  expect(covered.value).toBeNull();
  expect(view.value?.hands[0]?.cards).toContain("7h");
});

test("when the turn passes the hand is covered and forgotten at once", async () => {
  await revealed(0);
  line.says({
    type: "update",
    seq: 11,
    events: [threw(0, "9c")],
    table: null,
    news: [],
    view: aView({ seat: 0, to_act: 1 }),
  });
  expect(covered.value).toBe(1);
  expect(view.value).toBeNull();
});

test("what the log told one player is gone before the next looks", async () => {
  const log = document.createElement("div");
  const status = document.createElement("div");
  await revealed(0);
  const end = announce(log, status);
  const took = { kind: "took_deck", seat: 0, moved: [{ cards: ["7d"], source: "deck", target: "hand:0" }], facts: {} };
  line.says({
    type: "update",
    seq: 11,
    events: [took],
    table: null,
    news: [],
    view: aView({ seat: 0, phase: "throw" }),
  });
  await vi.waitFor(() => expect(log.textContent).toContain("seven of diamonds"));
  coverUp();
  expect(log.textContent + status.textContent).toBe("");
  end();
});

test.each(["blur", "pagehide"])("%s covers", async (event) => {
  await revealed(0);
  dispatchEvent(new Event(event));
  isCovered();
});

test("a hidden page covers", async () => {
  await revealed(0);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.restoreAllMocks();
  isCovered();
});

test("a phone that nobody touches covers itself", async () => {
  vi.useFakeTimers();
  await revealed(0);
  vi.advanceTimersByTime(IDLE - 1000);
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(IDLE - 1000);
  expect(covered.value).toBeNull();
  vi.advanceTimersByTime(1000);
  isCovered();
  vi.useRealTimers();
});

test("laid down while the hand is on its way, it stays covered", async () => {
  const asked = reveal();
  coverUp();
  line.says(aWelcome({ seat: 0, table: passed, view: aView({ seat: 0 }) }));
  await asked;
  expect(covered.value).toBe(0);
  expect(view.value).toBeNull();
});

test("a computer's turn needs no cover: the table is open to all", () => {
  looksOn(2);
  expect(covered.value).toBeNull();
});

test("dealing is said in the name of the host's seat, without its hand being kept", async () => {
  looksOn(-1);
  const { deal } = await import("../state.ts");
  deal();
  await Promise.resolve();
  const visit = FakeSocket.last.accept();
  expect(visit.sent).toEqual([{ type: "hello", token: "tokenA" }]);
  visit.says(aWelcome({ seat: 0, table: passed, view: aView({ seat: 0 }) }));
  expect(visit.sent.at(-1)).toMatchObject({ type: "deal" });
  expect(view.value?.seat).toBe(-1);
});

test("the title and the labels of the cover name nobody's cards", () => {
  hear(aWelcome({ seat: -1, table: passed, view: aView(), history: [threw(2, "4d")] }));
  render(<Cover />, place);
  expect(table.value?.way).toBe("pass");
  expect(document.title).not.toMatch(/hearts|clubs|spades|diamonds/);
});
