/** चौतारी in strokes drawn by hand: its headline is the stone that people sit on. */

/** The letters below and above the headline, in a box of 1060 wide; the headline runs along y = 190, baseline 416. */
const LETTERS = [
  "M52 262H172", // च
  "M172 262C120 262 98 292 104 322C110 354 150 364 184 356C208 350 226 338 237 322",
  "M237 190V392",
  "M355 190V392", // ौ, its two strokes apart below
  "M604 190V392M604 274H540C484 274 456 298 456 326C456 352 480 382 512 402", // त
  "M722 190V392", // ा
  "M905 190C914 244 888 288 834 298C812 292 808 270 828 262M826 284C848 322 886 358 930 402", // र
  "M1014 190V392M905 190C882 164 874 144 878 122C884 92 914 78 946 84C984 94 1004 144 1014 190", // ी
];

/** The two strokes over the second letter, thinner so that light stays between them. */
const OVER =
  "M246 68C304 50 332 84 343 118C350 142 354 166 356 190M232 142C266 126 300 132 324 156C338 168 350 180 356 190";

/** The word with its headline's middle at x y, `width` wide; stroked in `colour`. */
export function wordmark(x: number, y: number, width: number, colour: string): string {
  const scale = width / 1060;
  return `<g transform="translate(${x - width / 2} ${(y - 190 * scale).toFixed(2)}) scale(${scale.toFixed(4)})" fill="none" stroke="${colour}" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"><path d="${LETTERS.join("")}"/><path d="${OVER}" stroke-width="40"/></g>`;
}
