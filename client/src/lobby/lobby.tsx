/** The table before its first deal: who comes, by which rules, and the button that deals. */
import { useState } from "preact/hooks";
import { boot } from "../boot.ts";
import { InAppNote } from "../company/in-app-note.tsx";
import { Choice, Icon } from "../look/parts.tsx";
import type { TableView } from "../messages.ts";
import { deal, hosting, link, refusal, seated, sheet, table } from "../state.ts";
import { ChipsNote } from "../table/chips-note.tsx";
import { MenuButton } from "../table/menu-button.tsx";
import { root } from "../wire/seats.ts";
import { gameWord, listed, refusalWords, seatName, t } from "../words.ts";
import { HouseRules } from "./house-rules.tsx";
import { Invite } from "./invite.tsx";
import "./lobby.css";
import { Seats } from "./seats.tsx";
import { sitDown, type Trouble } from "./table-api.ts";
import { afterHand, waitsWith } from "./take-seat.ts";

export function Lobby() {
  const now = table.value;
  if (!now) return null;
  const name = gameWord("name");
  return (
    <div class="lobby">
      <header class="bar">
        <a class="icon-button" href={root().href} aria-label={t("lobby-home")}>
          <Icon name="home" size={24} />
        </a>
        <h1>
          {t("lobby-title", { game: name })}
          <small>{t(`lobby-way-${now.way}`)}</small>
        </h1>
        <a
          class="icon-button"
          href={new URL(`rules/${now.game}`, root()).href}
          aria-label={t("lobby-how", { game: name })}
        >
          <Icon name="book" size={24} />
        </a>
        <MenuButton size={24} />
      </header>
      <main class="lobby-body">
        <div class="column">
          {!seated.value && <SitDown />}
          <InAppNote />
          <ChipsNote />
          {now.way === "friends" && <Invite />}
        </div>
        <div class="column">
          <Seats />
          <HouseRules />
          {hosting.value && (
            <button
              type="button"
              class="link-button"
              onClick={() => {
                sheet.value = "games";
              }}
            >
              {t("games-title")}
            </button>
          )}
        </div>
      </main>
      <footer class="lobby-foot">
        {refusal.value && (
          <p class="refusal" role="status">
            {refusalWords(refusal.value.reason, refusal.value.facts)}
          </p>
        )}
        <DealDock />
      </footer>
    </div>
  );
}

function DealDock() {
  const now = table.value;
  const host = now?.seats.find((who) => who.host);
  if (!now) return null;
  if (!hosting.value) {
    return (
      <p class="dock waiting">{host ? t("lobby-host-deals", { who: seatName(host) }) : t("lobby-nobody-deals")}</p>
    );
  }
  const others = now.way === "friends" ? t("lobby-deal-friends") : t("lobby-deal-help");
  return (
    <div class="dock">
      <button type="button" class="button primary" disabled={link.value.state !== "open"} onClick={deal}>
        <span>
          {t("lobby-deal")}
          <small>{others}</small>
        </span>
      </button>
    </div>
  );
}

/** In games of partners: who plays on each side, and the first seat there that is free. Null where there is no choice. */
function sides(now: TableView): { first: number[]; who: string[] } | null {
  if (!boot?.teams) return null;
  const of = (side: number) => now.seats.map((who, n) => ({ who, n })).filter(({ n }) => n % 2 === side);
  const first = [0, 1].map((side) => of(side).find(({ who }) => who.who === "computer")?.n ?? -1);
  if (first.includes(-1)) return null;
  const who = [0, 1].map((side) => {
    const people = of(side).filter((one) => one.who.who === "person");
    return listed((people.length > 0 ? people : of(side)).map((one) => seatName(one.who)));
  });
  return { first, who };
}

/** For who came by the link and has no seat: sit down, with a name or without, or go on watching. */
export function SitDown() {
  const now = table.value;
  const [name, setName] = useState("");
  const [no, setNo] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const [side, setSide] = useState(0);
  if (!now) return null;
  const free = now.way !== "friends" ? [] : now.seats.filter((who) => who.who === "computer");
  if (free.length === 0) {
    return <p class="panel watching">{t(now.spectators ? "lobby-full" : "lobby-full-curtained")}</p>;
  }
  const later = afterHand();
  const choice = later ? null : sides(now);
  if (waitsWith.value !== null) {
    return (
      <section class="panel sit" role="status">
        <h2>{t("lobby-sit-waits")}</h2>
        <button
          type="button"
          class="button"
          onClick={() => {
            waitsWith.value = null;
          }}
        >
          {t("ask-never-mind")}
        </button>
      </section>
    );
  }
  return (
    <form
      class="panel sit"
      onSubmit={async (event) => {
        event.preventDefault();
        if (later) {
          waitsWith.value = name.trim();
          sheet.value = null;
          return;
        }
        setBusy(true);
        const problem = await sitDown(name.trim(), choice ? choice.first[side] : undefined);
        setNo(problem);
        setBusy(false);
        // Who sat down in mid-hand wants to see the cards.
        if (!problem) sheet.value = null;
      }}
    >
      <h2>{t(now.phase === "lobby" ? "lobby-sit-title" : "lobby-sit-running")}</h2>
      <label>
        <span class="soft">{t("lobby-sit-name")}</span>
        <input
          class="text-field"
          maxLength={16}
          value={name}
          placeholder={free[0] ? seatName(free[0]) : ""}
          autoComplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {choice && (
        <Choice
          label={t("lobby-sit-with")}
          values={[0, 1]}
          value={side}
          say={(which) => choice.who[which] ?? ""}
          choose={setSide}
        />
      )}
      <button type="submit" class="button primary" disabled={busy}>
        {t(later ? "lobby-sit-later" : "lobby-sit")}
      </button>
      {no && (
        <p class="refusal" role="status">
          {refusalWords(no.reason, no.facts)}
        </p>
      )}
      {now.spectators && <p class="soft">{t("lobby-sit-watch")}</p>}
    </form>
  );
}
