/** Giving a link away: the share sheet and the clipboard where the browser has them, a marked text where not. */

/** Whether this browser can open its share sheet: only over HTTPS. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Open the share sheet. */
export async function share(url: string, text: string): Promise<void> {
  // Closing the sheet without choosing is an answer too.
  await navigator.share({ url, text }).catch(() => {});
}

/**
 * Copy a text. Without HTTPS there is no clipboard: then `shown`, the element that shows the text, is marked, so that
 * the phone's own menu offers to copy it. Says what happened.
 */
export async function copy(text: string, shown: HTMLElement | null): Promise<"copied" | "marked"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    if (!shown) return "marked";
    getSelection()?.selectAllChildren(shown);
    // Old, but the only way over plain HTTP; browsers that dropped it say no.
    const took = document.execCommand?.("copy") ?? false;
    return took ? "copied" : "marked";
  }
}
