/** What is asked of the server beside the line: a seat, records, and which games there are. */
import { boot } from "../boot.ts";
import type { GameOffered, Problem, SeatGiven, Sitting } from "../messages.ts";
import { passing } from "../state.ts";
import { keepTokens, root, tokens } from "../wire/seats.ts";
import { look } from "../wire/wire.ts";

/** Why the server did not do something: the words are `refused-<reason>`. */
export type Trouble = Pick<Problem, "reason" | "facts">;

/** Take a computer's seat, also in mid-hand, and see through its eyes from then on. Resolves with why not, or null. */
export async function sitDown(name: string, seat?: number): Promise<Trouble | null> {
  const sitting: Sitting = { name: name || null, seat: seat ?? null };
  const answer = await fetch(api("seats"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sitting),
  }).catch(() => null);
  if (!answer) return { reason: "no_line", facts: {} };
  if (!answer.ok) return answer.json().catch(() => ({ reason: "no_seat", facts: {} }));
  const { token } = (await answer.json()) as SeatGiven;
  keepTokens([token]);
  await look(token);
  return null;
}

/** Save the record of finished game number `n` as a file, as this browser's seat saw it. False when it was not to be had. */
export async function saveRecord(n: number): Promise<boolean> {
  // Where one phone goes round, the record shows no more than its people all saw.
  const token = passing.peek() ? undefined : tokens()[0];
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(api(`records/${n}`), headers && { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await answer.blob());
  file.download = `${boot.game}-${n}.toml`;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 10_000);
  return true;
}

/** All games that can be played in this house; null when they were not to be had. */
export async function gamesOffered(): Promise<GameOffered[] | null> {
  const answer = await fetch(new URL("api/games", root())).catch(() => null);
  return answer?.ok ? ((await answer.json()) as GameOffered[]) : null;
}

function api(what: string): URL {
  return new URL(`api/tables/${encodeURIComponent(boot.table)}/${what}`, root());
}
