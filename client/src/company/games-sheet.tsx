/** Another game with the same people: what this house has, and for how many. */
import { useEffect, useState } from "preact/hooks";
import { cardSvg } from "../cards/faces.ts";
import { gamesOffered } from "../lobby/table-api.ts";
import { Drawn, Icon, Sheet } from "../look/parts.tsx";
import type { GameOffered } from "../messages.ts";
import { change, settings } from "../settings/settings.ts";
import { changeGame, table } from "../state.ts";
import { language, t } from "../words.ts";

export function GamesSheet({ close }: { close: () => void }) {
  const [games, setGames] = useState<GameOffered[] | null>([]);
  useEffect(() => {
    gamesOffered().then(setGames);
  }, []);
  const now = table.value;
  if (!now) return null;
  const people = now.seats.filter((who) => who.who === "person").length;
  const hidden = settings.value.hideChips;
  const shown = games?.filter((game) => !(game.chips && hidden)) ?? [];
  return (
    <Sheet title={t("games-title")} close={close}>
      <p class="soft">{t("games-help")}</p>
      {games === null && <p role="status">{t("refused-no-line")}</p>}
      <div class="panel">
        {shown.map((game) => {
          const here = game.name === now.game;
          const most = Math.max(...game.seats);
          return (
            <button
              key={game.name}
              type="button"
              class="row game-row"
              disabled={here || people > most}
              onClick={() => {
                changeGame(game.name);
                close();
              }}
            >
              <span class="fan" aria-hidden="true">
                {game.fan.map((card) => (
                  <Drawn key={card} svg={cardSvg(card, 30)} />
                ))}
              </span>
              <span class="grow">
                <strong>{game.names[language.value] ?? game.name}</strong>
                <small>
                  {here
                    ? t("games-here")
                    : people > most
                      ? t("games-too-many", { most })
                      : t("games-players", { numbers: numbers(game.seats) })}
                  {game.chips && ` · ${t("games-chips")}`}
                </small>
              </span>
              {!here && people <= most && <Icon name="chevron" size={18} />}
            </button>
          );
        })}
      </div>
      {hidden && games?.some((game) => game.chips) && (
        <button type="button" class="link-button" onClick={() => change({ hideChips: false })}>
          {t("games-show-chips")}
        </button>
      )}
    </Sheet>
  );
}

/** "2–6", or "4, 6, 8" where some in between are left out. */
function numbers(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return seats.length === most - least + 1 && seats.length > 2 ? `${least}–${most}` : seats.join(", ");
}
