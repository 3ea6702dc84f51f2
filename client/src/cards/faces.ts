/**
 * The face of a card in a box of 100 x 140. Two drawings: the *hand face* for small cards, with a large index and one
 * large figure, and the *full face* from 84 px up. Pips, busts and cloth are used from the sprite.
 */

import { LEAF, LEAF_VEINS, SUIT_PATHS, type Suit } from "./pips.ts";
import { type Rank, type STROKES, strokes } from "./ranks.ts";

/** From this width on, in px, a card shows its full face. */
export const FULL_FROM = 84;

export interface FaceOptions {
  full?: boolean;
  /** Only the upper left index, for a card that others overlap. */
  oneIndex?: boolean;
  /** The disc with a star: this card is wild in this hand. */
  wild?: boolean;
}

const CORNER = 9;

/** How much smaller the full face's index is than the rank strokes' own box, and the hand face's. */
const FULL_INDEX = 0.72;
const HAND_INDEX = 1.12;

function use(id: string, x: number, y: number, width: number, height = width): string {
  return `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

const round = (n: number) => Number(n.toFixed(2));

/** Rank over suit in the upper left corner. */
function index(rank: Rank, suit: Suit, scale: number, left: number, top: number): string {
  const middle = left + 10 * scale;
  const pip = 21 * scale;
  const glyph = `<g transform="translate(${rank === "T" ? left + 1 : left} ${top}) scale(${scale})">${strokes(rank, rank === "T" ? 4.3 : 4.9)}</g>`;
  return glyph + use(`pip-${suit}`, round(middle - pip / 2), round(top + 31 * scale), round(pip));
}

function jokerIndex(full: boolean): string {
  const scale = full ? 0.8 : 1;
  let down = "";
  if (!full) {
    [..."JOKER"].forEach((letter, i) => {
      down += `<g transform="translate(12.4 ${34 + i * 13.2}) scale(.46 .4)">${strokes(letter as keyof typeof STROKES, 5.4)}</g>`;
    });
  }
  return `<g color="#6a2a6f" fill="#6a2a6f">${use("star", 6, 7, 22 * scale)}${down}</g>`;
}

const LEFT = 37;
const MIDDLE = 50;
const RIGHT = 63;

/** Where the pips of a full face stand; those below the middle are turned round. */
const PIPS: Partial<Record<Rank, readonly [x: number, y: number][]>> = {
  "2": [
    [MIDDLE, 27],
    [MIDDLE, 113],
  ],
  "3": [
    [MIDDLE, 27],
    [MIDDLE, 70],
    [MIDDLE, 113],
  ],
  "4": [
    [LEFT, 27],
    [RIGHT, 27],
    [LEFT, 113],
    [RIGHT, 113],
  ],
  "5": [
    [LEFT, 27],
    [RIGHT, 27],
    [MIDDLE, 70],
    [LEFT, 113],
    [RIGHT, 113],
  ],
  "6": [
    [LEFT, 27],
    [RIGHT, 27],
    [LEFT, 70],
    [RIGHT, 70],
    [LEFT, 113],
    [RIGHT, 113],
  ],
  "7": [
    [LEFT, 26],
    [RIGHT, 26],
    [MIDDLE, 48],
    [LEFT, 70],
    [RIGHT, 70],
    [LEFT, 114],
    [RIGHT, 114],
  ],
  "8": [
    [LEFT, 26],
    [RIGHT, 26],
    [MIDDLE, 48],
    [LEFT, 70],
    [RIGHT, 70],
    [MIDDLE, 92],
    [LEFT, 114],
    [RIGHT, 114],
  ],
  "9": [
    [LEFT, 25],
    [RIGHT, 25],
    [LEFT, 55],
    [RIGHT, 55],
    [MIDDLE, 70],
    [LEFT, 85],
    [RIGHT, 85],
    [LEFT, 115],
    [RIGHT, 115],
  ],
  T: [
    [LEFT, 25],
    [RIGHT, 25],
    [MIDDLE, 40],
    [LEFT, 55],
    [RIGHT, 55],
    [LEFT, 85],
    [RIGHT, 85],
    [MIDDLE, 100],
    [LEFT, 115],
    [RIGHT, 115],
  ],
};

function pips(rank: Rank, suit: Suit): string {
  const places = PIPS[rank] ?? [];
  const size = places.length > 6 ? 20 : 23;
  return places
    .map(([x, y]) => {
      const pip = use(`pip-${suit}`, x - size / 2, y - size / 2, size);
      return y > 70 ? `<g transform="rotate(180 ${x} ${y})">${pip}</g>` : pip;
    })
    .join("");
}

/** The aces: a pipal leaf for hearts, and for the others their suit with the leaf's veins or a diamond in it. */
function ace(suit: Suit): string {
  const veins = 'stroke="var(--card,#fff)" fill="none" stroke-linecap="round"';
  const shape = `<path d="${SUIT_PATHS[suit]}"/>`;
  switch (suit) {
    case "h":
      return `<g transform="translate(50 62) scale(2.35)"><path d="${LEAF}"/><path d="${LEAF_VEINS}" stroke-width=".9" ${veins}/></g>`;
    case "s":
      return `<g transform="translate(50 69) scale(2.7)">${shape}<g transform="translate(0 1.5) rotate(180) scale(.5)"><path d="${LEAF_VEINS}" stroke-width="1.6" ${veins}/></g></g>`;
    case "d":
      return `<g transform="translate(50 70)"><g transform="scale(3)">${shape}</g><g transform="scale(1.9)" fill="var(--card,#fff)">${shape}</g><g transform="scale(1.25)">${shape}</g></g>`;
    case "c":
      return `<g transform="translate(50 70) scale(2.7)">${shape}<path d="M0 6V-7.4M0 1.4L-6 2.6M0 1.4L6 2.6M0-2.6L-2.4-5M0-2.6L2.4-5" stroke-width="1" ${veins}/></g>`;
  }
}

function court(card: string): string {
  const bust = use(`bust-${card}`, 16, 4.8, 70, 61.25);
  const joker =
    card === "XX"
      ? `<rect x="18" y="62" width="64" height="16" fill="#9c2f26" stroke="#231a1c"/><g color="#fff">${[..."JOKER"].map((letter, i) => `<g transform="translate(${24 + i * 11.2} 65.5) scale(.36 .32)">${strokes(letter as keyof typeof STROKES, 5.2)}</g>`).join("")}</g>`
      : "";
  return `${bust}<g transform="rotate(180 50 70)">${bust}</g><rect y="63.5" width="100" height="13" fill="url(#dhaka-band)"/><path d="M0 63.5H100M0 76.5H100" stroke="#231a1c" stroke-width="1"/>${joker}`;
}

function fullFace(card: string, oneIndex: boolean): string {
  const [rank, suit] = [card[0] as Rank, card[1] as Suit];
  const corner = card === "XX" ? jokerIndex(true) : index(rank, suit, FULL_INDEX, 5, 7);
  const corners = oneIndex ? corner : `${corner}<g transform="rotate(180 50 70)">${corner}</g>`;
  if ("JQKX".includes(rank)) return court(card) + corners;
  return (rank === "A" ? ace(suit) : pips(rank, suit)) + corners;
}

function handFace(card: string): string {
  const [rank, suit] = [card[0] as Rank, card[1] as Suit];
  const corner = card === "XX" ? jokerIndex(false) : index(rank, suit, HAND_INDEX, 7, 8);
  return corner + ("JQKX".includes(rank) ? use(`bust-${card}`, 27, 78, 72, 63) : use(`pip-${suit}`, 46, 86, 46));
}

function wildDisc(full: boolean): string {
  return full
    ? `<circle cx="12.2" cy="57" r="8.6" fill="#1c2429"/><g fill="#fff">${use("star", 6.2, 51, 12)}</g>`
    : `<circle cx="18.5" cy="82" r="12.5" fill="#1c2429"/><g fill="#fff">${use("star", 10, 73.5, 17)}</g>`;
}

/** The shapes of a card's face, `7h` or `XX`, for an `<svg viewBox="0 0 100 140">` of class `s-h`. */
export function face(card: string, options: FaceOptions = {}): string {
  const full = options.full ?? false;
  return `<rect x=".7" y=".7" width="98.6" height="138.6" rx="${CORNER}" class="card-face"/><g clip-path="url(#card-shape)">${full ? fullFace(card, options.oneIndex ?? false) : handFace(card)}</g>${options.wild ? wildDisc(full) : ""}<rect x=".7" y=".7" width="98.6" height="138.6" rx="${CORNER}" class="card-line"/>`;
}

/** A whole card as an SVG element, `width` px wide. */
export function cardSvg(card: string, width: number, options: FaceOptions = {}): string {
  const full = options.full ?? width >= FULL_FROM;
  return `<svg class="card-svg s-${card === "XX" ? "x" : card[1]}" viewBox="0 0 100 140" width="${width}" height="${round(width * 1.4)}" aria-hidden="true">${face(card, { ...options, full })}</svg>`;
}
