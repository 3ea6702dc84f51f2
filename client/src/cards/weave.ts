/** Dhaka cloth: diamonds on a grid of threads, given as SVG patterns that tile without a seam. */

/** Thread colours: ground, marigold, white, black. */
type Thread = "m" | "w" | "k";
type Cloth = Record<Thread | "ground", string>;

const RED: Cloth = { ground: "#9c2f26", m: "#f2a71b", w: "#f7f3ea", k: "#231a1c" };
const BLUE: Cloth = { ground: "#2f5573", m: "#f2a71b", w: "#f3f1e6", k: "#14222d" };
const GREEN: Cloth = { ground: "#2f6b4d", m: "#f2a71b", w: "#f5f2e4", k: "#14261d" };

/** The cloth of a back or a coat: nested diamonds, 20 threads square. */
function diamonds(x: number, y: number): Thread | null {
  const dx = Math.abs(x - 10);
  const dy = Math.abs(y - 10);
  const ring = dx + dy;
  if (ring <= 1) return "m";
  if (ring === 3 || ring === 4) return "w";
  if (ring === 6 && dx % 2 === 1) return "m";
  if (ring === 8 || ring === 9) return "k";
  if (ring === 11 && dy % 2) return "w";
  const corner = Math.min(x, 20 - x) + Math.min(y, 20 - y);
  if (corner <= 1) return "w";
  if (corner === 3) return "m";
  return corner === 5 ? "k" : null;
}

/** The band along an edge: a row of small diamonds, 14 by 9 threads. */
function border(x: number, y: number): Thread | null {
  const across = Math.abs(x - 7);
  const ring = across + Math.abs(y - 4);
  if (y === 0 || y === 8) return "k";
  if (y === 1 || y === 7) return null;
  if (ring <= 1) return "m";
  if (ring === 3) return "w";
  if ((across === 7 && y === 4) || (across === 6 && Math.abs(y - 4) === 1)) return "w";
  return ring === 6 && Math.abs(y - 4) < 3 && across < 6 ? "k" : null;
}

/** A woven pattern; threads of one colour that lie side by side become one run, so it stays small. */
function woven(
  id: string,
  columns: number,
  rows: number,
  thread: (x: number, y: number) => Thread | null,
  cell: number,
  cloth: Cloth,
): string {
  const runs: Record<Thread, string> = { m: "", w: "", k: "" };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; ) {
      const colour = thread(x, y);
      let end = x + 1;
      while (end < columns && thread(end, y) === colour) end++;
      if (colour) runs[colour] += `M${x} ${y}h${end - x}v1h-${end - x}z`;
      x = end;
    }
  }
  const drawn = (["m", "w", "k"] as const).map((t) => `<path fill="${cloth[t]}" d="${runs[t]}"/>`).join("");
  return `<pattern id="${id}" width="${columns * cell}" height="${rows * cell}" patternUnits="userSpaceOnUse"><g transform="scale(${cell})" shape-rendering="crispEdges"><rect width="${columns}" height="${rows}" fill="${cloth.ground}"/>${drawn}</g></pattern>`;
}

/** Height of the band's pattern in threads. */
export const BAND_ROWS = 9;
const BAND_COLUMNS = 14;

/** Patterns by what they are for. `dhaka-back` covers backs; `dhaka-red` and its kin dress the courts. */
export const PATTERNS: Record<string, string> = {
  "dhaka-back": woven("dhaka-back", 20, 20, diamonds, 1.5, RED),
  "dhaka-red": woven("dhaka-red", 20, 20, diamonds, 0.62, RED),
  "dhaka-blue": woven("dhaka-blue", 20, 20, diamonds, 0.62, BLUE),
  "dhaka-green": woven("dhaka-green", 20, 20, diamonds, 0.62, GREEN),
  "dhaka-band": woven("dhaka-band", BAND_COLUMNS, BAND_ROWS, border, 1.45, RED),
};

/** One repeat of the woven edge as a picture of its own, to be laid along any length as a background. */
export function edgeSvg(): string {
  const cell = 1.15;
  const width = BAND_COLUMNS * cell;
  const height = BAND_ROWS * cell;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${woven("w", BAND_COLUMNS, BAND_ROWS, border, cell, RED)}</defs><rect width="${width}" height="${height}" fill="url(#w)"/></svg>`;
}
