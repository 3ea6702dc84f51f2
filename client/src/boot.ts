/** What the page brings along about its table and game, so that nothing has to be asked for before the first drawing. */
import type { Boot } from "./messages.ts";

/** The page's `#boot`. Raises where there is none: the page is then not a table's. */
export const boot: Boot = JSON.parse(document.getElementById("boot")?.textContent ?? "null");
