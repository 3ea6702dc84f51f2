/** The script with everything that is not the table itself; fetched once, when it is first wanted. */
import { later } from "../look/later.tsx";
import { link, sheet } from "../state.ts";

export const rooms = () => import("./rooms.tsx");

/** A script that is not there belongs to a version that is gone. Without a line it is tried again when asked for. */
function afresh(): void {
  sheet.value = null;
  if (link.peek().state === "open") location.reload();
}

export const Lobby = later(async () => (await rooms()).Lobby, afresh);
export const Sheets = later(async () => (await rooms()).Sheets, afresh);
export const Curtain = later(async () => (await rooms()).Curtain, afresh);
export const Sayings = later(async () => (await rooms()).Sayings);
export const EmoteDrawn = later(async () => (await rooms()).EmoteDrawn);
