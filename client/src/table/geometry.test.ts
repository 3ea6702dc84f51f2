import { describe, expect, it } from "vitest";
import { type Box, modeOf, TALLNESS } from "./geometry.ts";
import { handShape, handSpots } from "./hand-shape.ts";
import { planSlab, planTrick } from "./plan.ts";
import { plateWidth, slabIn } from "./seating.ts";

/** Screens the table is made for, and about how much of each the field and the hand's zone get. */
const SCREENS: [width: number, height: number][] = [
  [320, 568],
  [360, 740],
  [412, 915],
  [844, 390],
  [984, 800],
  [1624, 1080],
];

const PILES = [
  { name: "deck", spread: 1 },
  { name: "pile", spread: 4 },
];

function fieldOf(width: number, height: number): Box {
  const mode = modeOf(width, height);
  const taken = { tall: 48 + 10 + 40 + 150 + 78, wide: 14 + 52 + 180 + 76, short: 8 + 32 + 125 }[mode];
  return { x: 0, y: mode === "tall" ? 48 : 0, w: width, h: height - taken };
}

describe("the hand", () => {
  it.each(SCREENS)("of eight cards stays on a screen of %i x %i with strips a finger can hit", (width, height) => {
    const mode = modeOf(width, height);
    const shape = handShape(mode, width, height, 8, false);
    const zone = { x: 0, y: 500, w: width, h: shape.height };
    const spots = handSpots(shape, mode, zone, 8, true);
    expect(shape.rows).toBe(1);
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.x + shape.card).toBeLessThanOrEqual(width + 0.01);
      expect(spot.touch).toBeGreaterThanOrEqual(34);
      expect(spot.y + shape.card * TALLNESS).toBeLessThanOrEqual(zone.y + zone.h);
    }
  });

  it("goes into two rows where one would leave slivers", () => {
    const shape = handShape("tall", 320, 568, 12, false);
    const spots = handSpots(shape, "tall", { x: 0, y: 0, w: 320, h: shape.height }, 12, true);
    expect(shape.rows).toBe(2);
    expect(Math.min(...spots.map((spot) => spot.touch))).toBeGreaterThanOrEqual(40);
    expect(new Set(spots.map((spot) => spot.row))).toEqual(new Set([0, 1]));
  });

  it("does not move when a card is taken: only the new one is added", () => {
    const shape = handShape("tall", 360, 740, 8, false);
    const zone = { x: 0, y: 0, w: 360, h: shape.height };
    const before = handSpots(shape, "tall", zone, 7, false);
    const after = handSpots(shape, "tall", zone, 8, true);
    expect(after.slice(0, 7).map((spot) => spot.x)).toEqual(before.map((spot) => spot.x));
    expect((after[7]?.x ?? 0) - (after[6]?.x ?? 0)).toBeGreaterThan(shape.strip);
  });

  it("is larger for who asks for large cards, and still fits", () => {
    const usual = handShape("tall", 360, 740, 8, false);
    const large = handShape("tall", 360, 740, 8, true);
    expect(large.card).toBeGreaterThan(usual.card);
    const spots = handSpots(large, "tall", { x: 0, y: 0, w: 360, h: large.height }, 8, true);
    expect((spots.at(-1)?.x ?? 0) + large.card).toBeLessThanOrEqual(360);
  });
});

describe("the seats", () => {
  const field = fieldOf(360, 740);

  it("fill from the right when play goes round to the right", () => {
    const slab = slabIn(field, "tall", 4, 0, false);
    const bySeat = new Map(slab.seats.map((spot) => [spot.seat, spot]));
    expect(bySeat.get(1)?.edge).toBe("right");
    expect(bySeat.get(2)?.edge).toBe("top");
    expect(bySeat.get(3)?.edge).toBe("left");
  });

  it("fill from the left when play goes round to the left", () => {
    const slab = slabIn(field, "tall", 4, 2, true);
    expect(slab.seats.find((spot) => spot.seat === 3)?.edge).toBe("left");
    expect(slab.seats.find((spot) => spot.seat === 1)?.edge).toBe("right");
  });

  it.each(SCREENS)("of two to eight players are all on a screen of %i x %i, and none on another", (width, height) => {
    const mode = modeOf(width, height);
    for (let seats = 2; seats <= 8; seats++) {
      const slab = slabIn(fieldOf(width, height), mode, seats, 0, true);
      expect(slab.seats).toHaveLength(seats - 1);
      for (const spot of slab.seats) {
        expect(spot.x).toBeGreaterThan(slab.avatar / 2);
        expect(spot.x).toBeLessThan(width - slab.avatar / 2);
        for (const other of slab.seats) {
          if (other === spot) continue;
          expect(Math.hypot(other.x - spot.x, other.y - spot.y)).toBeGreaterThan(slab.avatar);
        }
      }
    }
  });
});

describe("seats on the narrowest phone", () => {
  // What Teen Patti leaves of 320 x 568 for the slab, and what Jutpatti does.
  it.each([
    [5, 190],
    [6, 190],
    [6, 250],
  ])("of %i players in a field %i high end above each other and beside their neighbours", (seats, height) => {
    const slab = slabIn({ x: 0, y: 48, w: 320, h: height }, "tall", seats, 0, true, true);
    const plate = plateWidth("tall", 320);
    for (const one of slab.seats) {
      for (const other of slab.seats) {
        const beside = Math.abs(one.x - other.x) >= plate;
        // An avatar, and a plate of two lines that begins on it.
        const under = Math.abs(one.y - other.y) >= slab.avatar + 28;
        if (one !== other) expect(beside || under, `${one.seat} and ${other.seat}`).toBe(true);
      }
    }
  });
});

describe("the places on the slab", () => {
  it.each(SCREENS)("and the panel lie on the slab of a screen of %i x %i, and not on each other", (width, height) => {
    const mode = modeOf(width, height);
    for (const seats of [2, 4, 6]) {
      const slab = slabIn(fieldOf(width, height), mode, seats, 0, false);
      const { places, panel } = planSlab(slab, mode, PILES, "turned");
      const { deck, pile, turned } = places;
      if (!deck || !pile || !turned || !panel) throw new Error("a place is missing");
      expect(deck.card).toBeGreaterThanOrEqual(40);
      expect(deck.x).toBeGreaterThan(slab.x);
      expect(deck.x + deck.w).toBeLessThan(pile.x);
      const bottom = deck.y + deck.card * TALLNESS;
      expect(bottom).toBeLessThan(slab.y + slab.h);
      if (mode === "tall") expect(bottom).toBeLessThanOrEqual(panel.y);
      else expect(pile.x + pile.w).toBeLessThanOrEqual(panel.x);
      expect(panel.x + panel.w).toBeLessThan(slab.x + slab.w);
      expect(turned.y).toBeGreaterThanOrEqual(panel.y);
      expect(turned.y + turned.card * TALLNESS).toBeLessThanOrEqual(panel.y + panel.h);
    }
  });
});

describe("a trick on the slab", () => {
  const screens = [
    { name: "small phone", field: { x: 0, y: 48, w: 320, h: 232 }, mode: "tall" },
    { name: "phone", field: { x: 0, y: 48, w: 360, h: 387 }, mode: "tall" },
    { name: "phone on its side", field: { x: 0, y: 0, w: 844, h: 222 }, mode: "short" },
    { name: "desk", field: { x: 0, y: 48, w: 984, h: 470 }, mode: "wide" },
  ] as const;
  for (const { name, field, mode } of screens) {
    for (const seats of [4, 6, 8]) {
      it(`keeps every index in sight and lies before its seats: ${seats} on a ${name}`, () => {
        const slab = slabIn(field, mode, seats, 0, true);
        const { slots, foot } = planTrick(slab, mode, 0, "trick");
        const all = Object.values(slots);
        expect(all).toHaveLength(seats);
        for (const a of all) {
          expect(a.card).toBeGreaterThanOrEqual(36);
          for (const b of all) {
            if (a === b || Math.abs(a.x - b.x) >= a.card) continue;
            // Cards of a column may close up over each other; rank and suit of each stay free.
            expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(a.card * 0.75);
          }
        }
        const own = slots[0];
        expect(own && Math.max(...all.map((at) => at.y))).toBe(own?.y);
        if (foot && own && mode !== "short") expect(own.y + own.card * 1.4).toBeLessThanOrEqual(foot.y + 1);
        for (const { seat, x } of slab.seats) {
          const at = slots[seat];
          if (at && own && Math.abs(x - slab.x - slab.w / 2) > 40)
            expect(Math.sign(at.x - own.x)).toBe(Math.sign(x - slab.x - slab.w / 2));
        }
      });
    }
  }
});
