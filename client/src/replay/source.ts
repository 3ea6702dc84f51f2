/** Where a game to be watched comes from: the table that it was played at, or the page, which a record file was sent to. */
import { boot } from "../boot.ts";
import type { Replay } from "../messages.ts";
import { root, tokens } from "../wire/seats.ts";
import { watchGame } from "./player.ts";

/** The game that this page is about, as this browser's seat saw it, or as who looks on did; null when it is not to be had. */
export async function fetchGame(looksOn = false): Promise<Replay | null> {
  const { replay } = boot;
  if (!replay) return null;
  if (replay.steps) return replay.steps;
  const at = new URL(`api/tables/${encodeURIComponent(boot.table)}/records/${replay.number}/replay`, root());
  if (looksOn) at.searchParams.set("eyes", "-1");
  // Where one phone goes round, a replay shows no more than its people all saw.
  const [token, ...more] = tokens();
  const headers = token && more.length === 0 ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(at, headers && { headers }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Replay) : null;
}

/** Watch it with other eyes. */
export async function seenBy(seat: number): Promise<void> {
  if (!boot.table) {
    // The server keeps no file: the page sends it again.
    const again = document.getElementById("again");
    if (!(again instanceof HTMLFormElement)) return;
    const eyes = document.createElement("input");
    Object.assign(eyes, { type: "hidden", name: "eyes", value: String(seat) });
    again.append(eyes);
    again.submit();
    return;
  }
  const game = await fetchGame(seat < 0);
  if (game) watchGame(game);
}
