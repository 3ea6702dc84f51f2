/** What is asked of the server beside the line: a seat, and records. */
import { boot } from "../boot.ts";
import { keepTokens, root, tokens } from "../wire/seats.ts";
import { look } from "../wire/wire.ts";

/**
 * Take a computer's seat, also in mid-hand, and see through its eyes from then on. Resolves with an empty text, or with
 * the code of the reason why not (`refused-<code>`).
 */
export async function sitDown(name: string): Promise<string> {
  const answer = await fetch(api("seats"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(name ? { name } : {}),
  }).catch(() => null);
  if (!answer) return "no_line";
  if (answer.status === 409) return "table_full";
  if (!answer.ok) return "no_seat";
  const { token } = (await answer.json()) as { token: string };
  keepTokens([token]);
  await look(token);
  return "";
}

/** Save the record of finished game number `n` as a file, as this browser's seat saw it. */
export async function saveRecord(n: number): Promise<boolean> {
  const [token] = tokens();
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(api(`records/${n}`), headers && { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await answer.blob());
  file.download = `${boot.table}-${n}.toml`;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 10_000);
  return true;
}

function api(what: string): URL {
  return new URL(`api/tables/${encodeURIComponent(boot.table)}/${what}`, root());
}
