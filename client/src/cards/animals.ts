/** The eight animals that sit for people without a name, in boxes of 40 x 40. */

export type Animal = "danphe" | "habre" | "gaida" | "chituwa" | "yak" | "saras" | "langur" | "hatti";

/** Ground colour and shapes. */
const DRAWN: Record<Animal, readonly [ground: string, shapes: string]> = {
  danphe: [
    "#cfe3df",
    '<path d="M12 40C11 30 15 26 20 25C26 26 30 31 29 40Z" fill="#b5562b"/><path d="M16 30C13 22 14 13 21 12C28 12 30 19 27 24L25 31Q20 34 16 30Z" fill="#125a66"/><path d="M27 17.5L35 20.5L27.5 23Z" fill="#463a32"/><circle cx="23" cy="18.5" r="3.2" fill="#4aa3c9"/><circle cx="23.4" cy="18.5" r="1.5" fill="#111"/><path d="M18 13C15 9 13 8 10 8M20 12C18 7 17 5 14 4M22 12C22 7 22 5 20 3" stroke="#125a66" stroke-width="1.5" fill="none" stroke-linecap="round"/><circle cx="10" cy="8" r="1.5" fill="#2f7a57"/><circle cx="14" cy="4.3" r="1.5" fill="#2f7a57"/><circle cx="20" cy="3.3" r="1.5" fill="#2f7a57"/>',
  ],
  habre: [
    "#ead9c8",
    '<path d="M6 15C5 8 8 6 10 7L16 11ZM34 15C35 8 32 6 30 7L24 11Z" fill="#fff"/><path d="M8 14C8 10 9 9 11 10L15 13ZM32 14C32 10 31 9 29 10L25 13Z" fill="#4a2417"/><ellipse cx="20" cy="22" rx="14" ry="12.5" fill="#b4532a"/><path d="M8 26C10 20 15 22 15 27C15 31 12 32 10 30ZM32 26C30 20 25 22 25 27C25 31 28 32 30 30Z" fill="#fff"/><ellipse cx="20" cy="28.5" rx="6" ry="4.8" fill="#fff"/><circle cx="14.5" cy="21" r="2" fill="#1a1210"/><circle cx="25.5" cy="21" r="2" fill="#1a1210"/><path d="M18 26H22L20 28.6Z" fill="#1a1210"/><path d="M12.5 16.5q2-1.8 4-.6M27.5 16.5q-2-1.8-4-.6" stroke="#fff" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  ],
  gaida: [
    "#d9dfe0",
    '<path d="M40 40V12C34 10 29 12 26 15L22 9L21.5 17C16 20 10 22 6 27C4 31 6 35 10 35C16 35 19 33 22 33L24 40Z" fill="#7c878c"/><path d="M9 24C8 19 6 16 3 14C3 19 4 24 6.5 27Z" fill="#f3efe6"/><circle cx="20.5" cy="23" r="1.8" fill="#161b1e"/><path d="M7 29.5q1 .8 2 .2M26 15Q25 22 28 27M33 16Q31 26 34 40" stroke="#566067" stroke-width="1.5" fill="none" stroke-linecap="round"/><path d="M27 15C27 9 29 7 32 7C33 10 32 13 30 15Z" fill="#7c878c"/>',
  ],
  chituwa: [
    "#d5e0e8",
    '<circle cx="9.5" cy="11" r="5" fill="#cfc8b8"/><circle cx="30.5" cy="11" r="5" fill="#cfc8b8"/><circle cx="9.5" cy="11.5" r="2.5" fill="#6b6459"/><circle cx="30.5" cy="11.5" r="2.5" fill="#6b6459"/><ellipse cx="20" cy="21.5" rx="14" ry="13" fill="#ece7da"/><g fill="#5d574d"><ellipse cx="14" cy="12.5" rx="1.6" ry="1.2"/><ellipse cx="20" cy="11" rx="1.3" ry="1.7"/><ellipse cx="26" cy="12.5" rx="1.6" ry="1.2"/><circle cx="10" cy="17.5" r="1.3"/><circle cx="30" cy="17.5" r="1.3"/><circle cx="8.5" cy="23" r="1.2"/><circle cx="31.5" cy="23" r="1.2"/><circle cx="11.5" cy="28.5" r="1.2"/><circle cx="28.5" cy="28.5" r="1.2"/><circle cx="17" cy="15" r="1"/><circle cx="23" cy="15" r="1"/></g><ellipse cx="20" cy="28" rx="6" ry="4.5" fill="#fff"/><ellipse cx="14.7" cy="20.5" rx="2.2" ry="2" fill="#7fa7a0"/><ellipse cx="25.3" cy="20.5" rx="2.2" ry="2" fill="#7fa7a0"/><ellipse cx="14.7" cy="20.5" rx="1" ry="1.7" fill="#111"/><ellipse cx="25.3" cy="20.5" rx="1" ry="1.7" fill="#111"/><path d="M17.8 25H22.2L20 27.4Z" fill="#9c4a3c"/><path d="M20 27.4V29M17 30Q20 31 20 29Q20 31 23 30" stroke="#403a33" stroke-width="1" fill="none"/>',
  ],
  yak: [
    "#dcd6cc",
    '<path d="M11 15C4 15 2 9 4 4C6 9 9 10 13 10.5ZM29 15C36 15 38 9 36 4C34 9 31 10 27 10.5Z" fill="#efe8d8" stroke="#6d6250" stroke-width=".8"/><path d="M10 18C7 17 5 19 4 22Q8 23 11 21ZM30 18C33 17 35 19 36 22Q32 23 29 21Z" fill="#35291f"/><path d="M20 8C27 8 30 13 29.5 20C29 28 27 36 20 36S11 28 10.5 20C10 13 13 8 20 8Z" fill="#4a3a2c"/><path d="M13 10C14 5 18 5 20 7C22 5 26 5 27 10C25 14 23 16 20 17.5C17 16 15 14 13 10Z" fill="#2e231a"/><ellipse cx="20" cy="30" rx="7" ry="5.5" fill="#cbb9a3"/><circle cx="15" cy="21" r="1.7" fill="#111"/><circle cx="25" cy="21" r="1.7" fill="#111"/><circle cx="17.5" cy="29" r="1.1" fill="#3a2c22"/><circle cx="22.5" cy="29" r="1.1" fill="#3a2c22"/><path d="M17.5 32.6q2.5 1.5 5 0" stroke="#3a2c22" stroke-width="1.1" fill="none" stroke-linecap="round"/>',
  ],
  saras: [
    "#dbe6ea",
    '<path d="M14 40C15 32 20 30 19 22L25 20C27 28 25 34 30 40Z" fill="#a9b4ba"/><path d="M18 22C15 14 18 8 24 9C29 10 30 16 27 20L25.5 25Q21 27 18.5 25Z" fill="#b3291f"/><path d="M17.5 12Q20 7.5 25 9Q22 12 18 13Z" fill="#dfe5e6"/><path d="M28 13L39 17.5L27.8 17.5Z" fill="#8d8a63"/><circle cx="24.5" cy="13.5" r="1.9" fill="#f2a71b"/><circle cx="24.7" cy="13.5" r="1" fill="#111"/>',
  ],
  langur: [
    "#d8e2d6",
    '<path d="M20 5C31 5 36 13 35 22C34 32 28 36 20 36S6 32 5 22C4 13 9 5 20 5Z" fill="#e8e6de"/><circle cx="7.5" cy="22" r="3" fill="#2b2626"/><circle cx="32.5" cy="22" r="3" fill="#2b2626"/><path d="M20 15C22 11.5 30 12 30 20C30 24 28 25 28 28C28 32 24 34 20 34S12 32 12 28C12 25 10 24 10 20C10 12 18 11.5 20 15Z" fill="#2b2626"/><circle cx="15.8" cy="20.5" r="2" fill="#d99a3a"/><circle cx="24.2" cy="20.5" r="2" fill="#d99a3a"/><circle cx="15.8" cy="20.5" r="1" fill="#000"/><circle cx="24.2" cy="20.5" r="1" fill="#000"/><path d="M18.6 25.5l.8.7M21.4 25.5l-.8.7M16.5 29q3.5 2 7 0" stroke="#bcb4ac" stroke-width="1.1" fill="none" stroke-linecap="round"/>',
  ],
  hatti: [
    "#e3dccf",
    '<path d="M11 12C3 10 1 18 4 25C7 30 11 27 13 23ZM29 12C37 10 39 18 36 25C33 30 29 27 27 23Z" fill="#77828a"/><path d="M20 7C28 7 30 14 29 21C28 25 25 26 24 30C23.5 34 24 36 27 36Q26 40 22 39C18 38 16.5 34 16 30C15 26 12 25 11 21C10 14 12 7 20 7Z" fill="#8f9aa1"/><circle cx="15.5" cy="19" r="1.7" fill="#161b1e"/><circle cx="24.5" cy="19" r="1.7" fill="#161b1e"/><path d="M20 7.5L17.5 11L20 14.5L22.5 11Z" fill="#b3291f"/><path d="M17.5 28H23M18 31.5H23.5" stroke="#6c767d" stroke-width="1.1"/><path d="M14.5 26Q12 28 13 32Q15 31 16 28.5Z" fill="#fff"/>',
  ],
};

export const ANIMALS = Object.keys(DRAWN) as Animal[];

function isAnimal(name: string): name is Animal {
  return name in DRAWN;
}

/** An animal's picture, square; one that this client does not know is shown as a yak. */
export function avatarSvg(animal: string, size = 40): string {
  const [ground, shapes] = DRAWN[isAnimal(animal) ? animal : "yak"];
  return `<svg class="animal" viewBox="0 0 40 40" width="${size}" height="${size}" aria-hidden="true"><rect width="40" height="40" fill="${ground}"/>${shapes}</svg>`;
}
