/** What cards use again and again, in the page once: suits, busts, cloth. */

import { type Back, backShapes } from "./backs.ts";
import { BUST_BOX, BUSTS } from "./courts.ts";
import { STAR, SUIT_PATHS, SUITS } from "./pips.ts";
import { PATTERNS } from "./weave.ts";

const CARD_SHAPE = '<clipPath id="card-shape"><rect width="100" height="140" rx="9"/></clipPath>';

/** Every definition by its id, for the sprite and for files that stand alone. */
function definitions(): Map<string, string> {
  const all = new Map<string, string>(Object.entries(PATTERNS));
  all.set("card-shape", CARD_SHAPE);
  for (const suit of SUITS) {
    all.set(`pip-${suit}`, `<symbol id="pip-${suit}" viewBox="-12 -12 24 24"><path d="${SUIT_PATHS[suit]}"/></symbol>`);
  }
  all.set("star", `<symbol id="star" viewBox="-11 -11 22 22"><path d="${STAR}"/></symbol>`);
  for (const [id, shapes] of Object.entries(BUSTS)) {
    all.set(id, `<symbol id="${id}" viewBox="${BUST_BOX}">${shapes}</symbol>`);
  }
  return all;
}

/** The sprite, an SVG element that shows nothing itself. */
export function spriteSvg(): string {
  return `<svg class="sprite" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${[...definitions().values()].join("")}</defs></svg>`;
}

/** The definitions that some shapes need, so that they can stand in a file of their own. */
export function defsFor(shapes: string): string {
  const all = definitions();
  const wanted = new Set<string>();
  const look = (markup: string) => {
    for (const id of all.keys()) {
      if (wanted.has(id) || !(markup.includes(`"#${id}"`) || markup.includes(`url(#${id})`))) continue;
      wanted.add(id);
      look(all.get(id) ?? "");
    }
  };
  look(shapes);
  return `<defs>${[...wanted].map((id) => all.get(id)).join("")}</defs>`;
}

/** The pack of two colours, for pictures that have no page to take a palette from. */
const FILE_STYLE =
  "<style>svg{color:#16181d;--coat:#42525f;--shawl:#8796a1;fill:currentColor}.h,.d{color:#c1121f;--coat:#c1121f;--shawl:#d9694f}.c{--coat:#4d5a50;--shawl:#8d9a8b}.card-face{fill:#fff}.card-line{fill:none;stroke:#8b979c;stroke-width:1.4}</style>";

/** A card's face or back as a picture of its own, of class `h`, `s`, … for its suit. */
export function cardFile(shapes: string, suit = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" class="${suit}">${FILE_STYLE}${defsFor(shapes)}${shapes}</svg>`;
}

/** A back as a CSS `url()`. */
export function backUrl(back: Back): string {
  return `url("data:image/svg+xml,${encodeURIComponent(cardFile(backShapes(back)))}")`;
}
