import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../messages.ts";
import { seat, snapshots, table, view } from "../../state.ts";
import { layCards } from "../../table/cards.ts";
import { recall, sweep, trickShown } from "../../table/model.ts";
import { aTable, aView, person } from "../../testing/tables.ts";

const NAMES = ["Asha", "Bina", "Chandra", "Dipak"];
const FULL = ["As", "2s", "3s", "4s"];

/** A hand in play: cards of the trick on the table, and so many tricks won by one's own side. */
function play(trick: string[], won: number): View {
  return aView({
    seat: 0,
    phase: "play",
    to_act: trick.length,
    hands: NAMES.map(() => ({ count: 5, cards: [] })),
    places: [
      { name: "deck", count: 0, cards: [] },
      { name: "trick", count: trick.length, cards: trick },
      { name: "last", count: won ? 4 : 0, cards: won ? FULL : [] },
    ],
    game: {
      ...{ jokers: false, calls: [[]], bid: 8, bidder: 0, forced: false, trump: "s", needed: [8, 6] },
      ...{ tricks: [won, 0], led: "", leader: 0, best: -1, taking: -1, last_leader: won ? 0 : -1, last_taken: 0 },
      ...{ deals: 3, lead: 0, limit: 10, decider: false, points: 0, stuck: -1 },
    },
  });
}

let ends = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate = () => ({ finished: new Promise(() => {}), cancel: vi.fn() }) as unknown as Animation;
  table.value = aTable({ game: "patta_party", seats: NAMES.map((name) => person(name)) });
  seat.value = 0;
  view.value = play(["As", "2s", "3s"], 0);
  snapshots.value += 1;
  ends = layCards(document.createElement("div"));
  vi.advanceTimersByTime(100);
});

afterEach(() => {
  ends();
  vi.useRealTimers();
});

const lying = () => trickShown.value?.cards ?? [];

describe("a finished trick", () => {
  it("lies there for 1.2 s and is then swept away", () => {
    view.value = play([], 1);
    expect(lying()).toEqual(FULL);
    vi.advanceTimersByTime(1199);
    expect(lying()).toEqual(FULL);
    vi.advanceTimersByTime(1);
    expect(lying()).toEqual([]);
  });

  it("lies there no longer and no shorter when somebody leads to the next meanwhile", () => {
    view.value = play([], 1);
    vi.advanceTimersByTime(600);
    view.value = play(["Kh"], 1);
    expect(lying()).toEqual(FULL);
    vi.advanceTimersByTime(300);
    view.value = play(["Kh", "2h"], 1);
    expect(lying()).toEqual(FULL);
    vi.advanceTimersByTime(300);
    expect(lying()).toEqual(["Kh", "2h"]);
  });

  it("goes at once when it is swept by hand, and is not swept a second time", () => {
    view.value = play([], 1);
    sweep();
    expect(lying()).toEqual([]);
    view.value = play(["Kh"], 1);
    vi.advanceTimersByTime(2000);
    expect(lying()).toEqual(["Kh"]);
  });

  it("is not shown to who comes to the table later", () => {
    view.value = play([], 1);
    snapshots.value += 1;
    expect(lying()).toEqual([]);
  });

  it("comes back when it is asked for, for four seconds or until it is put away", () => {
    view.value = play([], 1);
    sweep();
    recall();
    expect(lying()).toEqual(FULL);
    vi.advanceTimersByTime(3999);
    expect(lying()).toEqual(FULL);
    vi.advanceTimersByTime(1);
    expect(lying()).toEqual([]);
    recall();
    recall();
    expect(lying()).toEqual([]);
  });
});
