/** The page that a test's client stands on: a table's address, its boot data, and the words as the server has them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Boot } from "../messages.ts";

history.replaceState(null, "", "/house/t/abc");

const boot = document.createElement("script");
boot.type = "application/json";
boot.id = "boot";
const told: Boot = {
  table: "abc",
  game: "jutpatti",
  clockwise: false,
  chips: false,
  teams: false,
  seats: [2, 3, 4, 5, 6],
  options: [
    { name: "cards", values: [7, 5, 9, 11] },
    { name: "call", values: [false, true] },
  ],
  words: { en: "words/en/jutpatti.ftl", ne: "words/ne/jutpatti.ftl" },
  replay: null,
};
boot.textContent = JSON.stringify(told);
document.body.append(boot);

/** The catalogue of a language, common words and Jutpatti's, from the server's own files. */
export function catalogue(tongue: "en" | "ne", game = "jutpatti"): string {
  const room = resolve(import.meta.dirname, "../../../chautari");
  return ["words", `games/${game}/words`]
    .map((folder) => readFileSync(`${room}/${folder}/${tongue}.ftl`, "utf8"))
    .join("\n");
}
