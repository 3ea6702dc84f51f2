/** Tables and views to test with: two people and a computer at Jutpatti, unless a test says otherwise. */
import type { Happening, News, SeatView, TableView, Update, View, Welcome } from "../messages.ts";

export function person(name: string, more: Partial<SeatView> = {}): SeatView {
  return {
    name,
    avatar: "yak",
    who: "person",
    level: "steady",
    host: false,
    here: true,
    away_ms: 0,
    played_for: false,
    thinking: false,
    takeover_ms: null,
    ...more,
  };
}

export function aTable(more: Partial<TableView> = {}): TableView {
  return {
    game: "jutpatti",
    way: "friends",
    phase: "playing",
    seats: [person("Asha", { host: true }), person("Bina"), person("", { who: "computer", avatar: "habre" })],
    options: { cards: 7, call: false },
    notices: [],
    pace: "human",
    away_after: 45,
    hints: false,
    code: "K7MPX",
    code_ms: 3_600_000,
    game_number: 1,
    games_won: [0, 0, 0],
    drawn: [],
    seats_allowed: [2, 3, 4, 5, 6],
    records: 0,
    answer: null,
    turn_clock: 0,
    turn: null,
    spectators: true,
    joining: "at_once",
    phrases: true,
    asks: [],
    undo: -1,
    ...more,
  };
}

export function aView(more: Partial<View> = {}): View {
  const seat = more.seat ?? -1;
  return {
    seat,
    phase: "take",
    to_act: 0,
    dealer: 2,
    hands_played: 0,
    hands: [0, 1, 2].map((n) => ({ count: 7, cards: n === seat ? ["7h", "7c", "9d", "9s", "Kd", "6s", "2c"] : [] })),
    places: [{ name: "deck", count: 30, cards: [] }],
    legal: [],
    barred: {},
    scores: [0, 0, 0],
    hand_winners: [],
    reason: "",
    over: false,
    winners: [],
    game: {},
    ...more,
  };
}

export function aWelcome(more: Partial<Welcome> = {}): Welcome {
  const seat = more.seat ?? 0;
  return {
    type: "welcome",
    seq: 10,
    seat,
    host: seat === 0,
    table: aTable(),
    view: aView({ seat }),
    history: [],
    missed: [],
    last_id: "",
    news: [],
    ...more,
  };
}

export function threw(seat: number, card: string): Happening {
  return { kind: "threw", seat, moved: [{ cards: [card], source: `hand:${seat}`, target: "pile" }], facts: {} };
}

export function anUpdate(more: Partial<Update> = {}): Update {
  return { type: "update", seq: 11, events: [], table: null, view: null, news: [], ...more };
}

let entry = 100;

export function aNews(kind: string, seat: number, facts: News["facts"] = {}): News {
  return { seq: ++entry, kind, seat, facts };
}
