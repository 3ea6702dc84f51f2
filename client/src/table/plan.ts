/** Where places lie on the slab: those in a row, and the panel of the game's own. */
import { type Box, clamp, type Mode, TALLNESS } from "./geometry.ts";
import type { Slab } from "./seating.ts";

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
  /** By seat: where its card of a trick lies; empty where the game has none. */
  slots: Record<number, PlaceSpot>;
  /** What stands under a trick. */
  foot: Box | null;
  /** Whether there is so little room that what stands in the midst of a trick is told under it. */
  tight: boolean;
}

export interface PlaceWish {
  name: string;
  /** How many cards lie side by side, at most. */
  spread: number;
}

const STEP = 0.306;
const LABEL = 22;
/** Height of a tag under a plate. */
const TAG = 24;

/**
 * Places in a row in the middle of the slab, and under it (or at its end, where the slab is wide) a panel.
 * `inPanel` names the place whose card lies in the panel.
 */
export function planSlab(slab: Slab, mode: Mode, row: readonly PlaceWish[], inPanel: string | null): SlabPlan {
  const atTop = slab.seats.some((s) => s.edge === "top");
  const atSides = slab.seats.some((s) => s.edge !== "top");
  const { scale } = slab;
  const plate = mode === "tall" ? 38 : 44 * scale;
  const above = atTop ? (slab.low ? slab.avatar / 2 + 4 : slab.avatar / 2 + plate + (slab.close ? 4 : 2)) : 14;
  const gap = mode === "tall" ? clamp(14, slab.w * 0.05, 24) : clamp(14, slab.w * 0.05, 56 * scale);
  const units = row.reduce((sum, place) => sum + 1 + (place.spread - 1) * STEP, 0);
  const gaps = gap * (row.length - 1);
  // Plates at the sides reach in over the slab.
  const inset = atSides ? (mode === "tall" ? (slab.w < 290 ? 62 : 66) : mode === "wide" ? 76 * scale : 70) : 16;
  const free = { w: slab.w - 2 * inset, h: slab.h - above - (mode === "short" ? 12 : 16) };
  const tall = mode === "tall";
  const panelH = inPanel === null ? 0 : tall ? clamp(46, free.h * 0.26, 72) : 0;
  const panelW =
    inPanel === null || tall
      ? 0
      : mode === "short"
        ? clamp(170, slab.w * 0.28, 214)
        : clamp(170, slab.w * 0.26, 230 * scale);
  const forCards = free.h - LABEL * scale - (panelH > 0 ? panelH + 8 : 0);
  const across = free.w - gaps - (panelW > 0 ? panelW + gap : 0);
  const most = mode === "wide" ? 120 * scale : tall ? clamp(50, slab.w * 0.198, 110) : 64;
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
  if (inPanel === null) return { places, panel: null, slots: {}, foot: null, tight: false };
  const panel: Box = tall
    ? {
        w: Math.min(slab.w - 88 > 200 ? slab.w - 88 : slab.w - 40, 300),
        h: panelH,
        x: 0,
        y: slab.y + slab.h - panelH - (panelH < 56 ? 12 : 20),
      }
    : { x: Math.round(x), y: 0, w: panelW, h: mode === "short" ? 92 : 132 * scale };
  if (tall) panel.x = Math.round(slab.x + (slab.w - panel.w) / 2);
  else panel.y = Math.round(y + (card * TALLNESS - panel.h) / 2);
  const inside = Math.floor(Math.min((panel.h - 14) / TALLNESS, tall ? 44 : 56 * scale));
  places[inPanel] = {
    x: panel.x + 12,
    y: Math.round(panel.y + (panel.h - inside * TALLNESS) / 2),
    card: inside,
    step: 0,
    w: inside,
  };
  return { places, panel, slots: {}, foot: null, tight: false };
}

type Cell = readonly [column: number, row: number];

/** The cells of a grid of three by three for the seats after one's own, in the order in which they sit. */
const CELLS: Record<number, readonly Cell[]> = {
  2: [[1, 0]],
  3: [
    [0, 0],
    [2, 0],
  ],
  4: [
    [0, 1],
    [1, 0],
    [2, 1],
  ],
  5: [
    [0, 1],
    [0, 0],
    [2, 0],
    [2, 1],
  ],
  6: [
    [0, 2],
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 2],
  ],
  7: [
    [0, 2],
    [0, 1],
    [0, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
  8: [
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** Height of what stands under a trick: its tally, and a line over it where there is room. */
const FOOT = 40;
const FOOT_LINE = 22;

/**
 * A trick on the slab: each card before who played it, one's own nearest, the panel in their midst, and a line under
 * them. Rows close up over each other where there is little height, so that every index stays in sight.
 */
export function planTrick(slab: Slab, mode: Mode, mine: number, place: string): SlabPlan {
  const tall = mode === "tall";
  const { scale } = slab;
  const plate = slab.low ? 4 : tall ? 20 : 26 * scale;
  const atTop = slab.seats.some((seat) => seat.edge === "top");
  const above = atTop ? slab.avatar / 2 + plate : 12;
  const roomy = slab.h > 250;
  const tight = tall && slab.h < 250;
  const footH = FOOT + (roomy ? FOOT_LINE * scale : 0);
  const below = mode === "short" ? 4 : tight ? 6 : 10;
  const beside = tall ? (slab.w < 290 ? 66 : 70) : mode === "wide" ? 84 * scale : 76;
  // On low screens what stands under the trick stands beside it.
  const footBeside = mode === "short";
  const free = {
    w: slab.w - 2 * beside - (footBeside ? 170 : 0),
    h: slab.h - above - below - (footBeside ? 0 : footH + 6),
  };
  const most = mode === "wide" ? 84 * scale : tall ? clamp(46, slab.w * 0.16, 80) : 56;
  const across = (free.w - 2 * 8) / 3;
  const least = tall ? 36 : 40;
  const card = Math.floor(clamp(least, Math.min(across, (free.h - 2 * 8) / 3 / TALLNESS), most));
  const height = card * TALLNESS;
  // The more there are at the table, the farther apart cards lie: under who played them.
  const widest = (slab.seats.length > 4 ? 120 : 64) * scale;
  const gap = clamp(6, (free.w - 3 * card) / 2, mode === "wide" ? widest : tall ? 22 : 60);
  const rowStep = Math.min(height + (mode === "wide" ? 14 : 8), Math.max(height * 0.55, (free.h - height) / 2));
  const left = slab.x + (slab.w - 3 * card - 2 * gap) / 2 - (footBeside ? 85 : 0);
  const top = slab.y + above + Math.max(0, (free.h - 2 * rowStep - height) / 2);
  const cell = ([column, row]: Cell): PlaceSpot => ({
    x: Math.round(left + column * (card + gap)),
    y: Math.round(top + row * rowStep),
    card,
    step: 0,
    w: card,
  });
  const slots: Record<number, PlaceSpot> = { [mine]: cell([1, 2]) };
  const cells = CELLS[clamp(2, slab.seats.length + 1, 8)] ?? [];
  slab.seats.forEach((seat, i) => {
    const at = cells[i];
    if (at) slots[seat.seat] = cell(at);
  });
  const wide = Math.max(72, Math.min(card + 2 * gap - 8, mode === "wide" ? 130 * scale : 84));
  const panelH = Math.min(mode === "wide" ? 104 * scale : 82, 2 * rowStep - height - 4);
  const h = Math.max(panelH, 58);
  const panel: Box = footBeside
    ? { x: Math.round(left + 3 * card + 2 * gap + 24), y: Math.round(slab.y + above), w: 170, h: 64 }
    : {
        x: Math.round(left + card + gap + card / 2 - wide / 2),
        y: Math.round(top + rowStep + height / 2 - h / 2),
        w: wide,
        h,
      };
  const footW = Math.min(tall ? slab.w - 30 : 360 * scale, slab.w - 40);
  const foot: Box = footBeside
    ? { x: Math.round(left + 3 * card + 2 * gap + 24), y: Math.round(slab.y + above + 68), w: 170, h: 84 }
    : {
        x: Math.round(slab.x + (slab.w - footW) / 2),
        y: Math.round(slab.y + slab.h - below - footH),
        w: footW,
        h: footH,
      };
  return { places: { [place]: slots[mine] as PlaceSpot }, panel: tight ? null : panel, slots, foot, tight };
}

/**
 * The middle of the slab that no seat reaches into; `near` px are kept free for a plate at the near edge. `tagged`:
 * seats have tags under their plates.
 */
export function middleOf(slab: Slab, mode: Mode, near: number, tagged = false): Box {
  const atTop = slab.seats.some((s) => s.edge === "top");
  const sides = slab.seats.some((s) => s.edge !== "top");
  const { scale } = slab;
  const plate = mode === "tall" ? 38 : 44 * scale;
  const opposite = slab.seats.some((s) => s.edge === "top" && Math.abs(s.x - slab.x - slab.w / 2) < 60);
  const tag = slab.close ? -8 : tagged && opposite ? TAG * scale : mode === "tall" ? -12 : 0;
  const above = atTop ? slab.avatar / 2 + (slab.low ? 2 : plate + tag) : 14;
  // Low and crowded, plates stand beside their animals and reach further in.
  const reach = mode !== "tall" ? 84 * scale : slab.low && slab.seats.length > 4 ? 94 : slab.w < 290 ? 56 : 60;
  const inset = sides ? reach : 16;
  return {
    x: slab.x + inset,
    y: slab.y + above,
    w: slab.w - 2 * inset,
    h: Math.max(40, slab.h - above - near),
  };
}
