/** A table at which nobody may look on: who sits there, and a seat if one is free. No card of it was sent. */
import { Icon } from "../look/parts.tsx";
import { refusal, table } from "../state.ts";
import { MenuButton } from "../table/menu-button.tsx";
import { root } from "../wire/seats.ts";
import { gameWord, refusalWords, t } from "../words.ts";
import { SitDown } from "./lobby.tsx";
import { Seats } from "./seats.tsx";

export function Curtain() {
  const now = table.value;
  if (!now) return null;
  return (
    <div class="lobby">
      <header class="bar">
        <a class="icon-button" href={root().href} aria-label={t("lobby-home")}>
          <Icon name="home" size={24} />
        </a>
        <h1>
          {t("lobby-title", { game: gameWord("name") })}
          <small>{t("curtain-title")}</small>
        </h1>
        <MenuButton size={24} />
      </header>
      <main class="lobby-body">
        <p class="panel curtain">
          <Icon name="blind" size={24} />
          {t("curtain-words")}
        </p>
        <SitDown />
        {refusal.value && (
          <p class="refusal" role="status">
            {refusalWords(refusal.value.reason, refusal.value.facts)}
          </p>
        )}
        <Seats />
      </main>
    </div>
  );
}
