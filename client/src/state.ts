/**
 * What this browser knows of its table, and what its person can do there.
 *
 * Every value is a signal: a component that reads `.value` is drawn again when it changes. The wire calls `hear` with
 * what the server says; nothing else writes the signals above the line "What the person does".
 */
import { batch, computed, signal } from "@preact/signals";
import { beginStory, type Coming, missedNews, recallNews, tellNews } from "./company/story.ts";
import type {
  Ask,
  Command,
  Goodbye,
  Happening,
  Say,
  ServerMessage,
  Settings,
  TableView,
  View,
  Welcome,
} from "./messages.ts";

export type Level = TableView["seats"][number]["level"];
export type Phrase = Say["phrase"];

/** The line to the server. */
export interface Link {
  /** `closed` stays closed until the person asks: the seat was opened elsewhere, freed or left, or there is no such table. */
  state: "connecting" | "open" | "lost" | "closed";
  /** When it came into this state, milliseconds of `Date.now()`. */
  since: number;
  /** Why it is closed; `restart` while it is lost because the server said so. */
  why: "" | Goodbye["reason"] | "unknown_table" | "used";
}

/** A move on its way to the server. The card flies at once; this says how sure that is. */
export interface Pending {
  id: string;
  move: string;
  sentAt: number;
  /** Not answered after 400 ms: mark the card. */
  late: boolean;
  /** Not answered after 5 s: it counts as lost, and another may be tried. */
  lost: boolean;
}

/** The server's no to the last thing the person tried. The words are `refused-<reason>`. */
export interface Refusal {
  /** The move as text, or the kind of command (`deal`, `settings`, …). */
  what: string;
  reason: string;
  facts: Record<string, string | number>;
}

/** One `Update` for the animation: what happened, and the view after it. */
export interface Step {
  seq: number;
  events: Happening[];
  view: View | null;
}

export const link = signal<Link>({ state: "connecting", since: Date.now(), why: "" });
export const seq = signal(0);
/** This browser's seat; -1 for a spectator. */
export const seat = signal(-1);
export const host = signal(false);
/** Null until the first welcome. */
export const table = signal<TableView | null>(null);
/** When the table's state was heard, milliseconds of `Date.now()`: what it says of time left and passed counts from then. */
export const heardAt = signal(Date.now());
/** All these eyes may see; null before the first deal. */
export const view = signal<View | null>(null);
/** What was seen to happen in this hand, oldest first. */
export const history = signal<Happening[]>([]);
/** What happened while the line was broken; the person is told, then it is emptied. */
export const missed = signal<Happening[]>([]);
/** The move that is on its way, if any. */
export const pending = signal<Pending | null>(null);
/** The last refusal, until the next thing is tried or `forgetRefusal` is called. */
export const refusal = signal<Refusal | null>(null);
/** Steps not yet animated, oldest first. The card layer takes them with `takeSteps`. */
export const steps = signal<Step[]>([]);
/** Grows with every welcome: the card layer then draws the view afresh, without animation. */
export const snapshots = signal(0);

/** Whether the computer finishes a turn for this browser's person, who is back. */
export const finishing = computed(
  () => seat.value >= 0 && view.value?.to_act === seat.value && table.value?.seats[seat.value]?.played_for === true,
);

/** Whether these eyes' seat is to act itself, and no move of it is on its way. */
export const myTurn = computed(() => {
  const now = view.value;
  const mine = now !== null && seat.value >= 0 && now.to_act === seat.value && !finishing.value;
  return mine && (!pending.value || pending.value.lost);
});

/** Whether this browser's person may ask for the last move back. */
export const mayUndo = computed(() => seat.value >= 0 && table.value?.undo === seat.value);

/** One phone goes round: its people hold several seats, and `seat` is -1 until one of them asks to see the hand. */
export const passing = signal(false);
/** On such a phone: a move that waits until its player alone looks on; empty for none. */
export const privately = signal("");
/** Whether this browser's people sit at the table, so that they may deal the next hand. */
export const seated = computed(() => seat.value >= 0 || passing.value);
/** Whether this browser's people may do what only the host may. */
export const hosting = computed(() => host.value || passing.value);

/** Whether these eyes look at a table where nobody may look on. */
export const curtained = computed(
  () => !seated.value && table.value !== null && !table.value.spectators && table.value.phase !== "lobby",
);

/** The id of the last command that the server took. */
export const accepted = signal("");

/** The events of the last update, for whatever speaks, sounds or counts them. Never replayed after a welcome. */
export const happened = signal<Happening[]>([]);

/** The order of the hand that the person made, as card texts (`sort` is `mine`). Stays in this page. */
export const handOrder = signal<string[]>([]);

/** The sheet that covers the table; the table's buttons open it by setting this. */
export type SheetName =
  | "menu"
  | "invite"
  | "seats"
  | "rules"
  | "settings"
  | "history"
  | "keys"
  | "device"
  | "records"
  | "last"
  | "say"
  | "seat"
  | "hand-over"
  | "games";
export const sheet = signal<SheetName | null>(null);
/** The seat that the sheet `seat` is about. */
export const seatAsked = signal(-1);

/** Words for people who listen instead of looking (a lifted card, a reason); the live region speaks and drops them. */
export const spoken = signal("");

/** All steps that wait, and none wait any more. */
export function takeSteps(): Step[] {
  const waiting = steps.peek();
  if (waiting.length > 0) steps.value = [];
  return waiting;
}

/** Take in what the server said, and `how` a welcome came. */
export function hear(message: ServerMessage, how: Coming = "back"): void {
  batch(() => {
    if (message.type === "welcome") {
      seq.value = message.seq;
      seat.value = message.seat;
      host.value = message.host;
      table.value = message.table;
      heardAt.value = Date.now();
      view.value = message.view;
      history.value = message.history;
      if (message.missed.length > 0 && how === "back") missed.value = message.missed;
      recallNews(message, how);
      steps.value = firstDeal(message) ? [{ seq: message.seq, events: message.history, view: message.view }] : [];
      snapshots.value += 1;
      if (pending.value && message.last_id === pending.value.id) settle();
    } else if (message.type === "update") {
      seq.value = message.seq;
      if (message.table) {
        table.value = message.table;
        host.value = message.table.seats[seat.value]?.host ?? false;
        heardAt.value = Date.now();
      } else if (table.value && typeof message.undo === "number") {
        table.value = { ...table.value, undo: message.undo };
      }
      if (message.view) view.value = message.view;
      if (curtained.value) {
        view.value = null;
        history.value = [];
      }
      if (message.events.length > 0) {
        const before = sameHand(message.events);
        if (before.length === 0) beginStory();
        history.value = [...before, ...message.events];
        happened.value = message.events;
      }
      // What happened round the cards made the cards move, not the other way round.
      tellNews(message.news, history.value.length - message.events.length, table.value, view.value);
      steps.value = [...steps.value, { seq: message.seq, events: message.events, view: view.value }];
      if (answered !== null && message.seq >= answered) settle();
    } else if (message.type === "accepted") {
      tried.delete(message.id);
      accepted.value = message.id;
      if (pending.value?.id === message.id) {
        if (seq.value >= message.seq) settle();
        else answered = message.seq;
      }
    } else if (message.type === "refused") {
      const what = pending.value?.id === message.id ? pending.value.move : (tried.get(message.id) ?? "");
      tried.delete(message.id);
      refusal.value = { what, reason: message.reason, facts: message.facts };
      if (pending.value?.id === message.id) settle();
    }
  });
}

/**
 * Whether a welcome is to the first hand of one who sat down to computers, with nothing played yet: the server dealt it
 * before this page was there, and it is dealt here to be seen. A page that is loaded again shows what lies there.
 */
function firstDeal({ table: at, view: seen, history: told, missed: away }: Welcome): boolean {
  if (snapshots.peek() > 0 || passing.peek() || at.way !== "computer" || at.game_number !== 1) return false;
  if (!seen || seen.hands_played > 0 || away.length > 0) return false;
  const [came] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const dealt = told.some((event) => event.kind === "dealt");
  const played = told.some((event) => event.moved.some((travel) => travel.source.startsWith("hand:")));
  return dealt && !played && came?.type !== "reload";
}

/** Forget everything that one pair of eyes saw, as when the phone is passed on. */
export function forgetSeen(): void {
  batch(() => {
    settle();
    seat.value = -1;
    host.value = false;
    view.value = null;
    history.value = [];
    missed.value = [];
    missedNews.value = [];
    steps.value = [];
    happened.value = [];
    handOrder.value = [];
    refusal.value = null;
    spoken.value = "";
    snapshots.value += 1;
  });
}

// --- What the person does ----------------------------------------------------------------------------------------

/** `ofSeat` says who speaks where one phone holds several seats. */
type Sender = (command: Command, ofSeat?: number) => void;
let send: Sender = () => {};
let answered: number | null = null;
let clocks: ReturnType<typeof setTimeout>[] = [];
/** Kinds of the commands sent, by id, so that a refusal can say what it refuses. */
const tried = new Map<string, string>();

/** Where commands go; the wire says this once. */
export function sendThrough(sender: Sender): void {
  send = sender;
}

/** Make a move (its text, as listed in `View.legal`). False when another is still on its way. */
export function move(text: string): boolean {
  if (pending.peek() && !pending.peek()?.lost) return false;
  settle();
  const id = newId();
  batch(() => {
    refusal.value = null;
    // Who plays on knows enough.
    missed.value = [];
    missedNews.value = [];
    pending.value = { id, move: text, sentAt: Date.now(), late: false, lost: false };
  });
  clocks = [
    setTimeout(() => mark(id, { late: true }), 400),
    setTimeout(() => mark(id, { late: true, lost: true }), 5000),
  ];
  send({ type: "move", id, seq: seq.peek(), move: text });
  return true;
}

/** Deal the first hand, the next one, or begin a rematch. */
export const deal = (): void => tell({ type: "deal", id: newId() });
/** End the game here (host). */
export const stop = (): void => tell({ type: "stop", id: newId() });
/** Change house rules, pace or what happens to the absent, between games (host). */
export const setRules = (some: Omit<Settings, "type" | "id">): void => tell({ type: "settings", id: newId(), ...some });
/** Take another name, 1 to 16 characters; on a phone that goes round, for one of its seats. */
export const rename = (name: string, ofSeat?: number): void => tell({ type: "rename", id: newId(), name }, ofSeat);
export const addSeat = (): void => tell({ type: "add_seat", id: newId() });
export const removeSeat = (seat: number): void => tell({ type: "remove_seat", id: newId(), seat });
/** Give a person's seat to the computer (host). */
export const freeSeat = (seat: number): void => tell({ type: "free_seat", id: newId(), seat });
/** How well the computer in a seat plays (host). */
export const setLevel = (seat: number, level: Level): void => tell({ type: "level", id: newId(), seat, level });
/** Get up; the computer plays on. */
export const leave = (): void => tell({ type: "leave", id: newId() });
/** Another game with the same people, between games (host). */
export const changeGame = (game: string): void => tell({ type: "game", id: newId(), game });
/** Ask the others for what needs their agreement; `about` is the seat that the computer is to play for. */
export const ask = (what: Ask["what"], about: number | null = null, ofSeat?: number): void =>
  tell({ type: "ask", id: newId(), what, seat: about }, ofSeat);
/** Agree to what was asked, or not; whoever asked takes it back with a no. */
export const answer = (number: number, yes: boolean): void => tell({ type: "answer", id: newId(), ask: number, yes });
export const say = (phrase: Phrase): void => tell({ type: "say", id: newId(), phrase });
/** Let whoever has this secret take one's seat; null takes that back. Returns the command's id. */
export function handOver(token: string | null): string {
  const id = newId();
  tell({ type: "hand_over", id, token });
  return id;
}

export function forgetRefusal(): void {
  refusal.value = null;
}

/** A new command id. `crypto.randomUUID` is not there without HTTPS. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function tell(command: Exclude<Command, { type: "move" }>, ofSeat?: number): void {
  refusal.value = null;
  tried.set(command.id, command.type);
  send(command, ofSeat);
}

function mark(id: string, how: Partial<Pending>): void {
  if (pending.value?.id === id) pending.value = { ...pending.value, ...how };
}

function settle(): void {
  for (const clock of clocks) clearTimeout(clock);
  clocks = [];
  answered = null;
  pending.value = null;
}

/** What of the history is kept before these events: nothing when they begin another hand. A cut comes before its deal. */
function sameHand(events: Happening[]): Happening[] {
  const afterCut = history.value.at(-1)?.kind === "cut";
  // Of several deals in one hand the first begins it.
  const dealt = events.some((event) => event.kind === "dealt" && (event.facts.deal ?? 1) === 1);
  return events[0]?.kind === "cut" || (dealt && !afterCut) ? [] : history.value;
}
