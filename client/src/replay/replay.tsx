/** A finished game in place of a table that is played at. */
import { instead } from "../table/instead.ts";
import { gameWord, t } from "../words.ts";
import { Bar, Dock, Over, replayKeys } from "./bar.tsx";
import { watchGame } from "./player.ts";
import { fetchGame } from "./source.ts";

/** Fetch the game that this page is about and put it on the table. False when it is not to be had. */
export async function watchReplay(): Promise<boolean> {
  const game = await fetchGame();
  if (!game) return false;
  instead.value = { Bar, Dock, Over };
  watchGame(game);
  document.title = `${t("replay-title", { game: gameWord("name") })} · ${t("app-name")}`;
  replayKeys();
  return true;
}
