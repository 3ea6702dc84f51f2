/** Measures that all of the table shares, in px. */

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
  // A desk's window zoomed in to twice its size is as narrow as a phone on its side.
  return height < 500 || width < 720 ? "short" : "wide";
}

/** How much larger things are drawn on a screen `width` by `height` than on a usual desk: larger screens are farther away. */
export function scaleOf(mode: Mode, width: number, height: number): number {
  return mode === "wide" ? clamp(1, Math.min(width / 1000, height / 800), 1.5) : 1;
}

/** A card is this much higher than wide. */
export const TALLNESS = 1.4;
/** How far a lifted card comes up. */
export const LIFT = 24;
/** How far a card comes up that is the one to play now. */
export const READY = 12;

export const px = (n: number): string => `${Math.round(n * 100) / 100}px`;

export const clamp = (least: number, n: number, most: number) => Math.max(least, Math.min(n, most));
