/** Which table this page is, and the secrets of the seats that this browser holds at it. */
import { effect } from "@preact/signals";
import { boot } from "../boot.ts";
import { keep, kept } from "../settings/device.ts";
import { table } from "../state.ts";

/** Where the tables that this browser sat down at are listed, newest first, for the home page. */
const RECENT = "chautari:tables";
const MOST_RECENT = 20;

/** Before the secret of a friend's link that this browser has used. */
const DONE = "!";

/** The address everything else is relative to: what stands before `t/<id>`, whatever path a proxy put there. */
export function root(place: Location = location): URL {
  return new URL(place.pathname.replace(/(?:t\/[^/]+(?:\/games\/\d+)?|watch)\/?$/, ""), place.origin);
}

/**
 * The seats' tokens: from `#friend=` (a seat that was handed over, see `handedOver`), `#seat=` or `#seats=` in the address, else those kept. The address is cleaned afterwards, so
 * that a shared screen or a copied address gives no seat away; `personalLink` makes the link again.
 */
export function takeTokens(place: Location = location): string[] {
  const named = new URLSearchParams(place.hash.slice(1));
  const handed = named.get("friend");
  // A secret of one's own from the first word on: the link is known to who sent it, and to whom it was passed on.
  // The same link opened once more here leads back to the seat.
  if (handed && handed !== kept(handedKey())?.replace(DONE, "")) {
    keepTokens([newSecret()]);
    keep(handedKey(), handed);
  }
  const given = named.get("seat") ?? named.get("seats");
  if (given) keep(handedKey(), null);
  if (handed || given) history.replaceState(history.state, "", place.pathname + place.search);
  keepTokens(given ? given.split(",").filter(Boolean) : tokens());
  return tokens();
}

/** The secret of the link by which this browser came for a friend's seat, until the seat is known to be its own. */
export function handedOver(): string | null {
  const secret = kept(handedKey());
  return secret?.startsWith(DONE) ? null : secret;
}

/** The seat is this browser's own: the friend's link is needed no more. */
export function handedDone(): void {
  const secret = handedOver();
  if (secret) keep(handedKey(), DONE + secret);
}

function remember(): void {
  const others = (kept(RECENT) ?? "").split(",").filter((id) => id && id !== boot.table);
  keep(RECENT, [boot.table, ...others].slice(0, MOST_RECENT).join(","));
}

/** The tokens this browser holds for the table; none for who only looks on. */
export function tokens(): string[] {
  return (kept(key()) ?? "").split(",").filter(Boolean);
}

export function keepTokens(all: string[]): void {
  keep(key(), all.length > 0 ? all.join(",") : null);
  if (all.length > 0) remember();
}

/** The link that gives anybody a look at the table, and an empty seat. */
export function tableLink(place: Location = location): string {
  return place.origin + place.pathname + place.search;
}

/** The link at which finished game number `n` of the table can be watched. */
export function watchLink(n: number): string {
  return new URL(`t/${encodeURIComponent(boot.table)}/games/${n}`, root()).href;
}

/** Whether a link names the machine that it is opened on, so that it leads nowhere on any other. */
export function onlyHere(link: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);
}

/** The link that opens this very seat in another browser. */
export function personalLink(token: string, place: Location = location): string {
  return `${tableLink(place)}#seat=${token}`;
}

/** The link by which a friend takes this very seat, once. */
export function friendLink(secret: string, place: Location = location): string {
  return `${tableLink(place)}#friend=${secret}`;
}

/** Load the page anew when the table changes to another game: its words, options and drawings come with the page. */
export function followGame(): void {
  effect(() => {
    if (!table.value || table.value.game === boot.game) return;
    // A browser that keeps nothing keeps the address.
    if (tokens().length > 0) history.replaceState(null, "", `${tableLink()}#seats=${tokens().join(",")}`);
    location.reload();
  });
}

/** A secret for a seat: 128 bits that nobody can guess, in letters that a link may hold. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The secret that this browser's person offered a friend for the seat, until it is used or taken back; empty for none. */
export function offered(): string {
  return kept(offerKey()) ?? "";
}

export function keepOffer(secret: string): void {
  keep(offerKey(), secret || null);
}

/** The seat is gone: its secrets open nothing any more. */
export function forgetSeat(): void {
  keep(handedKey(), null);
  keepTokens([]);
  keepOffer("");
}

function offerKey(): string {
  return `chautari:offer:${boot.table}`;
}

function key(): string {
  return `chautari:seat:${boot.table}`;
}

function handedKey(): string {
  return `chautari:friend:${boot.table}`;
}
