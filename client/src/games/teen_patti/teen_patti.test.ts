import { beforeEach, describe, expect, test } from "vitest";
import type { View } from "../../messages.ts";
import { table } from "../../state.ts";
import { catalogue } from "../../testing/page.ts";
import { aTable, person } from "../../testing/tables.ts";
import { addWords } from "../../words.ts";
import { potWords } from "./extras.ts";
import part, { bySaying } from "./index.tsx";

const EXTRAS = {
  pot: 60,
  boot: 10,
  stake: 10,
  top_stake: 80,
  pot_limit: 1000,
  blind_pays: 10,
  seen_pays: 20,
  standing: ["seen", "blind", "packed"],
  short: [],
  paid: [30, 20, 10],
  prices: { chaal: 20, raise: 40 },
  asker: -1,
  named: [
    { kind: "pair", high: "K", spelt: "K-K-9" },
    { kind: "", high: "", spelt: "" },
    { kind: "", high: "", spelt: "" },
  ],
  wild: [],
  lowest_wins: false,
  show: "",
  pots: [],
  hands_in_game: 20,
  story: [],
};

function seen(changed: Partial<View> = {}, game: Record<string, unknown> = {}): View {
  return {
    seat: 0,
    phase: "turn",
    to_act: 0,
    dealer: 2,
    hands_played: 6,
    hands: [
      { count: 3, cards: ["9h", "Kd", "Ks"] },
      { count: 3, cards: [] },
      { count: 3, cards: [] },
    ],
    places: [],
    legal: ["chaal", "pack", "raise"],
    barred: {},
    scores: [970, 980, 990],
    hand_winners: [],
    reason: "",
    over: false,
    winners: [],
    game: { ...EXTRAS, ...game },
    ...changed,
  };
}

addWords("en", catalogue("en", "teen_patti"));

beforeEach(() => {
  table.value = aTable({ game: "teen_patti", seats: [person("Asha"), person("Bina"), person("Chandra")] });
});

describe("one's own hand", () => {
  test("lies as one says it: the pair first", () => {
    expect(bySaying(["9h", "Kd", "Ks"])).toEqual(["Kd", "Ks", "9h"]);
    expect(bySaying(["Ah", "3d", "2s"])).toEqual(["Ah", "3d", "2s"]);
  });

  test("is named under the cards, and while it is blind its player is told so", () => {
    expect(part.note(seen())).toBe("A pair of kings");
    const blind = { standing: ["blind", "blind", "packed"], named: EXTRAS.named.map(() => EXTRAS.named[1]) };
    expect(part.note(seen({}, blind))).toContain("face down, also for you");
    expect(part.note(seen({ seat: -1 }))).toBe("");
  });
});

describe("what is said", () => {
  test("each move has its price", () => {
    expect(part.gaps(seen(), "chaal")).toEqual({ n: 20 });
    expect(part.gaps(seen(), "pack")).toEqual({ n: 0 });
  });

  test("play chips stand over the table beside which hand of how many it is", () => {
    expect(part.headline(seen())).toBe("play chips only · hand 7 of 20");
    expect(part.headline(seen({ phase: "over", over: true, hands_played: 20 }))).toContain("hand 20 of 20");
  });

  test("the question is asked of who is asked, and the others are told who asks whom", () => {
    const asked = seen({ phase: "asked", to_act: 0, legal: ["accept", "decline"] }, { asker: 1 });
    expect(part.question(asked)?.title).toBe("Bina asks you for a side show");
    expect(part.question(seen())).toBeNull();
    const others = seen({ phase: "asked", to_act: 0, seat: 2 }, { asker: 1 });
    expect(part.question(others)).toBeNull();
    expect(part.says(others)).toBe("Bina asks Asha for a side show");
  });

  test("who took what, layer by layer", () => {
    const shown = seen(
      { to_act: -1, phase: "between", reason: "show", hand_winners: [0, 1] },
      {
        show: "all_in",
        pots: [
          { chips: 45, part: "main", shares: [{ seat: 0, chips: 45 }] },
          { chips: 30, part: "back", shares: [{ seat: 1, chips: 30 }] },
        ],
      },
    );
    expect(potWords(shown)).toEqual([
      "You take the main pot of 45 with a pair of kings",
      "Bina takes back 30 that nobody matched",
    ]);
  });
});

describe("until the result is looked at", () => {
  const ended = seen(
    { to_act: -1, phase: "between", reason: "show", hand_winners: [0], scores: [1030, 980, 990] },
    { show: "asked", pot: 0, pots: [{ chips: 60, part: "pot", shares: [{ seat: 0, chips: 60 }] }] },
  );

  test("stacks on the slab do not tell who has won", () => {
    expect(part.holds(ended, 0)).toBe("970");
    expect(part.says(ended)).toBe("Shown on request");
  });

  test("there is time to see every card of every hand turned up", () => {
    const two = {
      ...ended,
      hands: [...ended.hands].map((hand, n) => (n < 2 ? { count: 3, cards: ["2c", "3c", "4c"] } : hand)),
    };
    expect(part.look(two)).toBeGreaterThan(part.look(ended));
  });

  test("the winner's cards alone are laid out", () => {
    expect(part.laid(ended)).toEqual([["Kd", "Ks", "9h"]]);
    expect(part.laid(seen({ reason: "last_in", hand_winners: [0] }))).toEqual([]);
  });
});

describe("on one phone for all", () => {
  test("who is blind has nothing to hide, and looking is for one pair of eyes", () => {
    expect(part.secret(seen(), 1)).toBe(false);
    expect(part.secret(seen(), 0)).toBe(true);
    expect(part.reveals("see")).toBe(true);
    expect(part.reveals("chaal")).toBe(false);
  });

  test("a side show is looked at by the two, who is asked first", () => {
    const event = { kind: "side_show", seat: 1, moved: [], facts: { other: 2 } };
    expect(part.lookers(event)).toEqual([1, 2]);
    expect(part.lookers({ ...event, kind: "declined" })).toEqual([]);
  });
});
