/** Who of the people that share a phone is yet to be shown something, one after the other. */
import { signal } from "@preact/signals";

/** The seats, the next one first. */
export const lookers = signal<number[]>([]);

/** The first of them has looked. */
export function hasLooked(): void {
  lookers.value = lookers.value.slice(1);
}
