/**
 * The home picture: the pipal tree, people on the stone about one empty marigold cushion, the hills behind. The stone
 * is the headline of चौतारी. The drawing's box is 360 x 262; land, sky and stone go on to both sides of it, so that a
 * wide page shows more hills and not a larger tree.
 */

import { people } from "./people.ts";
import { LEAF } from "./pips.ts";
import { defsFor } from "./sprite.ts";
import { wordmark } from "./wordmark.ts";

interface Light {
  sky: string;
  snow: string;
  snowShade: string;
  far: string;
  near: string;
  stone: string;
  joint: string;
}

const DAY: Light = {
  sky: "#d3e0e6",
  snow: "#f6f8f6",
  snowShade: "#c3d3db",
  far: "#a9bfc9",
  near: "#86a19f",
  stone: "#22333d",
  joint: "#8fa2ab",
};

const DUSK: Light = {
  sky: "#26374a",
  snow: "#93a5b4",
  snowShade: "#6f8496",
  far: "#3a5066",
  near: "#2d4150",
  stone: "#c9d2d3",
  joint: "#7b8b93",
};

/** Top of the stone, and how thick it is. */
const GROUND = 208;
const THICK = 9;

/**
 * One width of the box, from the far mountains to the near hills; drawn mirrored on every other, so that the edges meet.
 * The strokes close the hair's breadth between two widths, hence each depth is laid out whole before the next.
 */
function land(light: Light): string[] {
  return [
    `<path d="M0 132L22 118L40 124L66 96L84 108L96 92L104 74L110 84L114 72L126 96L140 106L160 92L184 112L214 88L238 106L262 84L284 102L308 88L334 108L360 96V216H0Z" fill="${light.snow}" stroke="${light.snow}" stroke-width="1"/><path d="M66 96L60 110L70 106L74 116L84 108ZM104 74L98 96L106 90L110 104L113 90L120 100L114 72L110 84ZM214 88L206 104L216 100L222 110L238 106ZM262 84L256 100L264 96L270 106L284 102ZM308 88L304 100L312 97L318 106L334 108Z" fill="${light.snowShade}"/>`,
    `<path d="M0 146C40 146 80 142 120 136S220 130 260 138S330 137 360 137V216H0Z" fill="${light.far}" stroke="${light.far}" stroke-width="1"/>`,
    `<path d="M0 168C34 168 70 158 120 170S240 156 290 164S336 160 360 160V216H0Z" fill="${light.near}" stroke="${light.near}" stroke-width="1"/>`,
  ];
}

const HOUSES = `<g transform="translate(0 ${GROUND - 214})"><path d="M30 170h14v-7l-7-6l-7 6zM318 168h15v-8l-7.5-6l-7.5 6z" fill="#f6f3ec"/><path d="M28 164l9-8l9 8M316 161l9.5-8l9.5 8" stroke="#7a3a2c" stroke-width="2.4" fill="none"/><path d="M30 166.5h14v4h-14zM318 164.5h15v4h-15z" fill="#a5482f"/></g>`;

const TRUNK = `<g transform="translate(0 ${GROUND - 214})"><path d="M160 214C168 184 170 160 160 138C152 124 138 112 124 100L131 96C146 108 158 116 166 126C167 110 164 90 158 70L168 68C172 88 176 104 180 118C186 100 192 84 206 66L213 71C204 90 198 108 196 124C206 112 222 104 240 94L244 100C224 114 206 130 201 146C198 166 202 186 212 214Z" fill="#4b3a34"/><path d="M176 214C178 184 178 160 176 140M190 214C188 180 187 160 190 140" stroke="#35282a" stroke-width="2" fill="none"/></g>`;

/** The crown's masses: x, y, radius. */
const CROWN: readonly [number, number, number][] = [
  [180, 58, 66],
  [112, 70, 46],
  [250, 68, 48],
  [146, 34, 44],
  [220, 32, 44],
  [78, 88, 28],
  [286, 88, 30],
  [180, 24, 36],
];

const GREENS = ["#2a6a4c", "#3c8360", "#2f7554", "#56997a"] as const;

/** Numbers between 0 and 1, the same ones each time, so that the tree is the same at each build. */
function steadyNumbers(seed: number): () => number {
  let n = seed;
  return () => {
    n = (n * 16807) % 2147483647;
    return n / 2147483647;
  };
}

function crown(): string {
  const next = steadyNumbers(11);
  const masses = CROWN.map(
    ([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r * 0.72).toFixed(1)}" fill="#1f5540"/>`,
  ).join("");
  const spots: [number, number][] = [];
  for (const [x, y, r] of CROWN) {
    for (let i = Math.round((r * r) / 62); i > 0; i--) {
      const turn = next() * 2 * Math.PI;
      const reach = Math.sqrt(next()) * 1.08;
      spots.push([x + Math.cos(turn) * r * reach, y + Math.sin(turn) * r * 0.72 * reach]);
    }
  }
  // The lower leaves first: each hangs over the one below it.
  spots.sort((a, b) => b[1] - a[1]);
  const leaves = spots.map(([x, y]) => {
    const lit = (180 - x) * 0.0015 + (58 - y) * 0.006 + next() * 0.9;
    const green = lit > 0.75 ? 3 : lit > 0.45 ? 1 : lit > 0.15 ? 2 : 0;
    const lean = ((x - 180) * -0.25 + next() * 50 - 25).toFixed(0);
    return `<use href="#leaf" fill="${GREENS[green]}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${lean}) scale(${(0.36 + next() * 0.2).toFixed(2)})"/>`;
  });
  return masses + leaves.join("");
}

const CUSHION = `<g transform="translate(0 ${GROUND - 214})"><ellipse cx="181" cy="211" rx="27" ry="6.5" fill="#b36d00"/><ellipse cx="181" cy="208" rx="27" ry="6.5" fill="#f5a81c" stroke="#3a2400" stroke-width="1.2"/><path d="M160 208Q181 203 202 208M163 210.5Q181 206 199 210.5M170 205L176 212.5M181 204V213M192 205L186 212.5" stroke="#a86200" stroke-width="1.1" fill="none"/></g>`;

/** How far land and stone go on to each side, in widths of the box: enough for a screen 2,500 px wide. */
const REACH = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** The whole picture as a file: `night` for dark pages. It stands on the page's own ground; below the stone it is clear. */
export function heroSvg(night: boolean): string {
  const light = night ? DUSK : DAY;
  const depths = land(light);
  const defs = depths.map((shapes, depth) => `<g id="land${depth}">${shapes}</g>`).join("");
  const lands = depths.flatMap((_, depth) =>
    REACH.map((n) => {
      const turned = n % 2 !== 0;
      return `<use href="#land${depth}" transform="translate(${(turned ? n + 1 : n) * 360} 0)${turned ? " scale(-1 1)" : ""}"/>`;
    }),
  );
  const joints = [-1310, -1121, -915, -664, -470, -214, 61, 306, 492, 733, 911, 1180, 1402]
    .map((x) => `M${x} ${GROUND}v${THICK}`)
    .join("");
  const sitting = people(GROUND);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 262" preserveAspectRatio="xMidYMax"><defs><path id="leaf" d="${LEAF}"/>${defs}</defs>${defsFor(sitting)}<rect x="-1440" y="-400" width="3240" height="${400 + GROUND}" fill="${light.sky}"/>${lands.join("")}${HOUSES}${TRUNK}${crown()}${wordmark(181, GROUND + THICK / 2, 176, light.stone)}${CUSHION}${sitting}<rect x="-1440" y="${GROUND}" width="3240" height="${THICK}" fill="${light.stone}"/><path d="${joints}" stroke="${light.joint}" stroke-width="1.2"/></svg>`;
}

/** The site's small sign: the tree on its stone. */
export function signSvg(): string {
  const leaves: readonly [number, number, number, number][] = [
    [32, 14, 0, 0.9],
    [20, 20, 18, 0.9],
    [44, 20, -18, 0.9],
    [12, 30, 30, 0.8],
    [52, 30, -30, 0.8],
    [26, 30, 8, 0.9],
    [39, 30, -8, 0.9],
  ];
  const drawn = leaves
    .map(
      ([x, y, turn, size], i) =>
        `<path d="${LEAF}" fill="${i === 5 ? "#f5a81c" : i % 2 ? "#7cc4a0" : "#cfe6d8"}" stroke="#22404f" stroke-width="1.6" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#22404f"/><path d="M28 54C30 46 30 40 27 34L32 38L37 34C34 40 34 46 36 54Z" fill="#e7ecea"/>${drawn}<rect x="8" y="52" width="48" height="6" rx="1.5" fill="#e7ecea"/></svg>`;
}
