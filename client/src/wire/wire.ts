/**
 * The line to the table: one WebSocket that is opened again whenever it breaks, and the commands not yet answered.
 *
 * Phones cut sockets without a word when the page is hidden, so the line is tried with a ping of its own, and opened
 * again at once when the page is seen, the network is back or the server says it restarts.
 */

import { boot } from "../boot.ts";
import type { ClientMessage, Command, ServerMessage, Welcome } from "../messages.ts";
import { keep, kept } from "../settings/device.ts";
import { hear, type Link, link, seq, table } from "../state.ts";
import { forgetSeat, handedDone, handedOver } from "./seats.ts";

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;
/** After a short absence an open socket may be dead: give it little time to prove itself, so that all is well in a second. */
export const WAKE_WITHIN = 500;
/** A command is answered in less than this, or the line is dead; sooner than its person is told that it was lost. */
export const ANSWER_WITHIN = 4000;
/** A break shorter than this is nobody's business: nothing is said about it, nor about what happened meanwhile. */
export const QUIET = 2000;
/** Silence longer than this was no short break, whenever it was noticed: the phone slept. */
const ASLEEP = PING_EVERY + PONG_WITHIN;
/** How long to wait before each try: most lines are back at once, and only those that are not take more time. */
const BACKOFF = [0, 500, 1000, 2000, 4000, 8000, 15_000];

/** The server's close codes after which coming back by oneself is of no use, should its goodbye have been lost. */
const FINAL: Record<number, Link["why"]> = { 4401: "freed", 4404: "unknown_table", 4409: "replaced", 4410: "freed" };

/** No seat has this secret, or not any more. */
const UNKNOWN_SECRET = 4401;

/** Too much was said or asked of the server: it wants to be tried more slowly. */
const TOO_MUCH = 4429;

/** The table was cleared away: its page says so, and has its records. */
const CLOSED = 4411;

/** This server cannot make out the table. In the middle of an update another one can, so its page is asked only in the end. */
const NOT_UNDERSTOOD = 4426;
const BEFORE_ASKING = 4;

let address: URL;
let token: string | null = null;
let socket: WebSocket | null = null;
let welcomed = false;
let tries = 0;
/** When anything was last heard, milliseconds. */
let heard = 0;
/** The last entry that this browser knew before the page was loaded anew; null when it cannot say. */
let known: number | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let ping: ReturnType<typeof setTimeout> | undefined;
let pong: ReturnType<typeof setTimeout> | undefined;
/** Sent and not answered, oldest first; sent once more when the line is back. */
let unanswered: Command[] = [];
/** Hellos not yet welcomed. What comes before the last welcome was meant for other eyes, and is not looked at. */
let greeted = 0;
let onWelcome: (() => void) | null = null;

/** Open the line to the table at `to`, looking through the eyes of the seat whose token is given. */
export function open(to: URL, eyes: string | null): void {
  address = to;
  token = eyes;
  known = eyes ? lastKnown() : null;
  connect();
}

/** Look through other eyes (null: a spectator's). Resolves when the server has answered. */
export function look(eyes: string | null): Promise<void> {
  token = eyes;
  unanswered = [];
  welcomed = false;
  onWelcome?.();
  return new Promise((resolve) => {
    onWelcome = resolve;
    if (socket?.readyState === WebSocket.OPEN) greet(null);
    else connect();
  });
}

/** Send a command; when the line is down it goes as soon as it is up. */
export function send(command: Command): void {
  // A move or a deal tried again makes the one before it pointless.
  const again = command.type === "move" || command.type === "deal";
  unanswered = [...unanswered.filter((old) => !(again && old.type === command.type)), command];
  if (welcomed) {
    say(command);
    if (pong === undefined) expect(ANSWER_WITHIN);
  } else if (!socket) connect();
}

/** Open the line now, whatever the waiting time was. */
export function connect(): void {
  clearTimeout(retry);
  drop();
  if (link.value.state === "closed") set("connecting");
  else if (link.value.state === "open") set("lost");
  const mine = new WebSocket(address);
  socket = mine;
  mine.onopen = () => greet(table.peek() ? seq.peek() : known);
  mine.onmessage = (event) => {
    if (mine === socket) take(JSON.parse(String(event.data)) as ServerMessage);
  };
  mine.onclose = (event) => {
    if (mine === socket) broke(event.code);
  };
  expect();
}

/** The page is seen again: do not wait, and do not trust a socket that may be dead. */
export function wake(): void {
  if (link.peek().state === "closed" || document.visibilityState === "hidden") return;
  // Timers that stood still tell of a sleep, and no socket outlives one.
  if (stands() && Date.now() - heard < ASLEEP) probe();
  else connect();
}

/** The browser says that the network is back; a line that has not answered since it went is not waited for. */
function networkBack(): void {
  if (link.peek().state !== "closed" && pong !== undefined) connect();
  else wake();
}

/** The browser says that there is no network; a server on this very machine is there all the same. */
function networkGone(): void {
  if (stands()) probe();
}

function stands(): boolean {
  return socket?.readyState === WebSocket.OPEN && welcomed;
}

function probe(): void {
  expect(WAKE_WITHIN);
  say({ type: "ping" });
}

/** Follow the page and the network. */
export function watch(): void {
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", (event) => {
    if (event.persisted) wake();
  });
  addEventListener("online", networkBack);
  addEventListener("offline", networkGone);
  // A phone may drop a hidden page and load it anew; its person is then told what happened meanwhile.
  addEventListener("pagehide", () => keep(seenKey(), table.peek() && token ? `${seq.peek()} ${Date.now()}` : null));
}

/** What `watch` kept when the page was last left; null for a plain reload, in which nothing was missed. */
function lastKnown(): number | null {
  const [entry, left] = (kept(seenKey()) ?? "").split(" ").map(Number);
  return entry && left && Date.now() - left > QUIET ? entry : null;
}

function seenKey(): string {
  return `chautari:seen:${boot.table}`;
}

function take(message: ServerMessage): void {
  clearTimeout(pong);
  pong = undefined;
  clearTimeout(ping);
  ping = setTimeout(() => {
    expect();
    say({ type: "ping" });
  }, PING_EVERY);
  if (message.type === "goodbye") {
    farewell(message.reason);
    return;
  }
  if (message.type === "accepted" || message.type === "refused") {
    unanswered = unanswered.filter((command) => command.id !== message.id);
  }
  if (message.type === "welcome") enter(message);
  else if (welcomed) hear(message);
  heard = Date.now();
}

/** The server has looked up these eyes: draw what they see, and send what has waited. */
function enter(message: Welcome): void {
  // A server that read its log anew welcomes everybody unasked, so the count alone does not tell.
  const unasked = greeted === 0;
  greeted = Math.max(0, greeted - 1);
  if (greeted > 0 || (token === null) !== message.seat < 0) return;
  const blink = link.peek().state === "lost" && Date.now() - link.peek().since < QUIET && Date.now() - heard < ASLEEP;
  if (message.seat >= 0) handedDone();
  tries = 0;
  welcomed = true;
  set("open");
  hear(message, unasked ? "unasked" : blink ? "briefly" : "back");
  unanswered = unanswered.filter((command) => command.id !== message.last_id);
  for (const command of unanswered) say(command);
  onWelcome?.();
  onWelcome = null;
}

function farewell(why: Link["why"]): void {
  if (why === "restart") {
    // The server is on its way up again: there is nobody to try at once, but soon there will be.
    tries = 1;
    broke(0, why);
  } else close(why);
}

function broke(code: number, why: Link["why"] = ""): void {
  drop();
  if (code === CLOSED || (code === NOT_UNDERSTOOD && tries >= BEFORE_ASKING)) {
    location.reload();
    return;
  }
  const final = FINAL[code];
  if (final) {
    close(code === UNKNOWN_SECRET && handedOver() ? "used" : final);
    return;
  }
  // Only a line that stood is tried again at once: who is put out at the door does not knock without a pause.
  const stood = link.value.state === "open" && Date.now() - link.value.since >= QUIET && code !== TOO_MUCH;
  if (!stood) tries = Math.max(tries, 1);
  if (link.value.state !== "lost") set("lost", why);
  const wait = BACKOFF[Math.min(tries, BACKOFF.length - 1)] ?? 0;
  tries += 1;
  // Jitter, so that a hundred tables do not come back in the same instant.
  retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
}

function close(why: Link["why"]): void {
  clearTimeout(retry);
  drop();
  unanswered = [];
  if (why === "left" || why === "freed" || why === "handed" || why === "used") forgetSeat();
  set("closed", why);
}

/** Let go of the socket and its clocks without hearing its last words. */
function drop(): void {
  clearTimeout(ping);
  clearTimeout(pong);
  pong = undefined;
  welcomed = false;
  greeted = 0;
  const old = socket;
  socket = null;
  if (old && old.readyState <= WebSocket.OPEN) old.close();
}

/** Take the line for dead when nothing is heard in time. */
function expect(within = PONG_WITHIN): void {
  clearTimeout(pong);
  pong = setTimeout(() => broke(0), within);
}

function greet(from: number | null): void {
  greeted += 1;
  const handed = token === null ? null : handedOver();
  say(handed ? { type: "hello", token: handed, own: token, seq: from } : { type: "hello", token, seq: from });
}

function say(message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function set(state: Link["state"], why: Link["why"] = ""): void {
  link.value = { state, since: Date.now(), why };
}
