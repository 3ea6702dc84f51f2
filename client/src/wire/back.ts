/** The back gesture closes the sheet that is open; the table is only left when none is. */
import { effect } from "@preact/signals";
import { sheet } from "../state.ts";

/** Obey it from now on. Returns what ends it. */
export function obeyBack(): () => void {
  /** Whether the newest entry of the browser's history stands for the sheet. */
  let marked = false;
  /** Whether that entry is being taken away again. */
  let going = false;
  const mark = () => {
    history.pushState({ sheet: true }, "");
    marked = true;
  };
  const moved = () => {
    if (going) {
      going = false;
      // Another sheet was opened while the entry of the last one went.
      if (sheet.peek() !== null) mark();
    } else if (marked) {
      marked = false;
      sheet.value = null;
    }
  };
  const end = effect(() => {
    const open = sheet.value !== null;
    if (open && !marked && !going) mark();
    else if (!open && marked) {
      marked = false;
      going = true;
      history.back();
    }
  });
  addEventListener("popstate", moved);
  return () => {
    end();
    removeEventListener("popstate", moved);
  };
}
