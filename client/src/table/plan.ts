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

/** The middle of the slab that no seat reaches into; `near` px are kept free for a plate at the near edge. */
export function middleOf(slab: Slab, mode: Mode, near: number): Box {
  const atTop = slab.seats.some((s) => s.edge === "top");
  const sides = slab.seats.some((s) => s.edge !== "top");
  const plate = mode === "tall" ? 38 : 44;
  const above = atTop ? (slab.low ? slab.avatar / 2 + 2 : slab.avatar / 2 + plate - (mode === "tall" ? 12 : 0)) : 14;
  // Low and crowded, plates stand beside their animals and reach further in.
  const reach = mode !== "tall" ? 84 : slab.low && slab.seats.length > 4 ? 94 : slab.w < 290 ? 56 : 60;
  const inset = sides ? reach : 16;
  return {
    x: slab.x + inset,
    y: slab.y + above,
    w: slab.w - 2 * inset,
    h: Math.max(40, slab.h - above - near),
  };
}
