/**
 * The focus of who plays by keyboard is never lost: when what had it goes, as a button does that was pressed, it passes
 * on to the buttons that follow, or waits where they will be.
 */

/** Follow the focus within a table's screen from now on. Returns what ends it. */
export function keepFocus(table: HTMLElement): () => void {
  /** Whether the last thing touched was a key: a finger leaves no focus that could be missed. */
  let keyed = false;
  /** What had the focus last, unless it was in a sheet. */
  let last: Element | null = null;
  const key = () => {
    keyed = true;
  };
  const point = () => {
    keyed = false;
    last = null;
  };
  const focus = (event: FocusEvent) => {
    last = event.target instanceof Element && !event.target.closest("dialog") ? event.target : null;
  };
  const look = () => {
    const dock = table.querySelector<HTMLElement>(".dock");
    const now = document.activeElement;
    if (!keyed || !last || !dock) return;
    // Where it is still there, the focus has left the page by itself.
    const lost = (now === null || now === document.body) && !last.isConnected;
    const waits = now === dock;
    if (!lost && !waits) return;
    const next = dock.querySelector<HTMLElement>(".primary:not([aria-disabled])") ?? handOf(table, dock);
    if (next) next.focus();
    else if (lost) {
      dock.tabIndex = -1;
      dock.focus();
    }
  };
  const watch = new MutationObserver(look);
  // A slip that lies over the table may go with the focus, too.
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", point, true);
  addEventListener("focusin", focus);
  return () => {
    watch.disconnect();
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", point, true);
    removeEventListener("focusin", focus);
  };
}

/** The hand, where a card is to be chosen: the dock then says so. */
function handOf(table: HTMLElement, dock: HTMLElement): HTMLElement | null {
  return dock.querySelector(".idle") ? table.querySelector<HTMLElement>('.card-button[tabindex="0"]') : null;
}
