/** The marigold: *yours to do*, and the winner's garland. Used for nothing else off the cards. */

import { LEAF, LEAF_VEINS } from "./pips.ts";

const PETAL = "#f5a81c";
const HEART = "#b85a00";
const OUTLINE = "#3a2400";

/** A flower of radius `r` about x y, as shapes for inside another drawing. */
export function flower(x: number, y: number, r: number, petal = PETAL, heart = HEART): string {
  let petals = "";
  for (let i = 0; i < 8; i++) {
    const turn = (i * Math.PI) / 4;
    const px = (x + Math.cos(turn) * r * 0.62).toFixed(2);
    const py = (y + Math.sin(turn) * r * 0.62).toFixed(2);
    petals += `<circle cx="${px}" cy="${py}" r="${(r * 0.4).toFixed(2)}"/>`;
  }
  return `<g fill="${petal}">${petals}<circle cx="${x}" cy="${y}" r="${(r * 0.58).toFixed(2)}"/></g><circle cx="${x}" cy="${y}" r="${(r * 0.3).toFixed(2)}" fill="${heart}"/>`;
}

/** The turn's mark, `size` px square, with an outline that holds on stone and on paper. */
export function flowerSvg(size: number): string {
  return `<svg class="icon" viewBox="-11 -11 22 22" width="${size}" height="${size}" aria-hidden="true"><circle r="9.3" fill="${PETAL}" stroke="${OUTLINE}" stroke-width="1.8"/>${flower(0, 0, 9.4)}</svg>`;
}

/** A garland hung between the two top corners of a box `width` px wide, sagging `sag` px. */
export function garlandSvg(width: number, sag: number): string {
  const count = Math.max(12, Math.round(width / 11.6));
  const hang = (u: number) => 14 + (1 - (2 * u - 1) ** 2) * sag;
  let drawn = "";
  for (const u of [0.21, 0.79]) {
    drawn += `<g transform="translate(${(12 + u * (width - 24)).toFixed(1)} ${(hang(u) + 19).toFixed(1)}) scale(.95)"><path d="${LEAF}" fill="#4f9a78"/><path d="${LEAF_VEINS}" stroke="#16352a" stroke-width=".9" fill="none"/></g>`;
  }
  for (let i = 0; i <= count; i++) {
    const u = i / count;
    const x = Number((12 + u * (width - 24)).toFixed(1));
    const y = Number(hang(u).toFixed(1));
    const red = i % 7 === 3;
    drawn += `<circle cx="${x}" cy="${y}" r="9.4" fill="#141006"/>${flower(x, y, 8.8, red ? "#c9472a" : i % 2 ? "#f7b436" : "#ee9a16", red ? "#8a2413" : "#b86800")}`;
  }
  return `<svg class="garland" viewBox="0 0 ${width} ${sag + 52}" width="${width}" height="${sag + 52}" aria-hidden="true">${drawn}</svg>`;
}
