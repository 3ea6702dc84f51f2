/**
 * The court cards and the joker: busts in a box of 80 x 70 (from -8), drawn once for each suit.
 * Every court is a person of its own: skin, hair, what it wears. The coat is the suit's (`--coat`), which for the
 * black suits is a slate that lets the drawing be seen.
 */

import { flower } from "./flower.ts";
import { LEAF, type Suit } from "./pips.ts";

interface Person {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
}

const BLACK = "#231a1c";
const GOLD = "#f2a71b";
const RUBY = "#a2271f";
const WHITE = "#f7f3ea";

const PEOPLE: Record<Suit, Person> = {
  s: { skin: "#c58a5c", shade: "#a86f45", hair: "#231a1c", cloth: "url(#dhaka-red)" },
  h: { skin: "#d39d70", shade: "#b47c50", hair: "#2c1d17", cloth: "url(#dhaka-green)" },
  d: { skin: "#b97c50", shade: "#98623b", hair: "#3a2c2a", cloth: "url(#dhaka-blue)" },
  c: { skin: "#dcae84", shade: "#be8c62", hair: "#231a1c", cloth: "url(#dhaka-red)" },
};

function head(p: Person, mouth: string): string {
  return `<path d="M34.5 34h11v9l-5.5 5-5.5-5z" fill="${p.shade}"/><ellipse cx="28.8" cy="28" rx="2.4" ry="3.4" fill="${p.shade}"/><ellipse cx="51.2" cy="28" rx="2.4" ry="3.4" fill="${p.shade}"/><path d="M29 24C29 17 33 14 40 14S51 17 51 24C51 34 46 40.6 40 40.6S29 34 29 24Z" fill="${p.skin}"/><path d="M33 24.6q2.4-1.8 4.8-.2M42.2 24.4q2.4-1.6 4.8.2" stroke="${BLACK}" stroke-width="1.5" fill="none" stroke-linecap="round"/><ellipse cx="35.6" cy="27.6" rx="1.35" ry="1.7" fill="${BLACK}"/><ellipse cx="44.4" cy="27.6" rx="1.35" ry="1.7" fill="${BLACK}"/><path d="M40 27.5l-1.3 4.4h2.4" stroke="${p.shade}" stroke-width="1.3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${mouth}`;
}

const SMILE =
  '<path d="M36.4 35.2q3.6 2.6 7.2 0" stroke="#7c3426" stroke-width="1.5" fill="none" stroke-linecap="round"/>';
const LIPS = '<path d="M37 35q3-1.2 6 0q-1 2.4-3 2.4t-3-2.4Z" fill="#a2271f"/>';

/** What the four gulams wear on the lip. */
const WHISKERS: Record<Suit, (hair: string) => string> = {
  s: (hair) =>
    `<path d="M35.6 33.6q2.2-1.7 4.4 0q2.2-1.7 4.4 0" stroke="${hair}" stroke-width="1.4" fill="none" stroke-linecap="round"/>`,
  h: () => "",
  d: (hair) =>
    `<path d="M33.4 34.6Q36.4 31.4 40 33.2Q43.6 31.4 46.6 34.6" stroke="${hair}" stroke-width="2.1" fill="none" stroke-linecap="round"/>`,
  c: (hair) => `<path d="M37.6 38.2Q40 37 42.4 38.2L40 42.4Z" fill="${hair}"/>`,
};

/** Gulam: the jack, in a dhaka topi and a crossed daura. */
function gulam(suit: Suit): string {
  const p = PEOPLE[suit];
  return `<path d="M4 62C5 50 15 45 30 41.5L40 47L50 41.5C65 45 75 50 76 62Z" fill="var(--coat)"/><path d="M33.4 40.8L40 50.6L46.6 40.8L50 42L40.6 55.4L30 42Z" fill="${WHITE}"/><path d="M45.2 48.6L33.6 62" stroke="${WHITE}" stroke-width="1.7"/><path d="M36.4 57.6l-6 1.4M36.8 57.2l-5 4.6" stroke="${WHITE}" stroke-width="1.4" stroke-linecap="round"/>${head(p, SMILE)}<path d="M28.6 25C28.4 21 29 19.6 30.4 18.4L29.4 24.6ZM51.4 25C51.6 21 51 19.6 49.6 18.4L50.6 24.6Z" fill="${p.hair}"/>${WHISKERS[suit](p.hair)}<path d="M26.6 20.6L28.2 7.4C33 2.2 44 -1 51.6 2.6C53 8 53.6 14 53.2 20.2C45 15.8 35 16 26.6 20.6Z" fill="${p.cloth}" stroke="${BLACK}" stroke-width="1.1"/><path d="M28.2 7.4C35 9.4 45 7.4 51.6 2.6" stroke="${BLACK}" stroke-width="1" fill="none"/>`;
}

/** What the four bibis wear in the hair: marigold, laligurans, jasmine, and none but gold. */
const BLOOMS: Record<Suit, string> = {
  s: flower(53.6, 17, 5.4),
  h: flower(53.6, 17, 5.4, "#fff6e6", "#d99a1b"),
  d: flower(53.6, 17, 5.4, "#d6453c", "#7c1f1a"),
  c: flower(26.4, 17, 5.4),
};

/** Bibi: the queen, a light shawl drawn over the hair so that the face stands out however small. */
function bibi(suit: Suit): string {
  const p = PEOPLE[suit];
  return `<path d="M19 52C17 27 24 7.6 40 7.6S63 27 61 52Z" fill="var(--shawl)" stroke="${BLACK}" stroke-width=".9"/><path d="M26.4 46C24.4 27 28 12.6 40 12.6S55.6 27 53.6 46Z" fill="${p.hair}"/><path d="M4 62C5 50 15 45.4 31 42L40 49L49 42C65 45.4 75 50 76 62Z" fill="var(--coat)"/>${head(p, LIPS)}<path d="M28.6 27C28 17 33 12.6 40 12.6S52 17 51.4 27C49.6 21.6 45.4 18.4 40 15.4C34.6 18.4 30.4 21.6 28.6 27Z" fill="${p.hair}"/><path d="M40 11.6V17.8" stroke="${GOLD}" stroke-width="1.6"/><path d="M30.4 20.6Q35.6 18.4 40 13.4Q44.4 18.4 49.6 20.6" stroke="${GOLD}" stroke-width="1.2" fill="none"/><circle cx="40" cy="20" r="2" fill="${RUBY}" stroke="${GOLD}" stroke-width=".9"/><circle cx="28" cy="33.6" r="2.3" fill="${GOLD}"/><circle cx="52" cy="33.6" r="2.3" fill="${GOLD}"/>${suit === "d" || suit === "s" ? `<circle cx="42.8" cy="31.6" r=".95" fill="${GOLD}"/>` : ""}<path d="M32 43Q40 57 48 43" stroke="${suit === "c" ? RUBY : "#2f7a57"}" stroke-width="2.6" fill="none"/><rect x="37.4" y="48.4" width="5.2" height="4.2" rx="1" fill="${GOLD}"/><path d="M57 45.4C64 48 74 51 76 62H42C50 58 55 52.6 57 45.4Z" fill="${p.cloth}" stroke="${BLACK}" stroke-width=".9"/>${BLOOMS[suit]}`;
}

const PEARLS: readonly [number, number][] = [
  [28.4, 20],
  [32.2, 18.6],
  [36, 17.8],
  [40, 17.5],
  [44, 17.8],
  [47.8, 18.6],
  [51.6, 20],
];

/** The four badshahs' beards: full, grey and forked, grey and round, short. */
const BEARDS: Record<Suit, [colour: string, shape: string]> = {
  s: [
    "#3a2c2a",
    "M28.8 25C28.4 38 33 50 40 50S51.6 38 51.2 25C50 30.6 48.6 32.6 45.4 33.4Q40 31 34.6 33.4C31.4 32.6 30 30.6 28.8 25Z",
  ],
  h: [
    "#5b3a24",
    "M28.8 25C28.6 35 31 46 36 51L40 46.6L44 51C49 46 51.4 35 51.2 25C50 30.6 48.6 32.6 45.4 33.4Q40 31 34.6 33.4C31.4 32.6 30 30.6 28.8 25Z",
  ],
  d: [
    "#b9b3ac",
    "M28.8 25C28.4 38 33 50 40 50S51.6 38 51.2 25C50 30.6 48.6 32.6 45.4 33.4Q40 31 34.6 33.4C31.4 32.6 30 30.6 28.8 25Z",
  ],
  c: [
    "#2a2022",
    "M28.8 25C28.8 35 33 43.6 40 43.6S51.2 35 51.2 25C50 30.6 48.6 32.6 45.4 33.4Q40 31 34.6 33.4C31.4 32.6 30 30.6 28.8 25Z",
  ],
};

/** Badshah: the king, plumed, in a pearled crown. */
function badshah(suit: Suit): string {
  const p = PEOPLE[suit];
  const [beard, shape] = BEARDS[suit];
  const lip = suit === "d" ? "#8b857e" : BLACK;
  const pearls = PEARLS.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="1.65" fill="#fff" stroke="${BLACK}" stroke-width=".6"/>`,
  );
  return `<path d="M2 62C3 49 14 44.6 29 41.6L40 47L51 41.6C66 44.6 77 49 78 62Z" fill="var(--coat)"/><path d="M24 42.8L29.6 41.4L40 52L50.4 41.4L56 42.8L44 62H36Z" fill="${p.cloth}" stroke="${BLACK}" stroke-width=".9"/>${head(p, "")}<path d="${shape}" fill="${beard}"/><path d="M37.2 36.6q2.8 1.7 5.6 0" stroke="#c5766a" stroke-width="1.7" fill="none" stroke-linecap="round"/><path d="M40 33.4Q36 31.4 32.6 34.8Q30.8 34.4 30.4 32.4M40 33.4Q44 31.4 47.4 34.8Q49.2 34.4 49.6 32.4" stroke="${lip}" stroke-width="1.7" fill="none" stroke-linecap="round"/><path d="M44 5C45-3 53-8 63-6C57-3.6 58 1 50.6 6.6Z" fill="${WHITE}" stroke="${BLACK}" stroke-width=".9"/><path d="M46 4.6C48-.6 53-3.8 58-4.6" stroke="${BLACK}" stroke-width=".7" fill="none"/><path d="M26.8 20.4C26 9.6 32 3.6 40 3.6S54 9.6 53.2 20.4Q40 14.8 26.8 20.4Z" fill="${GOLD}" stroke="${BLACK}" stroke-width="1.1"/><path d="M40 3.6V14M33 5.6Q32 10 31 15.6M47 5.6Q48 10 49 15.6" stroke="#9a5b00" stroke-width="1" fill="none"/><circle cx="40" cy="12" r="2.8" fill="${suit === "d" ? "#1f6a8c" : suit === "h" ? "#2f7a57" : RUBY}" stroke="${BLACK}" stroke-width=".7"/>${pearls.join("")}`;
}

/** The printed joker: a monkey with a marigold behind the ear and a leaf from the tree. */
const MONKEY = `<path d="M8 62C10 50 22 44 40 44S70 50 72 62Z" fill="#75675a"/><path d="M28 62Q30 49 40 49T52 62Z" fill="#a8988a"/><circle cx="20.5" cy="27" r="6.4" fill="#75675a"/><circle cx="20.5" cy="27" r="3.6" fill="#d99f86"/><circle cx="59.5" cy="27" r="6.4" fill="#75675a"/><circle cx="59.5" cy="27" r="3.6" fill="#d99f86"/><path d="M40 7C53 7 59 16 59 27S51 47 40 47S21 38 21 27S27 7 40 7Z" fill="#75675a"/><path d="M36 6q1-5 4-5q-1 3 1 4q2-3 5-2q-3 1-3 4Z" fill="#75675a"/><path d="M40 21C43 15.5 54 16 54 25C54 29 51.5 31 51.5 34.5C51.5 40 46 44 40 44S28.5 40 28.5 34.5C28.5 31 26 29 26 25C26 16 37 15.5 40 21Z" fill="#dba78b"/><ellipse cx="34" cy="26" rx="2.1" ry="2.6" fill="${BLACK}"/><ellipse cx="46" cy="26" rx="2.1" ry="2.6" fill="${BLACK}"/><circle cx="34.7" cy="25.1" r=".7" fill="#fff"/><circle cx="46.7" cy="25.1" r=".7" fill="#fff"/><path d="M38.4 31.6l.8.9M41.6 31.6l-.8.9" stroke="${BLACK}" stroke-width="1.3" stroke-linecap="round"/><path d="M33.6 35.6Q40 42.6 46.4 35.6" stroke="#7c3426" stroke-width="1.8" fill="none" stroke-linecap="round"/>${flower(56, 13, 6)}<g transform="translate(63 50) rotate(200) scale(.8)"><path d="${LEAF}" fill="#2f7a57"/><path d="M0-9V13" stroke="#fff" stroke-width="1"/></g>`;

export const BUST_BOX = "0 -8 80 70";

/** Busts by the name their symbol has in the sprite: `bust-Js` … `bust-Kd`, `bust-XX`. */
export const BUSTS: Record<string, string> = { "bust-XX": MONKEY };
for (const suit of ["c", "d", "h", "s"] as const) {
  BUSTS[`bust-J${suit}`] = gulam(suit);
  BUSTS[`bust-Q${suit}`] = bibi(suit);
  BUSTS[`bust-K${suit}`] = badshah(suit);
}
