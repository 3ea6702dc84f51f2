/** What a person sets on this device. Nothing of it is sent to anybody. */
import { signal } from "@preact/signals";
import { root } from "../wire/seats.ts";
import { keep, kept } from "./device.ts";

export interface Settings {
  /** Colours of the suits: black and red, one colour each, or one colour each for every kind of colour vision. */
  suits: "two" | "four" | "safe";
  theme: "system" | "light" | "dark";
  leftHanded: boolean;
  largeCards: boolean;
  /** How the hand is sorted, per game: a word of that game's, or `mine` for the order the person made. */
  sort: Record<string, string>;
  /** `system` obeys the device's wish for less motion. */
  motion: "system" | "less";
  /** Play a card with one tap instead of lifting it first. */
  oneTap: boolean;
  /** Letters as commands. */
  keys: boolean;
  sound: boolean;
  vibration: boolean;
  /** Show and speak the phrases of others. */
  hearPhrases: boolean;
  /** Keep the screen on during a hand. */
  awake: boolean;
  /** Leave games that are played for chips off the first page. */
  hideChips: boolean;
  /** Whether this device has been told what chips are. */
  chipsTold: boolean;
  /** How numbers are written; `auto` as the language does. Ranks on cards stay as packs print them. */
  digits: "auto" | "latin" | "devanagari";
  /** Empty for the language the page came in. Kept in the cookie that the pages follow too, nowhere else. */
  language: "" | "en" | "ne";
}

export const standard: Settings = {
  suits: "two",
  theme: "system",
  leftHanded: false,
  largeCards: false,
  sort: {},
  motion: "system",
  oneTap: false,
  keys: true,
  sound: false,
  vibration: true,
  hearPhrases: true,
  awake: true,
  hideChips: false,
  chipsTold: false,
  digits: "auto",
  language: "",
};

const KEY = "chautari:settings";

/** The settings in force; components that read `.value` follow every change. */
export const settings = signal<Settings>(read());

/** Change some settings, show the change, and keep it on this device. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  keep(KEY, JSON.stringify({ ...settings.value, language: "" }));
  if (some.language) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and not without HTTPS
    document.cookie = `language=${some.language}; Max-Age=31536000; SameSite=Lax; Path=${root().pathname.replace(/(.)\/$/, "$1")}`;
  }
  dress();
}

/** What the device asks for; to ask it anew at every touch takes longer than the touch. */
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether cards should fade instead of flying. */
export function lessMotion(): boolean {
  return settings.value.motion === "less" || still.matches;
}

/** Put onto the document what the style sheets follow: `data-theme`, `data-suits`, `data-hand`, `data-cards`, `data-motion`. */
export function dress(): void {
  const { theme, suits, leftHanded, largeCards, motion } = settings.value;
  const marks = document.documentElement.dataset;
  if (theme === "system") delete marks.theme;
  else marks.theme = theme;
  marks.suits = suits;
  marks.hand = leftHanded ? "left" : "right";
  marks.cards = largeCards ? "large" : "normal";
  marks.motion = motion;
}

function read(): Settings {
  // What another version kept may be of another shape: each value is taken only where its type still fits.
  let old: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(kept(KEY) ?? "{}");
    if (parsed && typeof parsed === "object") old = parsed as Record<string, unknown>;
  } catch {
    return standard;
  }
  const fits = Object.entries(standard).map(([name, usual]) => [
    name,
    typeof old[name] === typeof usual && old[name] !== null ? old[name] : usual,
  ]);
  return Object.fromEntries(fits) as Settings;
}
