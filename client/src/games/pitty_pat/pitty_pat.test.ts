import { beforeEach, describe, expect, test } from "vitest";
import type { View } from "../../messages.ts";
import { table } from "../../state.ts";
import { addWords } from "../../words.ts";
import part, { brackets, byPairs, imagine } from "./index.tsx";

const WORDS = `
list-and = { $names } and { $last }
pitty_pat-phase-must = must
pitty_pat-phase-must-flip = flip
pitty_pat-phase-may = may
pitty_pat-phase-flipped-may = may pass
pitty_pat-to-match = match { $ranks }
pitty_pat-flipped = flipped { $ranks }
pitty_pat-match-number = match { $number }
pitty_pat-last-card = last card
pitty_pat-kept = kept
pitty_pat-dead = all { $ranks }
pitty_pat-won-empty = empty
pitty_pat-won-pairs = pairs
pitty_pat-made = { $made } of 3
pitty_pat-pairs = { $pairs } of 3
pitty_pat-your-last-card = your last
ranks-6 = sixes
ranks-j = jacks
ranks-k = kings
`;

const EXTRAS = {
  version: "standard",
  may: false,
  upcard: "Jc",
  matching: ["Js"],
  flipped: false,
  one_left: [],
  pairs: [],
  made: [0, 1],
  laid: [],
  dead_ranks: [],
  reshuffles: 0,
};

function seen(changed: Partial<View> = {}, game: Record<string, unknown> = {}): View {
  return {
    seat: 1,
    phase: "match",
    to_act: 1,
    dealer: 0,
    hands_played: 0,
    hands: [
      { count: 5, cards: [] },
      { count: 3, cards: ["9h", "Js", "Kd"] },
    ],
    places: [
      { name: "stock", count: 30, cards: [] },
      { name: "pile", count: 4, cards: ["2c", "3c", "5c", "Jc"] },
    ],
    legal: ["match Js"],
    barred: {},
    scores: [0, 0],
    hand_winners: [],
    reason: "",
    over: false,
    winners: [],
    ...changed,
    game: { ...EXTRAS, ...game },
  };
}

beforeEach(() => {
  addWords("en", WORDS);
  table.value = { game: "pitty_pat", seats: [] } as unknown as typeof table.value;
});

describe("a move on its way", () => {
  test("a match lies on the pile, and a card is still to be thrown", () => {
    const next = imagine(seen(), "match Js");
    expect(next?.hands[1]).toEqual({ count: 2, cards: ["9h", "Kd"] });
    expect(next?.places[1]).toEqual({ name: "pile", count: 5, cards: ["3c", "5c", "Jc", "Js"] });
    expect([next?.phase, next?.to_act, next?.legal]).toEqual(["throw", 1, []]);
    expect(next && part.ready("Js", next)).toBe(false);
  });

  test("a throw passes the turn on", () => {
    const next = imagine(seen({ phase: "throw", legal: ["throw Kd"] }), "throw Kd");
    expect([next?.phase, next?.to_act, next?.game.upcard]).toEqual(["match", 0, "Kd"]);
  });

  test("what a flip turns up cannot be known", () => {
    expect(imagine(seen(), "flip")).toBeNull();
  });
});

describe("what is to be done", () => {
  test.each([
    [["match Js"], "match", "must"],
    [["flip"], "match", "flip"],
    [["flip", "match Js"], "match", "may"],
    [["match Js", "pass"], "flipped", "may pass"],
    [["match Js"], "flipped", ""],
  ])("%j when %s", (legal, phase, words) => {
    expect(part.says(seen({ legal, phase }))).toBe(words);
  });

  test("another's turn is told in the words of the phase", () => {
    expect(part.says(seen({ to_act: 0, legal: [] }))).toBe("");
  });

  test("the pile says what to match, and that it was flipped", () => {
    expect(part.label(seen(), "pile")).toBe("match jacks");
    expect(part.label(seen({}, { flipped: true }), "pile")).toBe("flipped jacks");
    expect(part.label(seen(), "stock")).toBe("");
    expect(part.label(seen({ phase: "throw" }), "pile")).toBe("");
  });
});

describe("the hand", () => {
  test("pairs lie first, and have a line over them where they count", () => {
    const cards = byPairs(["2c", "Kd", "5s", "2h", "Kc"]);
    expect(cards).toEqual(["Kd", "Kc", "2c", "2h", "5s"]);
    expect(brackets(cards, seen())).toEqual([]);
    expect(brackets(cards, seen({}, { version: "belize" }))).toEqual([
      { from: 0, to: 1, open: false },
      { from: 2, to: 3, open: false },
    ]);
  });

  test("of three alike two are a pair", () => {
    expect(brackets(["Kd", "Kc", "Kh"], seen({}, { version: "belize" }))).toEqual([{ from: 0, to: 1, open: false }]);
  });

  test("matches are counted, with the pairs in hand where they count", () => {
    expect(part.note(seen())).toBe("1 of 3");
    expect(part.note(seen({}, { version: "belize", pairs: [["Kd", "Kc"]] }))).toBe("2 of 3");
    expect(part.note(seen({ seat: -1 }))).toBe("");
  });

  test("the last card is said, one's own and another's", () => {
    const last = seen(
      {
        hands: [
          { count: 1, cards: [] },
          { count: 1, cards: ["9h"] },
        ],
      },
      { one_left: [0, 1] },
    );
    expect(part.note(last)).toBe("your last");
    expect(part.mark(last, 0)).toBe("last card");
    expect(part.mark(seen(), 0)).toBe("");
  });
});

describe("the end of a hand", () => {
  const laid = [
    ["Js", "Jc"],
    ["9h", "9s"],
    ["Kd", "Kc"],
  ];

  test("three matches, the last with the last card", () => {
    const won = seen(
      {
        to_act: -1,
        hand_winners: [1],
        hands: [
          { count: 2, cards: [] },
          { count: 0, cards: [] },
        ],
      },
      { laid },
    );
    expect(part.captions(won)).toEqual(["match 1", "match 2", "last card"]);
    expect(part.because(won)).toBe("empty");
  });

  test("a pair kept in hand", () => {
    const hands = [
      { count: 2, cards: [] },
      { count: 2, cards: ["Kd", "Kc"] },
    ];
    const won = seen({ to_act: -1, hand_winners: [1], hands }, { laid, version: "belize" });
    expect(part.captions(won)).toEqual(["match 1", "match 2", "kept"]);
    expect(part.because(won)).toBe("pairs");
  });

  test("a dead hand says which ranks are stuck", () => {
    expect(part.because(seen({ to_act: -1, reason: "dead" }, { dead_ranks: ["6", "K"] }))).toBe("all sixes and kings");
  });
});
