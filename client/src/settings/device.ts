/**
 * What this browser keeps. A private window may refuse to keep anything: then it is kept until the page is closed,
 * and nothing else changes.
 */
const untilClosed = new Map<string, string>();

/** The text kept under a key, or null. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? untilClosed.get(key) ?? null;
  } catch {
    return untilClosed.get(key) ?? null;
  }
}

/** Keep a text under a key; null forgets it. */
export function keep(key: string, text: string | null): void {
  if (text === null) untilClosed.delete(key);
  else untilClosed.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A private window or a full disk: `untilClosed` serves.
  }
}
