import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { PattaPartyExtras, View } from "../../messages.ts";
import { seat, table } from "../../state.ts";
import { aTable, aView, person } from "../../testing/tables.ts";
import { addWords, eventSentence, refusalWords } from "../../words.ts";
import part, { imagine, trumpFirst } from "./index.tsx";

const WORDS = ["words/en.ftl", "games/patta_party/words/en.ftl"].map((file) =>
  readFileSync(`../chautari/${file}`, "utf8"),
);

const NAMES = ["Asha", "Bina", "Chandra", "Dipak"];

beforeEach(() => {
  addWords("en", WORDS.join("\n"));
  table.value = aTable({ game: "patta_party", seats: NAMES.map((name) => person(name)) });
  seat.value = 0;
});

const standard: PattaPartyExtras = {
  jokers: false,
  calls: [[]],
  bid: 8,
  bidder: 1,
  forced: false,
  trump: "s",
  tricks: [2, 1],
  needed: [6, 8],
  led: "",
  leader: 0,
  best: -1,
  taking: -1,
  last_leader: -1,
  last_taken: -1,
  deals: 3,
  lead: 0,
  limit: 10,
  decider: false,
  points: 0,
  stuck: -1,
};

function playing(
  hand: string[],
  trick: string[] = [],
  game: Partial<PattaPartyExtras> = {},
  more: Partial<View> = {},
): View {
  return aView({
    seat: 0,
    phase: "play",
    to_act: 0,
    hands: NAMES.map((_, n) => ({ count: hand.length, cards: n === 0 ? hand : [] })),
    places: [
      { name: "deck", count: 0, cards: [] },
      { name: "trick", count: trick.length, cards: trick },
      { name: "last", count: 0, cards: [] },
    ],
    legal: hand.map((card) => `play ${card}`),
    game: { ...standard, ...game },
    ...more,
  });
}

describe("a hand", () => {
  it("is sorted with trump first, aces before kings, jokers last", () => {
    const view = playing([]);
    expect(trumpFirst(["2s", "XX", "Ah", "Kh", "As", "7d", "9c"], view)).toEqual([
      "As",
      "2s",
      "Ah",
      "Kh",
      "9c",
      "7d",
      "XX",
    ]);
  });

  it("has red and black by turns where it can", () => {
    const suits = trumpFirst(["2c", "2s", "2d", "2h"], playing([], [], { trump: "h" })).map((card) => card[1]);
    expect(suits).toEqual(["h", "s", "d", "c"]);
  });
});

describe("a card that is played", () => {
  it("lies in the trick at once, and one of two that look alike stays in the hand", () => {
    const after = imagine(playing(["7h", "7h", "2c"], ["Ah"], { leader: 3, led: "h" }), "play 7h");
    expect(after?.hands[0]).toEqual({ count: 2, cards: ["7h", "2c"] });
    expect(after && part.trick(after)?.cards).toEqual(["Ah", "7h"]);
    expect(after && part.trick(after)?.seats.slice(0, 2)).toEqual([3, 0]);
    expect(after?.to_act).toBe(1);
  });

  it("is followed by nobody known when it fills the trick", () => {
    const after = imagine(playing(["7h"], ["Ah", "2h", "3h"], { leader: 1, led: "h" }), "play 7h");
    expect(after?.to_act).toBe(-1);
  });

  it("leaves the table as it is when it is a bid", () => {
    expect(imagine(playing([]), "bid 9")).toBeNull();
  });
});

describe("what is said", () => {
  it("names the suit to follow, and why another card may not be played", () => {
    const view = playing(["7h", "2c"], ["Ah"], { led: "h" });
    expect(part.says(view)).toBe("Your turn: follow hearts");
    expect(refusalWords("follow_suit", { ...part.gaps(view, "play 2c"), card: "2c" })).toBe(
      "You hold a heart; follow hearts.",
    );
    expect(part.says(playing(["2c"], ["Ah"], { led: "h" }))).toBe("Your turn: no hearts, so any card");
    expect(part.says(playing(["2c"]))).toBe("Your turn: lead a card");
  });

  it("tells the lead from one's own side, with what it takes to win", () => {
    expect(part.headline(playing([], [], { lead: 8 }))).toBe("we lead by 8 of 52 · Hand 1/10");
    expect(part.headline(playing([], [], { lead: -8 }))).toBe("they lead by 8 of 52 · Hand 1/10");
    expect(part.headline(playing([], [], { decider: true }))).toBe("level · Decider");
  });

  it("tells a result in words, from either side", () => {
    const over = { to_act: -1, phase: "between", reason: "broken", hand_winners: [0, 2] };
    const broken = playing([], [], { points: 16 }, over);
    expect(part.outcome(broken)).toBe("The others bid 8 and were broken: 16 to you");
    const ours = playing([], [], { points: 16, bidder: 2 }, over);
    expect(part.outcome(ours)).toBe("Your team bid 8 and was broken: 16 to the others");
  });

  it("tells events from one's own side of the table", () => {
    const event = { kind: "broken", seat: 1, moved: [], facts: { bid: 8, points: 16, team: 1 } };
    expect(eventSentence(event)).toBe("The others bid 8 and were broken: 16 to you.");
    seat.value = 1;
    expect(eventSentence(event)).toBe("Your team bid 8 and was broken: 16 to the others.");
    seat.value = -1;
    expect(eventSentence(event)).toBe("The bid of 8 by Bina was broken: 16 to the other team.");
  });
});

describe("sides and calls", () => {
  it("every second seat is a partner, also for who looks on", () => {
    expect([0, 1, 2, 3].map((n) => part.side(playing([]), n))).toEqual(["ours", "theirs", "ours", "theirs"]);
    const watching = playing([], [], {}, { seat: -1 });
    expect([0, 1].map((n) => part.side(watching, n))).toEqual(["ours", "theirs"]);
  });

  it("shows at each seat what it said last in this round", () => {
    const calls = [
      [{ seat: 1, bid: 6 }],
      [
        { seat: 1, bid: 0 },
        { seat: 2, bid: 9 },
      ],
    ];
    const view = playing([], [], { calls }, { phase: "bid" });
    expect([1, 2, 3].map((n) => part.slot(view, n))).toEqual(["pass", "9", ""]);
  });
});
