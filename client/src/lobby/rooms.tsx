/** All that is not the table itself, as one script that is fetched when it is first wanted. */
export { EmoteDrawn, Sayings } from "../company/say.tsx";
export { Curtain } from "./curtain.tsx";
export { Lobby } from "./lobby.tsx";
export { Sheets } from "./menu.tsx";
