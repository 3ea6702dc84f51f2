/** What tells a person that it is their turn without their looking: a sound, a pulse, the title; and a screen that stays on. */
import { effect } from "@preact/signals";
import { turnEnding } from "../company/clock.ts";
import type { Happening } from "../messages.ts";
import { happened, link, myTurn, passing, seat, table } from "../state.ts";
import { gameWord, t } from "../words.ts";
import { settings } from "./settings.ts";

type Sound = "turn" | "throw" | "win" | "hurry";

/** Each sound: tones one after the other, in hertz, and how long each is, in seconds. */
const TONES: Record<Sound, { tones: number[]; each: number; loud: number }> = {
  turn: { tones: [660, 880], each: 0.11, loud: 0.16 },
  throw: { tones: [190], each: 0.05, loud: 0.1 },
  hurry: { tones: [880, 880], each: 0.09, loud: 0.14 },
  win: { tones: [523, 659, 784, 1047], each: 0.13, loud: 0.16 },
};

let speaker: AudioContext | null = null;
let lock: { release: () => Promise<void> } | null = null;

/** Play a sound, if the person wants any. It is made here, so there is nothing to fetch; a phone's mute switch rules it. */
export function ring(sound: Sound): void {
  if (!settings.peek().sound || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  // A context that was made before the first tap waits for one.
  if (speaker.state === "suspended") void speaker.resume();
  const { tones, each, loud } = TONES[sound];
  tones.forEach((hertz, n) => {
    if (!speaker) return;
    const from = speaker.currentTime + n * each;
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + each * 1.6);
    tone.connect(volume).connect(speaker.destination);
    tone.start(from);
    tone.stop(from + each * 1.7);
  });
}

/** Follow the table from now on. */
export function attend(): void {
  effect(() => {
    const game = table.value ? gameWord("name") : t("app-name");
    // A page whose line was closed for good, as when its seat was opened elsewhere, calls nobody.
    const calls = myTurn.value && link.value.state !== "closed";
    document.title = calls ? `● ${t("table-your-turn")} · ${game}` : game;
  });
  let mine = false;
  effect(() => {
    // Handing the phone round is signal enough.
    const now = myTurn.value && !passing.value;
    if (now && !mine) {
      ring("turn");
      buzz(40);
    }
    mine = now;
  });
  effect(() => {
    if (!turnEnding.value) return;
    ring("hurry");
    buzz([40, 60, 40]);
  });
  effect(() => {
    const sound = soundOf(happened.value);
    if (sound) ring(sound);
  });
  effect(() => {
    void keepAwake(table.value?.phase === "playing" && settings.value.awake);
  });
  document.addEventListener("visibilitychange", () => {
    // A lock is lost whenever the page is hidden.
    if (document.visibilityState === "visible") {
      lock = null;
      void keepAwake(table.peek()?.phase === "playing" && settings.peek().awake);
    }
  });
}

function buzz(pulses: number | number[]): void {
  // Before the first tap a browser only complains.
  if (settings.peek().vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pulses);
}

/** The one sound that goes with some events, if any. */
export function soundOf(events: Happening[]): Sound | null {
  if (events.some((event) => event.kind === "won" && event.seat === seat.peek())) return "win";
  if (events.some((event) => event.kind === "threw")) return "throw";
  return null;
}

async function keepAwake(wanted: boolean): Promise<void> {
  if (!wanted) {
    const held = lock;
    lock = null;
    await held?.release();
  } else if (!lock && "wakeLock" in navigator) {
    // Refused when the battery is low or the page is hidden: the screen then dims as it always does.
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  }
}
