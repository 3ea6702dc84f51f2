/** What a device is asked to do when it is one's turn, and while a hand is played; the device itself is made up. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Happening, View } from "../messages.ts";
import { happened, hear, passing } from "../state.ts";
import { anUpdate, aTable, aView, aWelcome } from "../testing/tables.ts";
import { attend } from "./attention.ts";
import { change } from "./settings.ts";

/** What sounds: tones and breaths, and how often a speaker that slept was woken. */
const heard = { tones: 0, breaths: 0, woken: 0 };
const node = () => {
  const one = {
    connect: () => one,
    start: () => {},
    stop: () => {},
    frequency: { value: 0 },
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
  };
  return one;
};

vi.stubGlobal(
  "AudioContext",
  class {
    state = "suspended";
    currentTime = 0;
    sampleRate = 8000;
    resume() {
      this.state = "running";
      heard.woken += 1;
      return Promise.resolve();
    }
    createOscillator() {
      heard.tones += 1;
      return node();
    }
    createBufferSource() {
      heard.breaths += 1;
      return node();
    }
    createGain = node;
    createBiquadFilter = node;
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  },
);

const device = {
  pulses: [] as unknown[],
  touched: true,
  /** Locks that were given and not given back, and requests that wait for an answer. */
  locks: 0,
  asked: [] as (() => void)[],
};
Object.defineProperties(navigator, {
  vibrate: { value: (pulses: unknown) => device.pulses.push(pulses), configurable: true },
  userActivation: { get: () => ({ hasBeenActive: device.touched }), configurable: true },
  wakeLock: {
    value: {
      request: () =>
        new Promise((given) => {
          device.asked.push(() => {
            device.locks += 1;
            given({
              release: async () => {
                device.locks -= 1;
              },
            });
          });
        }),
    },
    configurable: true,
  },
});

const answered = async () => {
  for (const give of device.asked.splice(0)) give();
  await Promise.resolve();
  await Promise.resolve();
};

attend();

const others = () => hear(aWelcome({ view: aView({ seat: 0, to_act: 1 }) }));
const turn = (to_act: number, more: Partial<View> = {}) =>
  hear(anUpdate({ view: aView({ seat: 0, to_act, ...more }) }));

beforeEach(async () => {
  change({ sound: true, vibration: true, awake: true });
  device.touched = true;
  others();
  await answered();
  Object.assign(heard, { tones: 0, breaths: 0, woken: 0 });
  device.pulses = [];
});

afterEach(() => {
  passing.value = false;
});

it("one's turn is heard and felt once, however often the table is told anew", () => {
  turn(0);
  expect(heard.tones).toBe(2);
  expect(device.pulses).toEqual([40]);
  turn(0);
  expect(heard.tones).toBe(2);
  turn(1);
  turn(0);
  expect(heard.tones).toBe(4);
  expect(document.title).toContain("●");
});

it("nothing is heard or felt by who does not want it, nor felt before the first tap", () => {
  change({ sound: false });
  device.touched = false;
  turn(0);
  expect(heard).toEqual({ tones: 0, breaths: 0, woken: 0 });
  expect(device.pulses).toEqual([]);
  turn(1);
  device.touched = true;
  change({ vibration: false });
  turn(0);
  expect(device.pulses).toEqual([]);
});

it("on a phone that goes round nobody is called", () => {
  passing.value = true;
  turn(0);
  expect(heard.tones).toBe(0);
  expect(device.pulses).toEqual([]);
});

it("a card that is thrown rustles once, a deal like several cards", () => {
  const moved = (source: string, target: string) => [{ source, target, cards: ["7h"] }];
  const event = (kind: string, source: string, target: string): Happening => ({
    kind,
    seat: 1,
    facts: {},
    moved: moved(source, target),
  });
  happened.value = [event("threw", "hand:1", "pile")];
  expect(heard.breaths).toBe(1);
  happened.value = [event("dealt", "pack", "hand:0")];
  expect(heard.breaths).toBe(7);
});

it("the screen stays on while a hand is played, with one lock, and is let go afterwards", async () => {
  expect(device.locks).toBe(1);
  others();
  turn(0);
  await answered();
  expect(device.locks).toBe(1);
  hear(anUpdate({ table: aTable({ phase: "lobby" }) }));
  await answered();
  expect(device.locks).toBe(0);
});

it("a lock that comes when it is not wanted any more is given back", async () => {
  change({ awake: false });
  await answered();
  expect(device.locks).toBe(0);
  change({ awake: true });
  change({ awake: false });
  await answered();
  expect(device.locks).toBe(0);
});

it("a page that is seen again asks for the lock it lost", async () => {
  // The browser takes it away with the page's being hidden.
  device.locks = 0;
  document.dispatchEvent(new Event("visibilitychange"));
  await answered();
  expect(device.locks).toBe(1);
});
