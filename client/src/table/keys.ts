/** Letters that play: the table's own part of the keys that `?` lists. */
import { askHint } from "../hint/hint.ts";
import { settings } from "../settings/settings.ts";
import { sheet, view } from "../state.ts";
import { cursor, hand, isTry, lift, moveOfPlace, offered, play, playLifted, press, sortNext } from "./model.ts";

const DO: Record<string, () => void> = {
  // Cards are drawn from the first place that one may take from.
  d: () => {
    const first = offered.peek() && view.peek()?.places.find((place) => moveOfPlace(place.name));
    const move = first && moveOfPlace(first.name);
    if (move) play(move);
  },
  t: focusPlace,
  s: sortNext,
  h: () => focusCard(cursor.peek()),
  p: () => {
    if (playLifted()) return;
    const [only, ...more] = offered.peek()?.words ?? [];
    // What may be refused is not tried by accident.
    if (only && more.length === 0 && !isTry(only)) play(only);
  },
  i: () => void askHint(),
  escape: () => lift(""),
};

/** Obey them from now on. Returns what ends it. */
export function tableKeys(): () => void {
  const obey = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || sheet.peek()) return;
    const key = event.key.toLowerCase();
    if (!settings.peek().keys && key !== "escape") return;
    const nth = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    const held = hand.peek()[nth];
    if (held) {
      focusCard(nth);
      press(held.key);
    } else if (DO[key]) DO[key]();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", obey);
  return () => removeEventListener("keydown", obey);
}

/** To the places on the slab, and on to the next one at each further press. */
function focusPlace(): void {
  const places = [...document.querySelectorAll<HTMLElement>(".place-button")];
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[(at + 1) % places.length]?.focus();
}

function focusCard(nth: number): void {
  const cards = document.querySelectorAll<HTMLElement>(".card-button");
  cards[Math.min(nth, cards.length - 1)]?.focus();
}
