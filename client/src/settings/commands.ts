/** Letters that ask the table something from anywhere on the page. Those that play cards belong to the table's screen. */
import { maySay } from "../company/phrases.ts";
import { ask, forgetRefusal, link, mayUndo, sheet, spoken, table, view } from "../state.ts";
import { gamePart } from "../table/games.ts";
import { nameOf, phaseWords, shaped, t } from "../words.ts";
import { settings } from "./settings.ts";

const ASK: Record<string, () => void> = {
  "?": () => {
    sheet.value = "keys";
  },
  l: () => {
    sheet.value = "last";
  },
  u: () => {
    if (mayUndo.peek()) ask("undo");
  },
  e: () => {
    if (maySay()) sheet.value = "say";
  },
  w: () => {
    const now = view.peek();
    spoken.value = now ? phaseWords(now.phase, now.to_act) : t("table-not-dealt");
  },
  c: () => {
    const now = view.peek();
    const part = gamePart(table.peek()?.game ?? "");
    const standing = now && part.Score ? part.headline(now) : "";
    const scores = now?.scores ?? [];
    spoken.value = standing || scores.map((score, n) => `${nameOf(n)} ${shaped(score)}`).join(", ");
  },
};

/** Obey the letters from now on, unless the person switched them off or is typing. */
export function obeyKeys(): void {
  addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLElement && event.target.matches("input:not([type=radio]), textarea");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") forgetRefusal();
    if (!settings.peek().keys || sheet.peek() || !table.peek() || link.peek().state === "closed") return;
    const ask = ASK[event.key.toLowerCase()];
    if (!ask) return;
    event.preventDefault();
    ask();
  });
}
