/** Which table this page is, and the secrets of the seats that this browser holds at it. */
import { boot } from "../boot.ts";
import { keep, kept } from "../settings/device.ts";

/** The address everything else is relative to: what stands before `t/<id>`, whatever path a proxy put there. */
export function root(place: Location = location): URL {
  return new URL(place.pathname.replace(/t\/[^/]+\/?$/, ""), place.origin);
}

/**
 * The seats' tokens: from `#seat=` or `#seats=` in the address, else those kept. The address is cleaned afterwards, so
 * that a shared screen or a copied address gives no seat away; `personalLink` makes the link again.
 */
export function takeTokens(place: Location = location): string[] {
  const named = new URLSearchParams(place.hash.slice(1));
  const given = named.get("seat") ?? named.get("seats");
  if (given) {
    keepTokens(given.split(",").filter(Boolean));
    history.replaceState(history.state, "", place.pathname + place.search);
  }
  return tokens();
}

/** The tokens this browser holds for the table; none for who only looks on. */
export function tokens(): string[] {
  return (kept(key()) ?? "").split(",").filter(Boolean);
}

export function keepTokens(all: string[]): void {
  keep(key(), all.length > 0 ? all.join(",") : null);
}

/** The link that gives anybody a look at the table, and an empty seat. */
export function tableLink(place: Location = location): string {
  return place.origin + place.pathname + place.search;
}

/** The link that opens this very seat in another browser. */
export function personalLink(token: string, place: Location = location): string {
  return `${tableLink(place)}#seat=${token}`;
}

function key(): string {
  return `chautari:seat:${boot.table}`;
}
