import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Happening, Welcome } from "./messages.ts";
import { aTable, aView, aWelcome, threw } from "./testing/tables.ts";

const dealt: Happening = {
  kind: "dealt",
  seat: 2,
  facts: { each: 7 },
  moved: [{ source: "pack", target: "hand:0", cards: ["7h", "7c"] }],
};

/** What waits to be played back after a welcome to a page that is new. */
async function waiting(more: Partial<Welcome>, came = "navigate"): Promise<Happening[][]> {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: came } as PerformanceNavigationTiming]);
  const { hear, steps } = await import("./state.ts");
  const table = aTable({ way: "computer", game_number: 1 });
  hear(aWelcome({ table, view: aView({ seat: 0, hands_played: 0 }), history: [dealt], missed: [], ...more }));
  return steps.value.map((step) => step.events);
}

describe("the first hand against the computer", () => {
  beforeEach(() => vi.resetModules());

  it("is dealt to be seen, though the server dealt it before the page was there", async () => {
    expect(await waiting({})).toEqual([[dealt]]);
  });

  it("simply lies there where somebody has played already", async () => {
    expect(await waiting({ history: [dealt, threw(1, "9c")] })).toEqual([]);
  });

  it("simply lies there when the page is loaded again", async () => {
    expect(await waiting({}, "reload")).toEqual([]);
  });

  it("simply lies there at a friends' table, where the deal was seen when it happened", async () => {
    expect(await waiting({ table: aTable({ way: "friends", game_number: 1 }) })).toEqual([]);
  });

  it("is dealt once, and not again when the line comes back", async () => {
    await waiting({});
    expect(await waiting({})).toEqual([]);
  });
});
