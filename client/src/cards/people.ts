/** The people round the marigold cushion on the home picture: seated, each with a fan of three cards. */

interface Sitter {
  x: number;
  legs: string;
  coat: string;
  sleeve?: string;
  skin: string;
  hair: string;
  shawl?: boolean;
  /** Looks to the left. */
  left?: boolean;
  scale?: number;
}

const BLACK = "#231a1c";

const SITTERS: readonly Sitter[] = [
  {
    x: 38,
    legs: "#33424f",
    coat: "#7d2a3a",
    skin: "#b97c50",
    shawl: true,
    hair: '<path d="M-6.2-31C-7-40 6-41 6-33C3-37-1-37-6.2-31Z" fill="#c9cdd0"/><circle cx="-6" cy="-35" r="3.2" fill="#c9cdd0"/>',
  },
  {
    x: 84,
    legs: "#d9d3c6",
    coat: "#e9e4d8",
    sleeve: "#dcd5c6",
    skin: "#c58a5c",
    hair: `<path d="M-6-32.5C-6-36-5-37 5.9-34.5L6-33Z" fill="${BLACK}"/><path d="M-6.6-34L-5.4-42C-2-44.5 3-45.5 6.6-43L6.4-34.5C2-36.5-3-36.5-6.6-34Z" fill="url(#dhaka-red)" stroke="${BLACK}" stroke-width=".6"/>`,
  },
  {
    x: 328,
    left: true,
    legs: "#27404f",
    coat: "#2f6f86",
    skin: "#d09a6c",
    hair: `<path d="M-6.3-29C-7.5-41 6-41.5 6-34C2-37-2-36-6.3-29Z" fill="${BLACK}"/><path d="M-5-29C-9-25-8-19-6-15" stroke="${BLACK}" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="-6" cy="-15" r="2" fill="#a2271f"/>`,
  },
  {
    x: 284,
    left: true,
    scale: 0.86,
    legs: "#5a4033",
    coat: "#3d7d5b",
    skin: "#c58a5c",
    hair: `<path d="M-6.3-31C-7-41 6.5-41 6-34.5C3-36-2-36.5-6.3-31Z" fill="${BLACK}"/>`,
  },
];

function sitter(o: Sitter, ground: number): string {
  const scale = o.scale ?? 1;
  const fan = [-22, 0, 22]
    .map(
      (turn) =>
        `<rect x="-2.6" y="-8.5" width="5.2" height="8.5" rx="1" fill="#fff" stroke="#33454f" stroke-width=".6" transform="rotate(${turn})"/>`,
    )
    .join("");
  const shawl = o.shawl ? '<path d="M-10-8C-12-19-8-25 0-25C4-25 7-23.5 8.5-20L-4-5Z" fill="url(#dhaka-red)"/>' : "";
  return `<g transform="translate(${o.x} ${ground}) scale(${o.left ? -scale : scale} ${scale})"><path d="M-17 0C-18-7-10-9 0-9S18-7 17 0Z" fill="${o.legs}"/><path d="M-10-5C-12-19-8-25 0-25S12-19 10-5Z" fill="${o.coat}"/>${shawl}<path d="M-2.6-28h5.2v5h-5.2z" fill="#a86f45"/><ellipse cx="0" cy="-31.5" rx="5.8" ry="6.6" fill="${o.skin}"/>${o.hair}<path d="M7.5-19C12-15 13-11 11.5-8" stroke="${o.coat}" stroke-width="4.6" stroke-linecap="round" fill="none"/><path d="M-7.5-19C-10-14-5-10 4-10" stroke="${o.sleeve ?? o.coat}" stroke-width="4.6" stroke-linecap="round" fill="none"/><circle cx="11.5" cy="-9" r="2.4" fill="${o.skin}"/><circle cx="6" cy="-10" r="2.3" fill="${o.skin}"/><g transform="translate(10.5 -12) rotate(14)">${fan}</g><path d="M1-32.2h.1M4-32.2h.1" stroke="#1c1413" stroke-width="1.3" stroke-linecap="round"/><path d="M1.4-28.6q1.5 1 2.8 0" stroke="#6d2c20" stroke-width=".9" fill="none" stroke-linecap="round"/></g>`;
}

/** Everybody, sitting on a stone whose top is at `ground`. */
export function people(ground: number): string {
  return SITTERS.map((o) => sitter(o, ground)).join("");
}
