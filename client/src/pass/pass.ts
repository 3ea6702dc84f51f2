/**
 * One phone passed round a table.
 *
 * Between turns the browser looks on with a spectator's eyes, so that a hidden hand is not merely covered: it is not in
 * the page, nor in its memory, nor was it sent. The seat's own eyes are asked for when its player asks to see the hand,
 * and given up on the first sign that the phone goes elsewhere.
 */
import { effect, signal } from "@preact/signals";
import type { Command } from "../messages.ts";
import {
  forgetSeen,
  happened,
  hear,
  move,
  passing,
  privately,
  refusal,
  seat,
  sendThrough,
  sheet,
  table,
  view,
} from "../state.ts";
import { gamePart } from "../table/games.ts";
import { errand } from "../wire/errand.ts";
import { look, send } from "../wire/wire.ts";
import { holdersOf, learnHolders } from "./holders.ts";
import { lookers } from "./lookers.ts";

/** Nobody has touched the phone for so long that its player may have laid it down. */
export const IDLE = 20_000;

/** After a broken line, milliseconds. */
const LEARN_AGAIN = 3000;

/** The seat for whom the phone is held out, covered; null while nothing is covered. */
export const covered = signal<number | null>(null);
/** The seat whose hand has been asked for and is on its way. */
export const revealing = signal(false);

/** The secret of each seat on this phone. */
let holders = new Map<number, string>();
/** A move that its player makes once the hand is shown to nobody else. */
let held = "";
let address: URL;
let idle: ReturnType<typeof setTimeout> | undefined;
/** Settled as soon as it is known. */
let learnt: Promise<void> = Promise.resolve();
/** Who sat where when that was last looked at. */
let arranged = "";

/** Begin: these tokens are the seats of the people who share this phone. With one person there is nothing to cover. */
export function passRound(to: URL, tokens: string[]): void {
  address = to;
  passing.value = true;
  sendThrough(speak);
  effect(() => {
    // Seats may be drawn for before a game, and then every secret has another seat.
    const seatedNow = table.value?.seats.map((who) => who.avatar).join() ?? "";
    if (seatedNow && seatedNow !== arranged) {
      arranged = seatedNow;
      learnt = learnSeats(tokens);
    }
  });
  effect(follow);
  effect(() => {
    // What a move will show is for its player alone, so the phone is held out to that player first.
    if (!privately.value) return;
    held = privately.value;
    privately.value = "";
    const eyes = seat.peek();
    queueMicrotask(() => {
      coverUp();
      covered.value = eyes;
    });
  });
  effect(() => {
    const shown = happened.value.flatMap((event) => gamePart(table.peek()?.game ?? "").lookers(event));
    const mine = shown.filter((one) => holders.has(one));
    if (mine.length > 0) lookers.value = mine;
  });
  addEventListener("blur", coverUp);
  addEventListener("pagehide", coverUp);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") coverUp();
  });
  for (const touch of ["pointerdown", "pointermove", "keydown"]) addEventListener(touch, stillHere, { passive: true });
}

/** The secret of the seat whose eyes are open, on a phone that goes round; nothing while none are. */
export function holderOf(of: number): string | undefined {
  return holders.get(of);
}

/** The player to whom the phone is held out asks to see the hand. */
export async function reveal(): Promise<void> {
  const token = covered.peek() === null ? undefined : holders.get(covered.peek() ?? -1);
  if (!token || revealing.peek()) return;
  revealing.value = true;
  await look(token);
  // The phone may have been laid down while the hand was on its way.
  if (revealing.peek()) {
    revealing.value = false;
    covered.value = null;
    stillHere();
    const waiting = held;
    held = "";
    if (waiting && view.peek()?.legal.includes(waiting)) move(waiting);
  }
}

/** Cover the hand and forget it. */
export function coverUp(): void {
  if (seat.peek() < 0 && !revealing.peek()) return;
  revealing.value = false;
  clearTimeout(idle);
  covered.value = heldOut();
  sheet.value = null;
  forgetSeen();
  void look(null);
}

/** Who of this phone's people is next to look or to act; null when it is a computer's turn, or nobody's. */
function heldOut(): number | null {
  const next = lookers.peek()[0] ?? view.peek()?.to_act ?? -1;
  const now = view.peek();
  // A seat whose eyes see no more than anybody's acts without a cover.
  if (!holders.has(next) || !now) return null;
  return held || gamePart(table.peek()?.game ?? "").secret(now, next) ? next : null;
}

/** Cover when the turn has passed on; hold the phone out when it comes to one of its people. */
function follow(): void {
  const now = view.value;
  const next = lookers.value[0] ?? now?.to_act ?? -1;
  const eyes = seat.value;
  if (eyes >= 0) {
    if (next !== eyes && !revealing.peek()) coverUp();
  } else if (!revealing.peek() && now) {
    covered.value = heldOut();
    if (covered.peek() === null && holders.has(next)) void openEyes(next);
  }
}

/** Look through the eyes of a seat that has nothing to hide. */
async function openEyes(of: number): Promise<void> {
  const token = holders.get(of);
  if (!token || revealing.peek()) return;
  revealing.value = true;
  await look(token);
  revealing.value = false;
  stillHere();
  follow();
}

function stillHere(): void {
  clearTimeout(idle);
  if (seat.peek() >= 0) idle = setTimeout(coverUp, IDLE);
}

/** Find out which seat each secret opens. Goes on until the line allows it. */
async function learnSeats(tokens: string[]): Promise<void> {
  try {
    await learnHolders(address, tokens);
  } catch {
    await new Promise((again) => setTimeout(again, LEARN_AGAIN));
    return learnSeats(tokens);
  }
  holders = holdersOf(tokens);
  follow();
}

/** A move goes through the eyes that are open; everything else is said in the name of one of the phone's seats. */
function speak(command: Command, ofSeat?: number): void {
  const eyes = seat.peek();
  const hostSeat = table.peek()?.seats.findIndex((who) => who.host) ?? -1;
  const speaker = ofSeat ?? hostSeat;
  // An errand for the seat whose eyes are open would close them.
  if (command.type === "move" || (eyes >= 0 && eyes === speaker)) send(command);
  else void sayAs(speaker, command);
}

async function sayAs(speaker: number, command: Command): Promise<void> {
  await learnt;
  const token = holders.get(speaker) ?? [...holders.values()][0];
  if (!token) return;
  const said = await errand(address, token, command).catch(() => null);
  if (said?.answer) hear(said.answer);
  else refusal.value = { what: command.type, reason: "no_line", facts: {} };
}
