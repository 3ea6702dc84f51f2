/** The stone seat from above: a slate slab, its kerb of cut stones, and the shade of one branch of the tree. */

import { LEAF } from "./pips.ts";

/** Lengths of the kerb's stones and of the joints between them, px along the edge. */
const STONES = "44 2.5 30 2.5 58 2.5 38 2.5 50 2.5 27 2.5";
const LIGHT_STONES = "0 46.5 30 185.5";
const DARK_STONES = "0 139.5 38 84.5";

/** Where leaves hang from the branch, in its own box of 300 x 260 from the upper right: x, y, turn, size. */
const LEAVES: readonly [number, number, number, number][] = [
  [286, 34, -18, 1.2],
  [262, 14, 24, 1.05],
  [252, 52, -6, 1.3],
  [230, 26, 34, 1.1],
  [214, 70, 8, 1.35],
  [190, 40, 30, 1.15],
  [184, 88, -12, 1.2],
  [158, 56, 26, 1.2],
  [150, 102, 10, 1.25],
  [122, 74, 40, 1.05],
  [112, 112, 4, 1.1],
  [84, 96, 46, 1.0],
  [76, 128, 14, 0.95],
  [52, 120, 52, 0.85],
  [244, 92, -30, 1.1],
  [262, 108, 20, 1.2],
  [230, 124, -24, 1.15],
  [256, 148, 12, 1.2],
  [226, 164, -18, 1.05],
  [246, 188, 16, 1.05],
  [222, 202, -8, 0.9],
  [236, 224, 10, 0.8],
];

const BRANCH =
  '<path d="M312-6C262 18 214 36 158 66C118 88 84 104 44 116M252 24C262 58 254 98 244 134C238 160 234 186 232 214" fill="none" stroke-linecap="round" stroke-width="5"/>';

function shade(): string {
  const leaves = LEAVES.map(
    ([x, y, turn, size]) => `<path d="${LEAF}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`,
  );
  return BRANCH + leaves.join("");
}

/** A slab `width` x `height` px with corners of `radius`; 12 px round it for its shadow. */
export function slabSvg(width: number, height: number, radius: number): string {
  const at = `x="12" y="12" width="${width}" height="${height}" rx="${radius}"`;
  const scale = Math.min(width / 330, height / 290, 1.9);
  const stone = (name: string, dashes = "") =>
    `<rect ${at} class="${name}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  return `<svg class="slab" viewBox="0 0 ${width + 24} ${height + 24}" width="${width + 24}" height="${height + 24}" aria-hidden="true"><defs><clipPath id="slab-shape"><rect ${at}/></clipPath></defs><rect x="7" y="10" width="${width + 10}" height="${height + 12}" rx="${radius + 5}" class="slab-shadow"/>${stone("slab-stone")}<g clip-path="url(#slab-shape)"><g class="slab-shade" transform="translate(${12 + width - 300 * scale} 12) scale(${scale.toFixed(3)})">${shade()}</g></g>${stone("slab-joints")}${stone("slab-kerb", STONES)}${stone("slab-kerb light", LIGHT_STONES)}${stone("slab-kerb dark", DARK_STONES)}</svg>`;
}
