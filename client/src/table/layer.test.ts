import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happening } from "../messages.ts";
import { type CardSpot, DEAL_GAP, FLY, type Flights, flightsOf, NO_FLIGHTS } from "./flights.ts";
import { CardLayer, LIFTING } from "./layer.ts";

interface Played {
  element: Element;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

let root: HTMLElement;
let played: Played[];

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  played = [];
  // What the browser does with them is the browser's; what is asked of it is the layer's.
  Element.prototype.animate = function (this: Element, frames, timing) {
    played.push({ element: this, frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions });
    return { finished: new Promise(() => {}), cancel: vi.fn() } as unknown as Animation;
  };
  vi.stubGlobal(
    "DOMMatrixReadOnly",
    class {
      a = 1;
      e: number;
      f: number;
      constructor(text: string) {
        const [x, y] = /translate\(([-\d.]+)px, ?([-\d.]+)px/.exec(text)?.slice(1).map(Number) ?? [0, 0];
        this.e = x ?? 0;
        this.f = y ?? 0;
      }
    },
  );
});

afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
});

const spot = (key: string, some: Partial<CardSpot> = {}): CardSpot => ({
  key,
  card: key.slice(0, 2),
  place: "hand:0",
  x: 0,
  y: 0,
  w: 60,
  z: 1,
  ...some,
});

const cards = () => [...root.querySelectorAll<HTMLElement>(".card")];

describe("the card layer", () => {
  it("keeps a card's element when it goes elsewhere, and flies it from where it was", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0", { x: 10, y: 500 })], "jump");
    const [element] = cards();
    layer.show([spot("7h#0", { x: 200, y: 100, place: "pile" })], "fly");
    expect(cards()).toEqual([element]);
    expect(played).toHaveLength(1);
    expect(played[0]?.timing.duration).toBe(FLY);
    expect(played[0]?.frames[0]?.transform).toContain("translate(10px,500px)");
    expect(element?.style.transform).toBe("translate(200px,100px)");
  });

  it("animates nothing but transform and opacity", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0"), spot("8h#0")], "fade");
    layer.show([spot("7h#0", { x: 90 })], "fly");
    const touched = new Set(played.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
    touched.delete("offset");
    expect([...touched].sort()).toEqual(["opacity", "transform"]);
  });

  it("lifts faster than it flies", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0", { y: 500 })], "jump");
    layer.show([spot("7h#0", { y: 476, lifted: true })], "fly");
    expect(played[0]?.timing.duration).toBe(LIFTING);
    expect(cards()[0]?.classList).toContain("lifted");
  });

  it("leaves a flight alone that goes where it should", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0")], "jump");
    layer.show([spot("7h#0", { x: 90 })], "fly");
    layer.show([spot("7h#0", { x: 90 })], "fly");
    expect(played).toHaveLength(1);
  });

  it("jumps without any animation when told to", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0")], "jump");
    layer.show([spot("7h#0", { x: 90 }), spot("9c#0")], "jump");
    expect(played).toHaveLength(0);
    expect(cards()).toHaveLength(2);
  });

  it("only fades for who wants less motion", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0")], "jump");
    layer.show([spot("7h#0", { x: 90 })], "fade");
    expect(played[0]?.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
  });

  it("turns up the very card that was taken unseen", () => {
    const layer = new CardLayer(root);
    layer.show([spot("??#0", { x: 300 })], "jump");
    const [element] = cards();
    layer.show([spot("7c#0", { x: 300 })], "fly");
    expect(cards()).toEqual([element]);
    expect(element?.innerHTML).toContain("s-c");
  });

  it("lifts a card that is touched before anything else is known, and takes it back when nothing came of it", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0", { y: 500 }), spot("8h#0", { x: 40, y: 500 })], "jump");
    layer.raise("7h#0", 476, "fly");
    const [touched, other] = cards();
    expect(touched?.classList).toContain("lifted");
    expect(touched?.style.transform).toBe("translate(0px,476px)");
    expect(other?.classList).not.toContain("lifted");
    expect(played).toHaveLength(1);
    expect(played[0]?.timing.duration).toBe(LIFTING);
    layer.lower("jump");
    expect(touched?.classList).not.toContain("lifted");
    expect(touched?.style.transform).toBe("translate(0px,500px)");
  });

  it("does not move a touched card again when the touch lifts it, nor let it go for what happens meanwhile", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0", { y: 500 })], "jump");
    layer.raise("7h#0", 476, "fly");
    layer.show([spot("7h#0", { y: 500, dim: true })], "fly");
    expect(cards()[0]?.style.transform).toBe("translate(0px,476px)");
    expect(cards()[0]?.classList).toContain("dim");
    layer.show([spot("7h#0", { y: 476, lifted: true })], "fly");
    layer.lower("fly");
    expect(played).toHaveLength(1);
    expect(cards()[0]?.style.transform).toBe("translate(0px,476px)");
  });

  it("lets a touched card go where it is played", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0", { y: 500 })], "jump");
    layer.raise("7h#0", 476, "fly");
    layer.show([spot("7h#0", { x: 200, y: 100, place: "pile" })], "fly");
    layer.lower("fly");
    expect(cards()[0]?.style.transform).toBe("translate(200px,100px)");
    expect(cards()[0]?.classList).not.toContain("lifted");
  });

  it("holds a card under the finger, and takes it back when it is let go", () => {
    const layer = new CardLayer(root);
    layer.show([spot("7h#0", { x: 10, y: 500 })], "jump");
    layer.drag("7h#0", 60, 420);
    expect(cards()[0]?.style.transform).toBe("translate(60px,420px)");
    layer.show([spot("7h#0", { x: 10, y: 500, lifted: true })], "fly");
    expect(cards()[0]?.style.transform).toBe("translate(60px,420px)");
    layer.drop();
    expect(cards()[0]?.style.transform).toBe("translate(10px,500px)");
  });
});

describe("flights from events", () => {
  const anchor = (place: string) => ({ x: place.length, y: 0, w: 40 });
  const flights = (events: Happening[], now: CardSpot[], before: string[] = []): Flights =>
    flightsOf(events, now, new Set(before), anchor);

  it("deal round by round, 70 ms apart, unseen cards to the others", () => {
    const dealt: Happening = {
      kind: "dealt",
      seat: 1,
      facts: {},
      moved: [
        { source: "pack", target: "hand:0", cards: ["7h", "8h"] },
        { source: "pack", target: "hand:1", cards: ["??", "??"] },
      ],
    };
    const found = flights([dealt], [spot("7h#0"), spot("8h#0")]);
    expect(found.arrivals.get("7h#0")?.delay).toBe(0);
    expect(found.passing.map((pass) => pass.delay)).toEqual([DEAL_GAP, 3 * DEAL_GAP]);
    expect(found.arrivals.get("8h#0")).toMatchObject({ delay: 2 * DEAL_GAP, turns: true });
  });

  it("send a card that was taken from the pile to who took it, and then bring what was thrown", () => {
    const events: Happening[] = [
      { kind: "took_pile", seat: 1, facts: {}, moved: [{ source: "pile", target: "hand:1", cards: ["Qd"] }] },
      { kind: "threw", seat: 1, facts: {}, moved: [{ source: "hand:1", target: "pile", cards: ["3c"] }] },
    ];
    const found = flights(events, [spot("3c#0", { place: "pile" })], ["Qd#0"]);
    expect(found.exits.get("Qd#0")).toMatchObject({ to: anchor("hand:1"), delay: 0 });
    expect(found.arrivals.get("3c#0")?.delay).toBe(FLY);
  });

  it("are none when nothing happened", () => {
    expect(flights([], [spot("7h#0")])).toEqual(NO_FLIGHTS);
  });
});

describe("cards that look alike", () => {
  const anchor = (place: string) => ({ x: place === "deck" ? 0 : 100, y: 0, w: 40 });
  const lying = (key: string, place: string): CardSpot => spot(key, { place });
  const told = (moved: Happening["moved"]): Happening[] => [{ kind: "played", seat: 0, moved, facts: {} }];

  it("each fly by themselves when two are dealt to one hand", () => {
    const now = [lying("7h#0", "hand:0"), lying("7h#1", "hand:0")];
    const flights = flightsOf(
      told([{ cards: ["7h", "7h"], source: "deck", target: "hand:0" }]),
      now,
      new Set(),
      anchor,
    );
    expect([...flights.arrivals.keys()].sort()).toEqual(["7h#0", "7h#1"]);
  });

  it("are told apart by which was not there before", () => {
    const now = [lying("7h#seat1", "trick"), lying("7h#seat3", "trick"), lying("7h#0", "hand:0")];
    const before = new Set(["7h#0", "7h#seat1"]);
    const flights = flightsOf(told([{ cards: ["7h"], source: "hand:3", target: "trick" }]), now, before, anchor);
    expect([...flights.arrivals.keys()]).toEqual(["7h#seat3"]);
  });

  it("stay where a finished trick is still looked at", () => {
    const now = [lying("7h#seat1", "trick"), lying("7h#seat3", "trick")];
    const before = new Set(["7h#seat1", "7h#seat3"]);
    const flights = flightsOf(told([{ cards: ["7h", "7h"], source: "trick", target: "last" }]), now, before, anchor);
    expect(flights.arrivals.size + flights.exits.size + flights.passing.length).toBe(0);
  });
});
