/**
 * The table's screen in states made up here: `?seats=4&state=throw&cards=7&lang=ne&theme=dark&suits=four&left=1&seat=-1`.
 * States: take, throw, pile (a card just taken from the pile), other, call, cut, won, lost, over, dead, away.
 * Also `clock=12` (seconds left), `ask=undo|mine|away`, `undo`, `sheet=say|seat|…`.
 * `act` in the console sends an update, so that flights can be watched: `act("deal")`, `act("throws")`, `act("talk")`.
 */
import { render } from "preact";
import jutpattiEn from "../../chautari/games/jutpatti/words/en.ftl?raw";
import jutpattiNe from "../../chautari/games/jutpatti/words/ne.ftl?raw";
import commonEn from "../../chautari/words/en.ftl?raw";
import commonNe from "../../chautari/words/ne.ftl?raw";
import "../src/look/tokens.css";
import "../src/look/base.css";
import "../src/look/controls.css";
import "../src/look/panels.css";
import "../src/main.css";
import { spriteSvg } from "../src/cards/sprite.ts";
import { Side } from "../src/history/side.tsx";
import { Sheets } from "../src/lobby/menu.tsx";
import { Drawn } from "../src/look/parts.tsx";
import type { Happening, TableView, View } from "../src/messages.ts";
import { change, dress } from "../src/settings/settings.ts";
import { hear, type SheetName, seatAsked, sheet } from "../src/state.ts";
import { TableScreen } from "../src/table/screen.tsx";
import { addWords } from "../src/words.ts";

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get("seats") ?? 4);
const each = Number(asked.get("cards") ?? 7);
const state = asked.get("state") ?? "throw";
const me = Number(asked.get("seat") ?? 0);

const ANIMALS = ["yak", "habre", "chituwa", "danphe", "saras", "langur"];
const PACK = "6d Jh Js 9c 9d Kh 2s 7c Ah Ad 4h Tc 3s 3d".split(" ");

const ASKS: Record<string, TableView["asks"]> = {
  undo: [{ number: 7, what: "undo", by: 1, seat: 1, yes: [1], waits_for: [0, 3], needed: 3, left_ms: 28_000 }],
  mine: [{ number: 8, what: "undo", by: me, seat: me, yes: [me], waits_for: [1, 3], needed: 3, left_ms: 28_000 }],
  away: [{ number: 9, what: "play_for", by: 3, seat: 1, yes: [3], waits_for: [0], needed: 2, left_ms: 28_000 }],
};

const table: TableView = {
  game: "jutpatti",
  way: "friends",
  phase: ["won", "lost", "dead"].includes(state) ? "between" : state === "over" ? "over" : "playing",
  seats: Array.from({ length: seats }, (_, n) => ({
    name: n === 3 ? "Ram Bahadur Kha" : "",
    avatar: ANIMALS[n] ?? "yak",
    who: n === 2 || n === 4 ? "computer" : "person",
    level: "steady",
    host: n === 0,
    here: !(state === "away" && n === 1),
    away_ms: state === "away" && n === 1 ? 12_000 : 0,
    played_for: false,
    thinking: n === 2 && state === "other",
    takeover_ms: state === "away" && n === 1 ? 33_000 : null,
  })),
  options: { hands: 3, cards: each, call: state === "call" },
  notices: [],
  pace: "human",
  away_after: 45,
  hints: false,
  code: "",
  code_ms: 0,
  game_number: 1,
  games_won: Array(seats).fill(0),
  drawn: [],
  seats_allowed: [2, 3, 4, 5, 6],
  records: 1,
  answer: null,
  turn_clock: 30,
  turn: asked.has("clock") ? { left_ms: Number(asked.get("clock")) * 1000, whole_ms: 30_000 } : null,
  spectators: true,
  joining: "at_once",
  phrases: true,
  asks: ASKS[asked.get("ask") ?? ""] ?? [],
  undo: asked.has("undo") ? me : -1,
};

const throwing = ["throw", "pile", "call", "away"].includes(state);
const done = ["won", "lost", "over", "dead"].includes(state);
const cards = PACK.slice(0, throwing ? each + 1 : each);
const taken = throwing ? (cards[7] ?? cards.at(-1) ?? "") : "";
const legal = throwing
  ? [
      ...cards.filter((card) => state !== "pile" || card !== taken).map((card) => `throw ${card}`),
      ...(state === "call" ? ["call"] : []),
    ]
  : state === "take"
    ? ["deck", "pile"]
    : state === "cut"
      ? Array.from({ length: 51 }, (_, n) => `cut ${n + 1}`)
      : [];
const winner = state === "lost" ? 1 : 0;
const LAID = [
  ["Jh", "Js"],
  ["9c", "9d"],
  ["Kh", "Ks"],
  ["2s", "6d"],
  ["7c", "7d"],
  ["Ah", "Ad"],
];
const laid = done && state !== "dead" ? LAID.slice(0, (each + 1) / 2) : [];

const view: View = {
  seat: me,
  phase: throwing
    ? "throw"
    : state === "take" || state === "other"
      ? "take"
      : state === "cut"
        ? "cut"
        : state === "over"
          ? "over"
          : "between",
  to_act: done ? -1 : state === "other" ? 2 % seats : me,
  dealer: 2 % seats,
  hands_played: 1,
  hands: Array.from({ length: seats }, (_, n) => ({
    count: n === me ? cards.length : each,
    cards: n === me ? cards : done && n === winner ? laid.flat() : [],
  })),
  places: [
    { name: "deck", count: 16, cards: [] },
    {
      name: "pile",
      count: state === "pile" ? 5 : 6,
      cards: ["8s", "4c", "Th", "Qd"].slice(0, state === "pile" ? 3 : 4),
    },
    { name: "turned", count: 1, cards: ["5s"] },
  ],
  legal: me < 0 ? [] : legal,
  barred: state === "pile" ? { [`throw ${taken}`]: "just_taken" } : {},
  scores: Array.from({ length: seats }, (_, n) => (n < 2 ? 1 : 0)),
  hand_winners: done && state !== "dead" ? [winner] : [],
  reason: state === "dead" ? "dead" : done ? "pairs" : "",
  over: state === "over",
  winners: state === "over" ? [winner] : [],
  game: {
    joker: "6",
    cards_each: each,
    pairs:
      me < 0
        ? []
        : [
            ["Jh", "Js"],
            ["9c", "9d"],
            ["6d", "Kh"],
          ],
    pairs_needed: (each + 1) / 2,
    just_taken: taken,
    taken_from: "",
    laid,
    reshuffles: 0,
    call: state === "call",
  },
};

const told: Happening[] = [
  { kind: "took_deck", seat: 1 % seats, moved: [{ cards: ["??"], source: "deck", target: "hand:1" }], facts: {} },
  { kind: "threw", seat: 1 % seats, moved: [{ cards: ["4c"], source: "hand:1", target: "pile" }], facts: {} },
];

addWords("en", `${commonEn}\n${jutpattiEn}`);
addWords("ne", `${commonNe}\n${jutpattiNe}`);
dress();
change({
  language: asked.get("lang") === "ne" ? "ne" : "en",
  theme: asked.get("theme") === "dark" ? "dark" : "light",
  suits: (asked.get("suits") ?? "two") as "two",
  leftHanded: asked.has("left"),
  largeCards: asked.has("large"),
  motion: asked.has("still") ? "less" : "system",
  sort: {},
});
document.documentElement.lang = asked.get("lang") ?? "en";
hear({ type: "welcome", seq: 1, seat: me, host: true, table, view, history: told, missed: [], last_id: "", news: [] });

seatAsked.value = 1;
sheet.value = asked.get("sheet") as SheetName | null;

let seq = 1;
const ACTS: Record<string, () => void> = {
  deal: () => {
    const dealt = PACK.slice(0, each);
    const order = Array.from({ length: seats }, (_, n) => (3 + n) % seats);
    hear({
      type: "update",
      seq: ++seq,
      table: null,
      news: [],
      events: [
        {
          kind: "dealt",
          seat: 2,
          facts: { each },
          moved: order.map((n) => ({
            source: "pack",
            target: `hand:${n}`,
            cards: n === me ? dealt : Array(each).fill("??"),
          })),
        },
        {
          kind: "turned",
          seat: 2,
          facts: { card: "5s", joker: "6" },
          moved: [{ cards: ["5s"], source: "pack", target: "turned" }],
        },
      ],
      view: {
        ...view,
        phase: "take",
        to_act: me,
        legal: ["deck"],
        reason: "",
        hand_winners: [],
        hands: view.hands.map((_, n) => ({ count: each, cards: n === me ? dealt : [] })),
        places: view.places.map((place) => (place.name === "pile" ? { ...place, count: 0, cards: [] } : place)),
        game: { ...view.game, just_taken: "", laid: [] },
      },
    });
  },
  empty: () =>
    hear({
      type: "update",
      seq: ++seq,
      table: null,
      news: [],
      events: [],
      view: { ...view, hands: view.hands.map(() => ({ count: 0, cards: [] })), places: [] },
    }),
  throws: () =>
    hear({
      type: "update",
      seq: ++seq,
      table: null,
      news: [],
      events: [
        { kind: "took_pile", seat: 1, moved: [{ cards: ["Qd"], source: "pile", target: "hand:1" }], facts: {} },
        { kind: "threw", seat: 1, moved: [{ cards: ["3c"], source: "hand:1", target: "pile" }], facts: {} },
      ],
      view: {
        ...view,
        places: view.places.map((place) =>
          place.name === "pile" ? { ...place, cards: ["8s", "4c", "Th", "3c"] } : place,
        ),
      },
    }),
};
let entry = 50;
const tells = (kind: string, seat: number, facts: Record<string, string | number> = {}) =>
  hear({
    type: "update",
    seq: ++seq,
    events: [],
    table: null,
    view: null,
    news: [{ seq: ++entry, kind, seat, facts }],
  });
ACTS.talk = () => {
  for (let n = 0; n < seats; n++) tells("said", n, { phrase: n % 2 ? "take_your_time" : "emote_tea" });
};
ACTS.chatter = () => {
  for (let n = 0; n < seats; n++) tells("said", n, { phrase: n % 2 ? "emote_laugh" : "well_played" });
};
ACTS.news = () => tells("took_over", 1);

Object.assign(window, { act: (name: string) => ACTS[name]?.() });

render(
  <>
    <div class="sprites">
      <Drawn svg={spriteSvg()} />
    </div>
    <div class="at-table">
      <div class="play">
        <TableScreen />
      </div>
      <Side />
    </div>
    <Sheets />
  </>,
  document.getElementById("table") as HTMLElement,
);
