import { afterEach, beforeEach, expect, it } from "vitest";
import { hear } from "../state.ts";
import { catalogue } from "../testing/page.ts";
import { aTable, aView, aWelcome } from "../testing/tables.ts";
import { addWords } from "../words.ts";
import { layCards } from "./cards.ts";
import type { Drag } from "./gestures.ts";
import { handDrags } from "./hand-drags.ts";
import { hand, lift, lifted, shape, spots, zone } from "./model.ts";

const CARDS = "7h 7c 9d 9s Kd 6s 2c 2h 3d 3s 4h 5c".split(" ");

let end: () => void;

beforeEach(() => {
  addWords("en", catalogue("en"));
  const hands = [0, 1, 2].map((n) => ({ count: 12, cards: n === 0 ? CARDS : [] }));
  const game = { joker: "A", cards_each: 11, pairs: [], pairs_needed: 6, just_taken: "", taken_from: "", call: false };
  const view = aView({ seat: 0, hands, game });
  hear(aWelcome({ view, table: aTable({ options: { cards: 11, call: false } }) }));
  end = layCards(document.createElement("div"));
});

afterEach(() => {
  lift("");
  end();
});

/** A finger slides from one card of the hand to another. */
function slide(from: number, to: number) {
  const [a, b] = [spots.value[from], spots.value[to]];
  const target = document.createElement("button");
  target.dataset.drag = hand.value[from]?.key ?? "";
  if (!a || !b) throw new Error("no such card");
  // The hand's zone has the page's upper left corner here.
  const [x, y] = [b.x - zone.value.x + 5, b.y - zone.value.y + 20];
  const drag: Drag = { dx: b.x - a.x, dy: b.y - a.y, x, y, mouse: false };
  const begun = handDrags.begin(target, { ...drag, dx: 11, dy: 0 });
  begun?.move(drag);
  return () => begun?.end(drag, false);
}

it("a finger that slides along the hand lifts the card it is on, in each row", () => {
  expect(shape.value.rows).toBe(2);
  for (const [from, to] of [
    [0, 4],
    [6, 9],
    [1, 8],
  ] as const) {
    const leave = slide(from, to);
    expect(lifted.value).toBe(hand.value[to]?.key);
    leave();
    expect(lifted.value).toBe(hand.value[to]?.key);
    lift("");
  }
});

it("a tap on a card that has gone meanwhile lifts nothing that comes after it", () => {
  const gone = document.createElement("button");
  gone.dataset.drag = "Ks#0";
  handDrags.tap?.(gone);
  hear(aWelcome({ seq: 20, view: aView({ seat: 0, hands: [0, 1, 2].map(() => ({ count: 1, cards: ["Ks"] })) }) }));
  expect(lifted.value).toBe("");
});
