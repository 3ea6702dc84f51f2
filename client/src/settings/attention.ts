/** What tells a person that it is their turn without their looking: a sound, a pulse, the title; and a screen that stays on. */
import { computed, effect } from "@preact/signals";
import { turnEnding } from "../company/clock.ts";
import type { Happening } from "../messages.ts";
import { happened, link, myTurn, passing, seat, table } from "../state.ts";
import { gameWord, t } from "../words.ts";
import { settings } from "./settings.ts";

type Tune = "turn" | "win" | "hurry";
type Cards = "throw" | "take" | "deal";
type Sound = Tune | Cards;

/** Each tune: tones one after the other, in hertz, and how long each is, in seconds. */
const TUNES: Record<Tune, { tones: number[]; each: number; loud: number }> = {
  turn: { tones: [660, 880], each: 0.11, loud: 0.16 },
  hurry: { tones: [880, 880], each: 0.09, loud: 0.14 },
  win: { tones: [523, 659, 784, 1047], each: 0.13, loud: 0.16 },
};

/** Cards on cloth and stone: a breath of noise about a pitch in hertz, so many times. */
const CARDS: Record<Cards, { pitch: number; times: number; loud: number }> = {
  throw: { pitch: 1400, times: 1, loud: 0.5 },
  take: { pitch: 2600, times: 1, loud: 0.3 },
  deal: { pitch: 2000, times: 6, loud: 0.25 },
};

/** How long one card is heard, and how far apart cards are that are dealt, in seconds. */
const BREATH = 0.07;
const APART = 0.07;

let speaker: AudioContext | null = null;
let lock: { release: () => Promise<void> } | null = null;
/** Whether the screen is to stay on, and whether the device is being asked for it. */
let awake = false;
let asking = false;

/** Play a sound, if the person wants any. It is made here, so there is nothing to fetch; a phone's mute switch rules it. */
export function ring(sound: Sound): void {
  if (!settings.peek().sound || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  // A context that was made before the first tap waits for one.
  if (speaker.state === "suspended") void speaker.resume();
  if (sound in CARDS) rustle(speaker, sound as Cards);
  else play(speaker, sound as Tune);
}

function play(speaker: AudioContext, tune: Tune): void {
  const { tones, each, loud } = TUNES[tune];
  tones.forEach((hertz, n) => {
    const from = speaker.currentTime + n * each;
    const tone = speaker.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    tone.connect(fading(speaker, from, each * 1.6, loud)).connect(speaker.destination);
    tone.start(from);
    tone.stop(from + each * 1.7);
  });
}

function rustle(speaker: AudioContext, cards: Cards): void {
  const { pitch, times, loud } = CARDS[cards];
  const noise = speaker.createBuffer(1, Math.ceil(speaker.sampleRate * BREATH), speaker.sampleRate);
  const grains = noise.getChannelData(0);
  for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;
  for (let n = 0; n < times; n++) {
    const from = speaker.currentTime + n * APART;
    const breath = speaker.createBufferSource();
    breath.buffer = noise;
    const about = speaker.createBiquadFilter();
    about.type = "bandpass";
    about.frequency.value = pitch;
    breath
      .connect(about)
      .connect(fading(speaker, from, BREATH, loud))
      .connect(speaker.destination);
    breath.start(from);
  }
}

/** A volume that rises at once and fades within `lasts` seconds. */
function fading(speaker: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const volume = speaker.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  return volume;
}

/** Follow the table from now on. */
export function attend(): void {
  // Worked out apart from what is done with it: a browser is told only what is new, while cards are on their way.
  const title = computed(() => {
    const game = table.value ? gameWord("name") : t("app-name");
    // A page whose line was closed for good, as when its seat was opened elsewhere, calls nobody.
    const calls = myTurn.value && link.value.state !== "closed";
    return calls ? `● ${t("table-your-turn")} · ${game}` : game;
  });
  effect(() => {
    document.title = title.value;
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
  const playing = computed(() => table.value?.phase === "playing" && settings.value.awake);
  effect(() => void keepAwake(playing.value));
  document.addEventListener("visibilitychange", () => {
    // A lock is lost whenever the page is hidden.
    if (document.visibilityState === "visible") {
      lock = null;
      void keepAwake(playing.peek());
    }
  });
}

function buzz(pulses: number | number[]): void {
  // Before the first tap a browser only complains.
  if (settings.peek().vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pulses);
}

/** The one sound that goes with some events, if any: told by how cards went, so that every game has it. */
export function soundOf(events: Happening[]): Sound | null {
  if (events.some((event) => event.kind === "won" && event.seat === seat.peek())) return "win";
  if (events.some((event) => event.kind === "dealt")) return "deal";
  const travels = events.flatMap((event) => event.moved);
  const inHand = (place: string) => place.startsWith("hand:");
  if (travels.some(({ source, target }) => inHand(source) && !inHand(target))) return "throw";
  return travels.some(({ source, target }) => source !== target) ? "take" : null;
}

async function keepAwake(wanted: boolean): Promise<void> {
  awake = wanted;
  if (!wanted) {
    const held = lock;
    lock = null;
    await held?.release();
  } else if (!lock && !asking && "wakeLock" in navigator) {
    asking = true;
    // Refused when the battery is low or the page is hidden: the screen then dims as it always does.
    const got = await navigator.wakeLock.request("screen").catch(() => null);
    asking = false;
    // The hand may be over before the device has answered.
    if (awake) lock = got;
    else await got?.release();
  }
}
