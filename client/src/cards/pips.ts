/** The four suits, the star of a wild card and the pipal leaf: single paths, centred on 0 0 in a box of 24. */

export type Suit = "c" | "d" | "h" | "s";

export const SUITS: readonly Suit[] = ["c", "d", "h", "s"];

export const SUIT_PATHS: Record<Suit, string> = {
  s: "M0-11.6C2.6-6.4 10.6-2.4 10.6 4C10.6 7.9 7.7 9.8 5 9.8C3.3 9.8 2 9.1 1.2 7.9C1.4 9.8 2.3 11 3.8 11.8H-3.8C-2.3 11-1.4 9.8-1.2 7.9C-2 9.1-3.3 9.8-5 9.8C-7.7 9.8-10.6 7.9-10.6 4C-10.6-2.4-2.6-6.4 0-11.6Z",
  h: "M0 11.6C-3 6.6-10.9 1.8-10.9-4.3C-10.9-8-8.3-10.5-5.3-10.5C-2.9-10.5-.9-9.1 0-6.8C.9-9.1 2.9-10.5 5.3-10.5C8.3-10.5 10.9-8 10.9-4.3C10.9 1.8 3 6.6 0 11.6Z",
  d: "M0-12C2.4-7.7 5.5-3.6 9 0C5.5 3.6 2.4 7.7 0 12C-2.4 7.7-5.5 3.6-9 0C-5.5-3.6-2.4-7.7 0-12Z",
  c: "M0-11.4A5.2 5.2 0 0 1 4.1-3A5.3 5.3 0 1 1 1.5 6C1.6 8.7 2.3 10.8 4 11.8H-4C-2.3 10.8-1.6 8.7-1.5 6A5.3 5.3 0 1 1-4.1-3A5.2 5.2 0 0 1 0-11.4Z",
};

export const STAR = "M0-10L2.9-3.6L9.8-2.9L4.6 1.7L6.1 8.6L0 5L-6.1 8.6L-4.6 1.7L-9.8-2.9L-2.9-3.6Z";

/** A pipal leaf hanging from its stalk: 22 wide, from -11.8 to its drawn-out tip at 18. */
export const LEAF =
  "M0-9C3-12.5 11-11 11-3.6C11 3 4.6 7 2 11.4C1 13.2.6 15.4 0 18C-.6 15.4-1 13.2-2 11.4C-4.6 7-11 3-11-3.6C-11-11-3-12.5 0-9Z";

export const LEAF_VEINS = "M0-9V13M0-4L6.6-7.4M0 .4L7.6-2.4M0 5L5.4 2.6M0-4L-6.6-7.4M0 .4L-7.6-2.4M0 5L-5.4 2.6";

/** A suit on its own, `size` px square, in the suit's colour of the chosen palette. */
export function suitSvg(suit: Suit, size: number): string {
  return `<svg class="icon s-${suit}" viewBox="-12 -12 24 24" width="${size}" height="${size}" fill="currentColor" aria-hidden="true"><path d="${SUIT_PATHS[suit]}"/></svg>`;
}
