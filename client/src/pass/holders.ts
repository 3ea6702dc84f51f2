/**
 * Which seat each secret of a shared phone opens.
 *
 * It is asked for once, before the first deal, when a seat's eyes see no cards; the answer is kept with the secrets. From
 * then on the seats' animals tell it, for they go with their people when seats are drawn anew.
 */
import { boot } from "../boot.ts";
import { keep, kept } from "../settings/device.ts";
import { table } from "../state.ts";
import { errand } from "../wire/errand.ts";

const KEY = `chautari:holders:${boot?.table}`;

/** Each secret's animal. */
const animals = new Map<string, string>();

/** The seats of these secrets, now that it is known which they are: by seat, the secret. */
export function holdersOf(tokens: string[]): Map<number, string> {
  const seats = table.peek()?.seats ?? [];
  const found = new Map<number, string>();
  for (const token of tokens) {
    const n = seats.findIndex((who) => who.avatar === animals.get(token));
    if (n >= 0) found.set(n, token);
  }
  return found;
}

/** Learn what is not known yet. Rejects when the line does not allow it. */
export async function learnHolders(address: URL, tokens: string[]): Promise<void> {
  for (const [n, name] of (kept(KEY) ?? "").split(",").entries()) if (tokens[n] && name) animals.set(tokens[n], name);
  for (const token of tokens) {
    if (animals.has(token)) continue;
    const { seat } = await errand(address, token);
    const name = table.peek()?.seats[seat]?.avatar;
    if (name) animals.set(token, name);
  }
  keep(KEY, tokens.map((token) => animals.get(token) ?? "").join(","));
}
