/**
 * Writes the drawings that server-rendered pages use as files: `node draw/draw.ts [folder]`, after the bundle is built.
 * Every file stands alone: no font, no script, nothing fetched.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ANIMALS, avatarSvg } from "../src/cards/animals.ts";
import { type Back, backShapes } from "../src/cards/backs.ts";
import { face } from "../src/cards/faces.ts";
import { flowerSvg } from "../src/cards/flower.ts";
import { heroSvg, signSvg } from "../src/cards/hero.ts";
import { ICON_NAMES, iconSvg } from "../src/cards/icons.ts";
import { SUITS, suitSvg } from "../src/cards/pips.ts";
import { RANKS } from "../src/cards/ranks.ts";
import { cardFile } from "../src/cards/sprite.ts";
import { edgeSvg } from "../src/cards/weave.ts";

const folder = process.argv[2] ?? fileURLToPath(new URL("../../chautari/web/static/built/drawn", import.meta.url));

function write(name: string, svg: string): void {
  writeFileSync(`${folder}/${name}.svg`, svg);
}

/** An element made for a page, as a file of its own. */
function alone(svg: string): string {
  return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(' aria-hidden="true"', "");
}

mkdirSync(folder, { recursive: true });

for (const card of [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), "XX"]) {
  for (const full of [false, true]) {
    write(`card-${card}${full ? "-full" : ""}`, cardFile(face(card, { full }), card[1] ?? ""));
  }
}
for (const back of ["dhaka", "tree"] satisfies Back[]) write(`back-${back}`, cardFile(backShapes(back)));
for (const animal of ANIMALS) write(`avatar-${animal}`, alone(avatarSvg(animal)));
for (const icon of ICON_NAMES) write(`icon-${icon}`, alone(iconSvg(icon, 24)));
for (const suit of SUITS)
  write(`suit-${suit}`, alone(suitSvg(suit, 24)).replace("currentColor", "hd".includes(suit) ? "#c1121f" : "#16181d"));
write("icon-flower", alone(flowerSvg(24)));
write("dhaka-edge", edgeSvg());
write("hero", heroSvg(false));
write("hero-dark", heroSvg(true));
write("favicon", signSvg());
