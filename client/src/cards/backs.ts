/** The two backs in a box of 100 x 140: dhaka cloth, and the tree with its reflection. */

import { LEAF } from "./pips.ts";

export type Back = "dhaka" | "tree";

const FRAME = 'x="6" y="6" width="88" height="128" rx="5"';

/** Rings of leaves about the trunk's top: radius across, and how many. */
const RINGS: readonly [number, number][] = [
  [0, 1],
  [11, 6],
  [21, 9],
  [30, 13],
];

function leafColour(nth: number): string {
  if ((nth * 7) % 11 === 5) return "#f2a71b";
  return nth % 2 ? "#e9efe9" : nth % 3 ? "#bcd2c8" : "#8fb3a4";
}

function tree(): string {
  let drawn =
    '<path d="M47 66C48 58 48.5 52 45 46C48 48 49 50 50 53C51 50 52 48 55 46C51.5 52 52 58 53 66Z" fill="#c9d3d3"/>';
  let nth = 0;
  for (const [radius, count] of RINGS) {
    for (let i = 0; i < count; i++) {
      const turn = Math.PI + (count === 1 ? Math.PI / 2 : ((i + 0.5) / count) * Math.PI);
      const x = 50 + Math.cos(turn) * radius * 1.15;
      const y = 44 + Math.sin(turn) * radius * 0.95 - (count === 1 ? 1 : 0);
      const lean = (Math.atan2(y - 50, x - 50) * 180) / Math.PI - 90;
      drawn += `<path d="${LEAF}" fill="${leafColour(nth++)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(0)}) scale(.4)"/>`;
    }
  }
  return drawn;
}

const DHAKA = `<rect ${FRAME} fill="url(#dhaka-back)"/><rect ${FRAME} fill="none" stroke="#231a1c" stroke-width="1.6"/>`;

function treeBack(): string {
  const half = tree();
  return `<rect ${FRAME} fill="#24404f"/>${half}<g transform="rotate(180 50 70)">${half}</g><rect x="6" y="65.5" width="88" height="9" fill="#c9d3d3"/><path d="M22 65.5V70M44 65.5V70M71 65.5V70M31 70V74.5M58 70V74.5M82 70V74.5M6 70H94" stroke="#24404f" stroke-width="1"/><rect ${FRAME} fill="none" stroke="#12222c" stroke-width="1.6"/>`;
}

/** A back with its card, as shapes: for the sprite's symbols and for files. */
export function backShapes(back: Back): string {
  return `<rect x=".7" y=".7" width="98.6" height="138.6" rx="9" class="card-face"/>${back === "tree" ? treeBack() : DHAKA}<rect x=".7" y=".7" width="98.6" height="138.6" rx="9" class="card-line"/>`;
}
