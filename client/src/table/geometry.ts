/** Where everything on a table lies, in px: pure functions of the screen's size and of how many sit and what they hold. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** `tall` for phones held upright; `wide` for desktops and tablets; `short` for phones on their side. */
export type Mode = "tall" | "wide" | "short";

export function modeOf(width: number, height: number): Mode {
  if (width < height * 1.1) return "tall";
  return height < 500 ? "short" : "wide";
}

/** A card is this much higher than wide. */
export const TALLNESS = 1.4;
/** How far a lifted card comes up. */
export const LIFT = 24;
/** How far a card comes up that is the one to play now. */
export const READY = 12;

export const px = (n: number): string => `${Math.round(n * 100) / 100}px`;

const clamp = (least: number, n: number, most: number) => Math.max(least, Math.min(n, most));

// --- The seats round the slab --------------------------------------------------------------------------------------

type Percent = readonly [across: number, down: number];

/** Percent of the slab, for the seats after one's own in clockwise order, by how many sit. */
const TALL_SEATS: Record<number, readonly Percent[]> = {
  2: [[50, 0]],
  3: [
    [22, 0],
    [78, 0],
  ],
  4: [
    [0, 26],
    [50, 0],
    [100, 26],
  ],
  5: [
    [0, 38],
    [26, 0],
    [74, 0],
    [100, 38],
  ],
  6: [
    [0, 56],
    [0, 20],
    [50, 0],
    [100, 20],
    [100, 56],
  ],
  7: [
    [0, 60],
    [0, 26],
    [28, 0],
    [72, 0],
    [100, 26],
    [100, 60],
  ],
  8: [
    [0, 64],
    [0, 28],
    [17, 0],
    [50, 0],
    [83, 0],
    [100, 28],
    [100, 64],
  ],
};

const WIDE_SEATS: Record<number, readonly Percent[]> = {
  2: [[50, 0]],
  3: [
    [28, 0],
    [72, 0],
  ],
  4: [
    [0, 46],
    [50, 0],
    [100, 46],
  ],
  5: [
    [0, 50],
    [30, 0],
    [70, 0],
    [100, 50],
  ],
  6: [
    [0, 54],
    [22, 0],
    [50, 0],
    [78, 0],
    [100, 54],
  ],
  7: [
    [0, 68],
    [0, 26],
    [33, 0],
    [67, 0],
    [100, 26],
    [100, 68],
  ],
  8: [
    [0, 68],
    [0, 28],
    [25, 0],
    [50, 0],
    [75, 0],
    [100, 28],
    [100, 68],
  ],
};

export interface SeatSpot {
  /** Seat number at the table. */
  seat: number;
  /** The middle of the avatar. */
  x: number;
  y: number;
  /** Which edge of the slab it sits at. */
  edge: "left" | "top" | "right";
}

export interface Slab extends Box {
  radius: number;
  avatar: number;
  /** Whether there is so little height that plates at the top stand beside their avatars. */
  low: boolean;
  seats: SeatSpot[];
}

/** How wide a seat's plate may be about its avatar's middle. */
export function plateWidth(mode: Mode, width: number): number {
  return mode === "tall" ? (width < 350 ? 78 : 92) : 140;
}

/**
 * The slab in the middle of its field and who sits where on its kerb. `mine` is the seat that sits at the near edge;
 * the others follow to its left when play is clockwise, to its right otherwise.
 */
export function slabIn(field: Box, mode: Mode, seats: number, mine: number, clockwise: boolean): Slab {
  const avatar = mode === "short" ? 40 : mode === "wide" ? clamp(48, field.h * 0.14, 72) : field.w < 350 ? 44 : 48;
  const side =
    mode === "tall" ? clamp(18, field.w * 0.061, 60) : mode === "wide" ? clamp(90, field.w * 0.114, 190) : 74;
  const top = mode === "tall" ? 12 : mode === "wide" ? 40 : 8;
  const bottom = mode === "short" ? 8 : mode === "wide" ? 22 : 14;
  const x = field.x + side;
  const y = field.y + top + avatar / 2;
  const w = field.w - 2 * side;
  const h = Math.max(100, field.h - top - avatar / 2 - bottom);
  const radius = Math.min(mode === "tall" ? 54 : 90, h * 0.24);
  const table = (mode === "tall" ? TALL_SEATS : WIDE_SEATS)[clamp(2, seats, 8)] ?? [];
  const reach = plateWidth(mode, field.w) / 2 + 2;
  const others = Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats);
  if (!clockwise) others.reverse();
  const spots = others.flatMap((seat, i): SeatSpot[] => {
    const at = table[i];
    if (!at) return [];
    const [across, down] = at;
    const edge = across === 0 ? "left" : across === 100 ? "right" : "top";
    // A seat at the side is centred on its point with the plate below it; one at the top straddles the kerb.
    const rise = down === 0 ? 0 : mode === "short" ? 10 : 16;
    return [
      {
        seat,
        x: clamp(field.x + reach, x + (w * across) / 100, field.x + field.w - reach),
        y: y + (h * down) / 100 - rise,
        edge,
      },
    ];
  });
  const low = mode === "short" || (mode === "tall" && field.h < 250 && seats < 8);
  return { x, y, w, h, radius, avatar, low, seats: spots };
}

// --- What lies on the slab -----------------------------------------------------------------------------------------

export interface PlaceSpot {
  x: number;
  y: number;
  /** Width of a card there. */
  card: number;
  /** How far apart cards lie that can be seen. */
  step: number;
  /** Width of the whole place. */
  w: number;
}

export interface SlabPlan {
  places: Record<string, PlaceSpot>;
  /** The panel of the game's own, if it has one: Jutpatti's turned card and what the jokers are. */
  panel: Box | null;
}

export interface PlaceWish {
  name: string;
  /** How many cards lie side by side, at most. */
  spread: number;
}

const STEP = 0.306;
const LABEL = 22;

/**
 * Places in a row in the middle of the slab, and under it (or at its end, where the slab is wide) a panel.
 * `inPanel` names the place whose card lies in the panel.
 */
export function planSlab(slab: Slab, mode: Mode, row: readonly PlaceWish[], inPanel: string | null): SlabPlan {
  const atTop = slab.seats.some((s) => s.edge === "top");
  const atSides = slab.seats.some((s) => s.edge !== "top");
  const plate = mode === "tall" ? 38 : 44;
  const above = atTop ? (slab.low ? slab.avatar / 2 + 4 : slab.avatar / 2 + plate + 2) : 14;
  const gap = mode === "tall" ? clamp(14, slab.w * 0.05, 24) : clamp(14, slab.w * 0.05, 56);
  const units = row.reduce((sum, place) => sum + 1 + (place.spread - 1) * STEP, 0);
  const gaps = gap * (row.length - 1);
  // Plates at the sides reach in over the slab.
  const inset = atSides ? (mode === "tall" ? (slab.w < 290 ? 62 : 66) : mode === "wide" ? 76 : 70) : 16;
  const free = { w: slab.w - 2 * inset, h: slab.h - above - (mode === "short" ? 12 : 16) };
  const tall = mode === "tall";
  const panelH = inPanel === null ? 0 : tall ? clamp(46, free.h * 0.26, 72) : 0;
  const panelW =
    inPanel === null || tall ? 0 : mode === "short" ? clamp(170, slab.w * 0.28, 214) : clamp(170, slab.w * 0.26, 230);
  const forCards = free.h - LABEL - (panelH > 0 ? panelH + 8 : 0);
  const across = free.w - gaps - (panelW > 0 ? panelW + gap : 0);
  const most = mode === "wide" ? 120 : tall ? clamp(50, slab.w * 0.198, 110) : 64;
  const card = Math.floor(clamp(30, Math.min(across / units, forCards / TALLNESS), most));
  const rowW = card * units + gaps + (panelW > 0 ? panelW + gap : 0);
  const spare = forCards - card * TALLNESS;
  // Where there is room the cards lie below the plates of who sits at the sides.
  const plates = tall ? slab.seats.filter((s) => s.edge !== "top" && s.y < slab.y + slab.h * 0.45) : [];
  const below = Math.max(0, ...plates.map((s) => s.y + slab.avatar / 2 + plate - slab.y - above));
  const y = Math.round(slab.y + above + Math.min(spare, Math.max(spare * (tall ? 0.6 : 0.5), below)));
  let x = slab.x + (slab.w - rowW) / 2;
  const places: Record<string, PlaceSpot> = {};
  for (const { name, spread } of row) {
    const w = card * (1 + (spread - 1) * STEP);
    places[name] = { x: Math.round(x), y, card, step: card * STEP, w };
    x += w + gap;
  }
  if (inPanel === null) return { places, panel: null };
  const panel: Box = tall
    ? {
        w: Math.min(slab.w - 88 > 200 ? slab.w - 88 : slab.w - 40, 300),
        h: panelH,
        x: 0,
        y: slab.y + slab.h - panelH - (panelH < 56 ? 12 : 20),
      }
    : { x: Math.round(x), y: 0, w: panelW, h: mode === "short" ? 92 : 132 };
  if (tall) panel.x = Math.round(slab.x + (slab.w - panel.w) / 2);
  else panel.y = Math.round(y + (card * TALLNESS - panel.h) / 2);
  const inside = Math.floor(Math.min((panel.h - 14) / TALLNESS, tall ? 44 : 56));
  places[inPanel] = {
    x: panel.x + 12,
    y: Math.round(panel.y + (panel.h - inside * TALLNESS) / 2),
    card: inside,
    step: 0,
    w: inside,
  };
  return { places, panel };
}

// --- The hand ------------------------------------------------------------------------------------------------------

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

const MARGIN: Record<Mode, number> = { tall: 4, wide: 24, short: 8 };

/**
 * The hand's shape in a zone `width` wide on a screen `height` high. `room` is the most cards it holds in a turn, so
 * that nothing jumps when one is taken.
 */
export function handShape(mode: Mode, width: number, height: number, room: number, large: boolean): HandShape {
  const grow = large ? 1.16 : 1;
  const gap = mode === "wide" ? 24 : 6;
  const free = width - 2 * MARGIN[mode];
  const one = cardWidth(mode, width, height, 1) * grow;
  const stripOf = (card: number, count: number) => Math.min(card * 0.9, (free - card - gap) / Math.max(1, count - 1));
  const rows = mode !== "tall" || room <= 9 || stripOf(one, room) >= 34 ? 1 : room <= 14 ? 2 : 3;
  const card = Math.round(rows === 1 ? one : cardWidth(mode, width, height, rows) * grow);
  const perRow = Math.ceil(room / rows);
  const strip = stripOf(card, perRow);
  const rowStep = Math.round(card * TALLNESS * 0.62);
  const above = mode === "short" ? 22 : height < 620 ? 26 : 30;
  const below = mode === "tall" ? 26 : mode === "wide" ? 16 : 8;
  const zone = above + Math.ceil(card * TALLNESS) + (rows - 1) * rowStep + below;
  return { card, strip, rows, perRow, rowStep, above, below, height: zone, gap };
}

function cardWidth(mode: Mode, width: number, height: number, rows: number): number {
  if (mode === "tall") {
    return rows === 1
      ? clamp(54, Math.min(width * 0.19, height * 0.115), 112)
      : clamp(46, Math.min(width * 0.165, height * 0.095), 100);
  }
  return mode === "wide" ? clamp(64, Math.min(height * 0.12, width * 0.098), 124) : clamp(50, height * 0.165, 72);
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
