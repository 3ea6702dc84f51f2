/** The eight emotes, in boxes of 40 x 40: five faces, two hands, a glass of tea, and the laligurans, Nepal's flower. */
import type { Emote } from "../company/phrases.ts";

const INK = "#2a1c10";
const LINE = `stroke="${INK}" stroke-width="2.4" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
const FACE = `<circle cx="20" cy="20" r="17" fill="#f0c48a" stroke="${INK}" stroke-width="1.8"/>`;
const TIKA = '<circle cx="20" cy="8.6" r="1.9" fill="#b3261e"/>';
const EYES = `<circle cx="13.5" cy="17" r="2" fill="${INK}"/><circle cx="26.5" cy="17" r="2" fill="${INK}"/>`;

/** A petal of the flower, turned about its middle. */
const petal = (turn: number) =>
  `<ellipse cx="20" cy="10.5" rx="5.6" ry="7" fill="#d22f52" stroke="#7c1230" stroke-width="1.2" transform="rotate(${turn} 20 18)"/>`;

const DRAWN: Record<Emote, string> = {
  emote_smile: `${FACE}${TIKA}${EYES}<path d="M11.5 24Q20 33 28.5 24" ${LINE}/>`,
  emote_laugh: `${FACE}${TIKA}<path d="M10 17.5Q13 13.5 16 17.5M24 17.5Q27 13.5 30 17.5" ${LINE}/><path d="M10.5 22.5H29.5Q28 33 20 33T10.5 22.5Z" fill="${INK}"/><path d="M14.5 30.2Q20 26.6 25.5 30.2Q23.6 33 20 33T14.5 30.2Z" fill="#d5504a"/>`,
  emote_wow: `${FACE}${TIKA}<path d="M10.5 13.5Q13 11 15.8 12.4M29.5 13.5Q27 11 24.2 12.4" ${LINE}/><circle cx="13.5" cy="18" r="2.3" fill="${INK}"/><circle cx="26.5" cy="18" r="2.3" fill="${INK}"/><ellipse cx="20" cy="28" rx="4.2" ry="5" fill="${INK}"/>`,
  emote_sad: `${FACE}${TIKA}${EYES}<path d="M10.5 12.8L15.5 11M29.5 12.8L24.5 11M13 29Q20 22.5 27 29" ${LINE}/><path d="M11.5 21Q8.4 25.6 11.5 27Q14.6 25.6 11.5 21Z" fill="#5b9bd0"/>`,
  emote_think: `${FACE}${TIKA}<path d="M10.5 13.2L16 12M24 11.4Q27 9.6 29.8 11.8" ${LINE}/><circle cx="14.5" cy="16.6" r="2" fill="${INK}"/><circle cx="27.5" cy="16.6" r="2" fill="${INK}"/><path d="M16 27.5Q20 25.5 24.5 26.5" ${LINE}/><path d="M7 38Q5 31 10 29.5L17 30.2Q19 31.6 16.6 32.8L13.4 33Q16 36 13 39Z" fill="#e0ae6d" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`,
  emote_clap: `<g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M9 35L6 25Q5 21.5 8 21L15.5 11Q17.4 9 19 10.8L24 8.6Q26.4 8.4 26.2 10.8L24 24Q22 34 15 37Z" fill="#e0ae6d"/><path d="M31 35L34 25Q35 21.5 32 21L24.5 11Q22.6 9 21 10.8L16 8.6Q13.6 8.4 13.8 10.8L16 24Q18 34 25 37Z" fill="#f0c48a"/></g><path d="M20 5.5V2M11 6.5L8.6 3.6M29 6.5L31.4 3.6" ${LINE}/>`,
  emote_tea: `<path d="M14 9Q11.5 6.4 14 3.6M20 9Q17.5 6.4 20 3.6M26 9Q23.5 6.4 26 3.6" ${LINE}/><path d="M9 13H31L28.6 36Q28.4 38 26.4 38H13.6Q11.6 38 11.4 36Z" fill="#fff" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="M10.4 18H29.6L28 34.4Q27.8 36 26.2 36H13.8Q12.2 36 12 34.4Z" fill="#b4703a"/><path d="M14.5 21L15.6 33" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>`,
  emote_flower: `<path d="M20 22V38" stroke="#2f6b47" stroke-width="3" stroke-linecap="round"/><path d="M20 36Q9 37 7 28Q17 27 20 36ZM20 36Q31 37 33 28Q23 27 20 36Z" fill="#4f9a78" stroke="#1d4a35" stroke-width="1.2"/>${[0, 72, 144, 216, 288].map(petal).join("")}<circle cx="20" cy="18" r="3.4" fill="#f6c9d3" stroke="#7c1230" stroke-width="1"/>`,
};

export function emoteSvg(name: Emote, size: number): string {
  return `<svg class="emote" viewBox="0 0 40 40" width="${size}" height="${size}" aria-hidden="true">${DRAWN[name]}</svg>`;
}
