/**
 * The service worker of the house, which opens it at once and says when there is no network. It keeps nothing of a
 * table. When a newer one waits, a new version is offered; nobody in the middle of a hand is bothered with it.
 */
import { signal } from "@preact/signals";
import { root } from "../wire/seats.ts";

/** The new version that waits to be taken, if any. */
export const newer = signal<ServiceWorker | null>(null);

let asked = false;

/** Register it once the table has been drawn. Browsers have none without HTTPS, and nothing else changes. */
export async function employ(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const registration = await workers.register(new URL("sw.js", root())).catch(() => null);
  if (!registration) return;
  const look = () => {
    newer.value = workers.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  workers.addEventListener("controllerchange", () => {
    if (asked) location.reload();
  });
  // A table may stay open for days: whoever comes back to it is told.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** Take the new version, and draw the table anew with it. */
export function take(): void {
  asked = true;
  newer.peek()?.postMessage("take");
}
