import { describe, expect, it } from "vitest";
import jutpatti, { brackets, byPairs } from "../games/jutpatti/index.tsx";
import type { Command, View } from "../messages.ts";
import { hear, myTurn, sendThrough } from "../state.ts";
import { catalogue } from "../testing/page.ts";
import { aTable, aWelcome } from "../testing/tables.ts";
import { addWords } from "../words.ts";
import { arranged, byOrder, byRank, bySuit, keyed, moved } from "./hand.ts";
import { isTry, offered, play, reason, shown } from "./model.ts";
import { barredCard, choices, moveOfCard } from "./moves.ts";

const view = (some: Partial<View> = {}): View => ({
  seat: 0,
  phase: "throw",
  to_act: 0,
  dealer: 1,
  hands_played: 0,
  hands: [
    { count: 8, cards: "2s 6d 7c 9c 9d Jh Js Kh".split(" ") },
    { count: 7, cards: [] },
  ],
  places: [
    { name: "deck", count: 20, cards: [] },
    { name: "pile", count: 5, cards: ["8s", "4c", "Th", "Qd"] },
    { name: "turned", count: 1, cards: ["5s"] },
  ],
  legal: ["throw 2s", "throw 6d"],
  barred: { "throw 7c": "just_taken" },
  scores: [0, 0],
  hand_winners: [],
  reason: "",
  over: false,
  winners: [],
  game: {
    joker: "6",
    cards_each: 7,
    pairs: [["9c", "9d"]],
    pairs_needed: 4,
    just_taken: "7c",
    taken_from: "deck",
    laid: [],
    reshuffles: 0,
    call: false,
  },
  ...some,
});

describe("sorting", () => {
  it("by pairs puts jokers first, then pairs from the top, then what is alone", () => {
    expect(byPairs("2s 6d 9c 9d Jh Js Kh".split(" "), view())).toEqual("6d Jh Js 9c 9d Kh 2s".split(" "));
  });

  it("by pairs leaves the third of a rank alone", () => {
    expect(byPairs(["9c", "9d", "9h", "Kh"], view())).toEqual(["9c", "9d", "Kh", "9h"]);
  });

  it("by rank knows the ten and the ace", () => {
    expect(byRank(["Ts", "9s", "Ac", "Kd", "Jh"])).toEqual(["Kd", "Jh", "Ts", "9s", "Ac"]);
  });

  it("by suit goes black, red, black, red", () => {
    expect(bySuit(["2d", "3c", "4h", "5s"])).toEqual(["5s", "4h", "3c", "2d"]);
  });

  it("keeps one's own order, and puts what is new at the end", () => {
    expect(byOrder(["Kh", "2s", "7c"], ["7c", "Kh", "Jd"])).toEqual(["7c", "Kh", "2s"]);
  });

  it("keeps the card just taken apart at the end, however the hand is sorted", () => {
    for (const how of ["pairs", "suit", "rank", "mine"]) {
      expect(arranged(view(), jutpatti, how, []).at(-1)).toBe("7c");
    }
  });

  it("tells cards apart that look the same", () => {
    expect(keyed(["7h", "7h", "9c"], new Map())).toEqual(["7h#0", "7h#1", "9c#0"]);
  });

  it("moves one card and leaves the others in order", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  });
});

describe("brackets", () => {
  it("stand over pairs side by side, dashed over a joker", () => {
    expect(brackets("6d Jh Js 9c 9d Kh".split(" "), view())).toEqual([
      { from: 0, to: 0, open: true },
      { from: 1, to: 2, open: false },
      { from: 3, to: 4, open: false },
    ]);
  });
});

describe("where players call it themselves", () => {
  const calling = (legal: string[], some: Partial<View> = {}) =>
    view({ legal, game: { ...view().game, call: true }, ...some });

  it("nothing tells of pairs while the hand is in play", () => {
    const seen = calling(["throw 2s"]);
    expect(jutpatti.note(seen)).toBe("");
    expect(jutpatti.brackets("6d Jh Js 9c 9d Kh".split(" "), seen)).toEqual([]);
    expect(jutpatti.about("9c", seen)).toEqual([]);
    expect(jutpatti.note(calling([], { phase: "between", to_act: -1 }))).not.toBe("");
  });

  it("the call is offered at every throw, alike whether it would be refused or not", () => {
    addWords("en", catalogue("en"));
    const offers = [["throw 2s"], ["call", "throw 2s"]].map((legal) => {
      hear(aWelcome({ seat: 0, table: aTable(), view: calling(legal) }));
      return { ...offered.value, quiet: isTry("call") };
    });
    expect(offers[0]).toEqual(offers[1]);
    expect(offers[0]).toMatchObject({ words: ["call"], cards: true, quiet: true });
    hear(aWelcome({ seat: 0, table: aTable(), view: calling(["deck"], { phase: "take" }) }));
    expect(offered.value?.words).toEqual([]);
  });

  it("a call that is refused costs nothing: the hand stays, and says why", () => {
    const sent: Command[] = [];
    sendThrough((command) => sent.push(command));
    hear(aWelcome({ seat: 0, table: aTable(), view: calling(["throw 2s"]) }));
    play("call");
    expect(sent).toMatchObject([{ type: "move", move: "call" }]);
    expect(shown.value?.hands[0]?.count).toBe(8);
    hear({ type: "refused", id: sent[0]?.id ?? "", reason: "not_all_pairs", facts: {} });
    expect(reason.value).toBe("The hand is not all pairs yet.");
    expect(offered.value?.words).toEqual(["call"]);
    expect(myTurn.value).toBe(true);
  });
});

describe("moves read from their text", () => {
  it("finds the move of a card, and why a card has none", () => {
    expect(moveOfCard(view(), "2s")).toBe("throw 2s");
    expect(moveOfCard(view(), "7c")).toBeUndefined();
    expect(barredCard(view(), "7c")).toBe("just_taken");
  });

  it("tells places, numbers and other words apart", () => {
    expect(choices(view({ legal: ["deck", "pile"] }))).toEqual({
      cards: false,
      places: ["deck", "pile"],
      number: null,
      words: [],
    });
    expect(choices(view({ legal: ["call", "throw 2s"] }))).toMatchObject({ cards: true, words: ["call"] });
    expect(choices(view({ legal: ["cut 3", "cut 1", "cut 51"] })).number).toEqual({ word: "cut", least: 1, most: 51 });
  });
});

describe("a move that is on its way", () => {
  it("puts a thrown card on the pile and gives the turn away", () => {
    const after = jutpatti.imagine(view(), "throw 2s");
    expect(after?.hands[0]?.cards).not.toContain("2s");
    expect(after?.places[1]).toMatchObject({ count: 6, cards: ["4c", "Th", "Qd", "2s"] });
    expect(after?.legal).toEqual([]);
  });

  it("brings the thrown card into the hand", () => {
    const after = jutpatti.imagine(view({ legal: ["deck", "pile"] }), "pile");
    expect(after?.hands[0]?.cards.at(-1)).toBe("Qd");
    expect(after?.places[1]?.cards).toEqual(["8s", "4c", "Th"]);
  });

  it("brings a card face down from the deck, for it cannot be known", () => {
    const after = jutpatti.imagine(view({ legal: ["deck", "pile"] }), "deck");
    expect(after?.hands[0]?.cards.at(-1)).toBe("??");
    expect(after?.places[0]?.count).toBe(19);
  });
});
