/** Who sits where round the slab, by how many sit and how much room there is. */
import { type Box, clamp, type Mode } from "./geometry.ts";

type Percent = readonly [across: number, down: number];

/** Percent of the slab, for the seats after one's own in clockwise order, by how many sit. */
const TALL_SEATS: Record<number, readonly Percent[]> = {
  2: [[50, 0]],
  3: [
    [22, 0],
    [78, 0],
  ],
  4: [
    [0, 26],
    [50, 0],
    [100, 26],
  ],
  5: [
    [0, 38],
    [26, 0],
    [74, 0],
    [100, 38],
  ],
  6: [
    [0, 56],
    [0, 20],
    [50, 0],
    [100, 20],
    [100, 56],
  ],
  7: [
    [0, 60],
    [0, 26],
    [28, 0],
    [72, 0],
    [100, 26],
    [100, 60],
  ],
  8: [
    [0, 64],
    [0, 28],
    [17, 0],
    [50, 0],
    [83, 0],
    [100, 28],
    [100, 64],
  ],
};

const WIDE_SEATS: Record<number, readonly Percent[]> = {
  2: [[50, 0]],
  3: [
    [28, 0],
    [72, 0],
  ],
  4: [
    [0, 46],
    [50, 0],
    [100, 46],
  ],
  5: [
    [0, 50],
    [30, 0],
    [70, 0],
    [100, 50],
  ],
  6: [
    [0, 54],
    [22, 0],
    [50, 0],
    [78, 0],
    [100, 54],
  ],
  7: [
    [0, 68],
    [0, 26],
    [33, 0],
    [67, 0],
    [100, 26],
    [100, 68],
  ],
  8: [
    [0, 68],
    [0, 28],
    [25, 0],
    [50, 0],
    [75, 0],
    [100, 28],
    [100, 68],
  ],
};

/** The same where seats have a tag under their plates: those at the sides need more height. */
const TAGGED_SEATS: Record<number, readonly Percent[]> = {
  5: [
    [0, 48],
    [26, 0],
    [74, 0],
    [100, 48],
  ],
  6: [
    [0, 62],
    [0, 19],
    [50, 0],
    [100, 19],
    [100, 62],
  ],
};

/** Eight where there is hardly room: those at the sides sit lower, clear of the corners. */
const EIGHT_LOW: readonly Percent[] = [
  [0, 62],
  [0, 34],
  [17, 0],
  [50, 0],
  [83, 0],
  [100, 34],
  [100, 62],
];

/** Five or six where there is hardly room: at the sides as high as can be, each clear of the plate above it. */
function closeSeats(seats: number, height: number): readonly Percent[] {
  const high = (100 * 10) / height;
  const low = (100 * (10 + Math.max(seats === 5 ? 74 : 66, height * 0.34))) / height;
  if (seats === 5) {
    return [
      [0, low],
      [26, 0],
      [74, 0],
      [100, low],
    ];
  }
  return [
    [0, low],
    [0, high],
    [50, 0],
    [100, high],
    [100, low],
  ];
}

export interface SeatSpot {
  /** Seat number at the table. */
  seat: number;
  /** The middle of the avatar. */
  x: number;
  y: number;
  /** Which edge of the slab it sits at. */
  edge: "left" | "top" | "right";
}

export interface Slab extends Box {
  radius: number;
  avatar: number;
  /** How much larger than on a usual desk everything on it is. */
  scale: number;
  /** Whether there is so little height that plates at the top stand beside their avatars. */
  low: boolean;
  /** Whether five or six sit so close that how they stand is told by signs at their avatars' corners. */
  close: boolean;
  seats: SeatSpot[];
}

/** How wide a seat's plate may be about its avatar's middle. */
export function plateWidth(mode: Mode, width: number, scale = 1): number {
  return mode === "tall" ? (width < 350 ? 78 : 92) : 140 * scale;
}

/**
 * The slab in the middle of its field and who sits where on its kerb. `mine` is the seat that sits at the near edge;
 * the others follow to its left when play is clockwise, to its right otherwise. `tagged`: seats say how they stand.
 */
export function slabIn(
  field: Box,
  mode: Mode,
  seats: number,
  mine: number,
  clockwise: boolean,
  tagged = false,
  scale = 1,
): Slab {
  const crowded = seats > 6;
  const narrow = mode === "tall" && field.w < 350;
  const close =
    narrow && field.h < 290 && (tagged ? seats === 6 || (seats === 5 && field.h < 250) : seats === 6 && field.h >= 246);
  const avatar =
    mode === "short"
      ? 40
      : mode === "wide"
        ? clamp(crowded ? 44 : 48, field.h * (crowded ? 0.11 : 0.14), 72 * scale)
        : crowded
          ? field.h < 290
            ? field.h < 222
              ? 28
              : 34
            : 40
          : field.w < 350
            ? close
              ? 36
              : 44
            : 48;
  const side =
    mode === "tall" ? clamp(18, field.w * 0.061, 60) : mode === "wide" ? clamp(90, field.w * 0.114, 190) : 74;
  const top = mode === "tall" ? 12 : mode === "wide" ? 40 : 8;
  const bottom = mode === "short" ? 8 : mode === "wide" ? 22 : 14;
  const x = field.x + side;
  const y = field.y + top + avatar / 2;
  const w = field.w - 2 * side;
  const h = Math.max(100, field.h - top - avatar / 2 - bottom);
  const radius = Math.min(mode === "tall" ? 54 : 90 * scale, h * 0.24);
  const eightLow = seats === 8 && mode === "tall" && h < 240;
  const low = mode === "short" || (mode === "tall" && field.h < 250 && seats < 8 && !close);
  const usual = (mode === "tall" ? TALL_SEATS : WIDE_SEATS)[clamp(2, seats, 8)] ?? [];
  const table = eightLow
    ? EIGHT_LOW
    : close
      ? closeSeats(seats, h)
      : (tagged && mode === "tall" && !low && TAGGED_SEATS[seats]) || usual;
  const reach = plateWidth(mode, field.w, scale) / 2 + 2;
  const others = Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats);
  if (!clockwise) others.reverse();
  const spots = others.flatMap((seat, i): SeatSpot[] => {
    const at = table[i];
    if (!at) return [];
    const [across, down] = at;
    const edge = across === 0 ? "left" : across === 100 ? "right" : "top";
    // A seat at the side is centred on its point with the plate below it; one at the top straddles the kerb.
    const rise = down === 0 ? 0 : mode === "short" ? 10 : 16 * scale;
    return [
      {
        seat,
        x: clamp(field.x + reach, x + (w * across) / 100, field.x + field.w - reach),
        y: y + (h * down) / 100 - rise,
        edge,
      },
    ];
  });
  return { x, y, w, h, radius, avatar, scale, low, close, seats: spots };
}
