/** Whether a first hand is to be walked through: once for each game on a device, and whenever a rule page sends one. */
import { signal } from "@preact/signals";
import { boot } from "../boot.ts";
import { keep, kept } from "../settings/device.ts";

/** The games that were walked through on this device. */
const WALKED = "chautari:walked";
/** The table at which one is under way, so that a reload goes on with it. */
const WALKING = "chautari:walking";

export const walking = signal(false);

/**
 * Look at the address, before it is cleaned: `walk=1` stands there when a table against the computer was just opened,
 * `walk=2` when it was opened from the page of its rules, to be shown.
 */
export function lookWhetherToWalk(place: Location = location): void {
  const asked = new URLSearchParams(place.hash.slice(1)).get("walk");
  const wanted = asked === "2" || (asked === "1" && !walked().includes(boot.game));
  if (wanted) keep(WALKING, boot.table);
  walking.value = wanted || (boot.table !== "" && kept(WALKING) === boot.table);
}

/** It was seen to its end, or put away. */
export function walkedThrough(): void {
  keep(WALKING, null);
  keep(WALKED, [...new Set([...walked(), boot.game])].join(","));
  walking.value = false;
}

function walked(): string[] {
  return (kept(WALKED) ?? "").split(",").filter(Boolean);
}
