/** The ranks as drawn strokes, 20 wide and 28 high (the ten runs 2 over on the left): no font, the same on every phone. */

export type Rank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K";

export const RANKS: readonly Rank[] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];

/** `E`, `O` and `R` are there for the word JOKER. */
export const STROKES: Record<Rank | "E" | "O" | "R", string> = {
  A: "M2.6 25.6L10 2.6L17.4 25.6M5.2 17.8H14.8",
  "2": "M3 8.8C3 4.7 6 2.4 10 2.4C14 2.4 17 4.8 17 8.6C17 11.9 14.9 13.8 11.6 17L3 25.6H17.4",
  "3": "M3.4 2.4H16.4L9.4 11.4C14 11.2 17.4 13.8 17.4 18.2C17.4 22.8 14.2 25.6 9.8 25.6C6.4 25.6 3.8 24.2 2.6 21.4",
  "4": "M13.4 25.6V2.4L2.4 18.8H18",
  "5": "M16.2 2.4H5L4 12.4C5.4 11.1 7.6 10.3 10 10.3C14.4 10.3 17.4 13.3 17.4 17.9C17.4 22.6 14.2 25.6 9.8 25.6C6.6 25.6 4 24.2 2.6 21.6",
  "6": "M14.6 2.4C8.6 4 2.6 9.8 2.6 17.8C2.6 22.7 5.6 25.6 10 25.6C14.4 25.6 17.4 22.6 17.4 18.1C17.4 13.6 14.4 10.7 10.3 10.7C6.2 10.7 3 13.6 2.7 17.2",
  "7": "M2.4 2.4H17.4L7.8 25.6",
  "8": "M10 2.4C13.4 2.4 15.8 4.6 15.8 7.7C15.8 10.9 13.3 13 10 13C6.7 13 4.2 10.9 4.2 7.7C4.2 4.6 6.6 2.4 10 2.4ZM10 13C14.4 13 17.4 15.6 17.4 19.3C17.4 23 14.4 25.6 10 25.6C5.6 25.6 2.6 23 2.6 19.3C2.6 15.6 5.6 13 10 13Z",
  "9": "M5.4 25.6C11.4 24 17.4 18.2 17.4 10.2C17.4 5.3 14.4 2.4 10 2.4C5.6 2.4 2.6 5.4 2.6 9.9C2.6 14.4 5.6 17.3 9.7 17.3C13.8 17.3 17 14.4 17.3 10.8",
  T: "M-1.6 6.6L3.2 2.4V25.6M14.6 2.4C18.4 2.4 20.4 6.6 20.4 14C20.4 21.4 18.4 25.6 14.6 25.6C10.8 25.6 8.8 21.4 8.8 14C8.8 6.6 10.8 2.4 14.6 2.4Z",
  J: "M8 2.4H15V18C15 22.9 12.6 25.6 8.8 25.6C5.3 25.6 3 23.6 2.8 20",
  Q: "M10 2.4C14.8 2.4 17.6 6.8 17.6 14C17.6 21.2 14.8 25.6 10 25.6C5.2 25.6 2.4 21.2 2.4 14C2.4 6.8 5.2 2.4 10 2.4ZM11.4 18.8L18.2 26.6",
  K: "M3.2 2.4V25.6M17 2.4L3.4 16.6M8.4 11.6L17.6 25.6",
  E: "M16.6 2.4H3.4V25.6H16.8M3.4 13.6H14.4",
  O: "M10 2.4C14.8 2.4 17.6 6.8 17.6 14C17.6 21.2 14.8 25.6 10 25.6C5.2 25.6 2.4 21.2 2.4 14C2.4 6.8 5.2 2.4 10 2.4Z",
  R: "M3.2 25.6V2.4H10.6C14.8 2.4 17 4.7 17 8.2C17 11.8 14.8 14 10.6 14H3.2M10.6 14L17.4 25.6",
};

/** A rank's strokes in the text's colour, in its own 20 x 28 box. */
export function strokes(letter: keyof typeof STROKES, width = 4.9): string {
  return `<path d="${STROKES[letter]}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A rank on its own, `height` px high. */
export function rankSvg(rank: Rank, height: number): string {
  const ten = rank === "T";
  const width = Math.round(height * (ten ? 0.96 : 0.71));
  return `<svg viewBox="${ten ? "-4 0 27 28" : "0 0 20 28"}" width="${width}" height="${height}" aria-hidden="true">${strokes(rank, 5)}</svg>`;
}
