/** How large the cards of one's hand are and where each lies: one row, or more where one would leave slivers. */
import { type Box, clamp, type Mode, scaleOf, TALLNESS } from "./geometry.ts";

export interface HandShape {
  card: number;
  strip: number;
  rows: number;
  perRow: number;
  rowStep: number;
  /** Space over the cards, for lifting and brackets, and under them, for words. */
  above: number;
  below: number;
  /** Height of the whole zone. */
  height: number;
  /** Extra space before a card kept apart. */
  gap: number;
}

const FEW = 3;

const MARGIN: Record<Mode, number> = { tall: 4, wide: 24, short: 8 };

/**
 * The hand's shape in a zone `width` wide on a screen `height` high. `room` is the most cards it holds in a turn, so
 * that nothing jumps when one is taken; `noted` when something is said under it.
 */
export function handShape(
  mode: Mode,
  width: number,
  height: number,
  room: number,
  large: boolean,
  noted = true,
): HandShape {
  // Very few cards have room to be large and to lie side by side.
  const few = room <= FEW && mode !== "short" && height > 620;
  const grow = (large ? 1.16 : 1) * (few ? 1.22 : 1);
  const gap = mode === "wide" ? 24 : 6;
  const free = width - 2 * MARGIN[mode];
  const one = cardWidth(mode, width, height, 1) * grow;
  const stripOf = (card: number, count: number) =>
    Math.min(card * (few ? 1.08 : 0.9), (free - card - gap) / Math.max(1, count - 1));
  const rows = mode !== "tall" || room <= 9 || stripOf(one, room) >= 34 ? 1 : room <= 14 ? 2 : 3;
  const card = Math.round(rows === 1 ? one : cardWidth(mode, width, height, rows) * grow);
  const perRow = Math.ceil(room / rows);
  const strip = stripOf(card, perRow);
  // As much of a card stays in sight as holds its index and the star of a joker.
  const rowStep = Math.ceil(card * TALLNESS * 0.7);
  const above = mode === "short" ? 22 : height < 620 ? 26 : 30;
  const below = mode === "tall" ? (noted ? 26 : 10) : mode === "wide" ? 16 : 8;
  const zone = above + Math.ceil(card * TALLNESS) + (rows - 1) * rowStep + below;
  return { card, strip, rows, perRow, rowStep, above, below, height: zone, gap };
}

function cardWidth(mode: Mode, width: number, height: number, rows: number): number {
  if (mode === "tall") {
    return rows === 1
      ? clamp(54, Math.min(width * 0.19, height * 0.115), 112)
      : clamp(46, Math.min(width * 0.165, height * 0.095), 100);
  }
  if (mode === "short") return clamp(50, height * 0.165, 72);
  // On large screens cards grow faster than the slab: they are what is looked at.
  const share = 0.12 + 0.06 * (scaleOf(mode, width, height) - 1);
  return clamp(64, Math.min(height * share, width * 0.098), 220);
}

function fullWidth(shape: HandShape): number {
  return shape.card + (shape.perRow - 1) * shape.strip + shape.gap;
}

/** Where the hand begins, from the side of a zone `width` wide. */
export function handInset(shape: HandShape, mode: Mode, width: number): number {
  return Math.max(MARGIN[mode], (width - fullWidth(shape)) / 2);
}

export interface HandSpot {
  x: number;
  y: number;
  row: number;
  /** How much of the card can be touched from its left edge on. */
  touch: number;
}

/** Where each of `count` cards of a hand lies in its zone. The last is kept apart when `apart`. Rows fill from the top. */
export function handSpots(shape: HandShape, mode: Mode, zone: Box, count: number, apart: boolean): HandSpot[] {
  const rowOf = (i: number) => Math.min(shape.rows - 1, Math.floor(i / shape.perRow));
  const left = zone.x + handInset(shape, mode, zone.w);
  const lone = left + fullWidth(shape) - shape.card;
  return Array.from({ length: count }, (_, i) => {
    const row = rowOf(i);
    const x = apart && i === count - 1 ? lone : left + (i - row * shape.perRow) * shape.strip;
    const ends = i === count - 1 || rowOf(i + 1) !== row;
    const before = apart && i === count - 2 && row === shape.rows - 1;
    return {
      x,
      y: zone.y + shape.above + row * shape.rowStep,
      row,
      touch: ends ? shape.card : before ? Math.min(shape.card, lone - x) : shape.strip,
    };
  });
}
