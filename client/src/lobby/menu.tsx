/** The menu of the table, and the sheets that it opens. */
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { boot } from "../boot.ts";
import { GamesSheet } from "../company/games-sheet.tsx";
import { HandOverSheet } from "../company/hand-over.tsx";
import { InAppNote } from "../company/in-app-note.tsx";
import { maySay } from "../company/phrases.ts";
import { SaySheet } from "../company/say.tsx";
import { SeatSheet } from "../company/seat-sheet.tsx";
import { askHint, mayAsk } from "../hint/hint.ts";
import { HistorySheet, LastSheet } from "../history/history.tsx";
import { Icon, MenuRow, Sheet } from "../look/parts.tsx";
import { SettingsSheet } from "../settings/sheet.tsx";
import { ask, hosting, leave, mayUndo, passing, type SheetName, seat, sheet, stop, table } from "../state.ts";
import { personalLink, root, tokens, watchLink } from "../wire/seats.ts";
import { gameWord, t } from "../words.ts";
import { HouseRules, RulesSheet } from "./house-rules.tsx";
import { GiveAway, Invite } from "./invite.tsx";
import { KeysSheet } from "./keys.tsx";
import { SitDown } from "./lobby.tsx";
import { Qr } from "./qr.tsx";
import { betweenGames, Seats } from "./seats.tsx";
import { saveRecord } from "./table-api.ts";

const close = () => {
  sheet.value = null;
};

/** Whichever sheet is open. */
export function Sheets() {
  const name = sheet.value;
  if (name === null || !table.value) return null;
  const Shown = SHEETS[name];
  return <Shown key={name} close={close} />;
}

const SHEETS: Record<SheetName, (props: { close: () => void }) => preact.JSX.Element | null> = {
  menu: Menu,
  invite: InviteSheet,
  seats: SeatsSheet,
  rules: RulesSheet,
  settings: SettingsSheet,
  history: HistorySheet,
  last: LastSheet,
  keys: KeysSheet,
  device: DeviceSheet,
  records: RecordsSheet,
  say: SaySheet,
  seat: SeatSheet,
  "hand-over": HandOverSheet,
  games: GamesSheet,
};

function Menu() {
  const now = table.value;
  const [doubted, doubt] = useState<"stop" | "leave" | null>(null);
  if (!now) return null;
  const open = (name: SheetName) => () => {
    sheet.value = name;
  };
  if (doubted) return <Sure what={doubted} back={() => doubt(null)} />;
  const mine = seat.value >= 0 && !passing.value;
  const asks = (what: "undo" | "clock_off") => () => {
    ask(what);
    close();
  };
  const clockRuns = now.turn_clock > 0 && now.phase !== "lobby";
  const mayStopClock = mine && clockRuns && !now.asks.some((one) => one.what === "clock_off");
  return (
    <Sheet title={gameWord("name")} close={close}>
      <InAppNote />
      {(mayUndo.value || maySay() || mayStopClock) && (
        <div class="panel">
          {mayUndo.value && <MenuRow icon="undo" words={t("undo-ask")} act={asks("undo")} />}
          {maySay() && <MenuRow icon="talk" words={t("say-title")} act={open("say")} />}
          {mayStopClock && <MenuRow icon="clock" words={t("menu-clock-off")} act={asks("clock_off")} />}
        </div>
      )}
      <div class="panel">
        {now.way === "friends" && <MenuRow icon="share" words={t("menu-invite")} act={open("invite")} />}
        <MenuRow icon="people" words={t("menu-seats")} act={open("seats")} />
        <MenuRow icon="cards" words={t("menu-rules")} act={open("rules")} />
        <a class="row" href={new URL(`rules/${now.game}`, root()).href} target="_blank" rel="noreferrer">
          <Icon name="book" size={22} />
          <span class="grow">{t("lobby-how", { game: gameWord("name") })}</span>
        </a>
      </div>
      <div class="panel">
        {mayAsk.value && (
          <MenuRow
            icon="bulb"
            words={t("menu-hint")}
            act={() => {
              close();
              void askHint();
            }}
          />
        )}
        <MenuRow icon="history" words={t("history-title")} act={open("history")} />
        <MenuRow icon="clock" words={t("history-last")} act={open("last")} />
        {now.records > 0 && <MenuRow icon="download" words={t("menu-records")} act={open("records")} />}
        <MenuRow icon="gear" words={t("settings-title")} act={open("settings")} />
        <MenuRow icon="keyboard" words={t("menu-keys")} act={open("keys")} />
        <AsText />
        {mine && <MenuRow icon="phone" words={t("menu-device")} act={open("device")} />}
      </div>
      <div class="panel">
        {hosting.value && (now.phase === "playing" || now.phase === "between") && (
          <MenuRow icon="stop" words={t("menu-stop")} act={() => doubt("stop")} />
        )}
        {hosting.value && betweenGames(now) && <MenuRow icon="cards" words={t("games-title")} act={open("games")} />}
        {mine && now.way === "friends" && <MenuRow icon="give" words={t("menu-hand-over")} act={open("hand-over")} />}
        {mine && <MenuRow icon="leave" words={t("menu-leave")} act={() => doubt("leave")} />}
        <a class="row" href={root().href}>
          <Icon name="home" size={22} />
          <span class="grow">{t("lobby-home")}</span>
        </a>
      </div>
    </Sheet>
  );
}

/** On to the table as text. The seat's secret goes along in the body of a form, never in an address. */
function AsText() {
  const held = tokens().join(",");
  const at = new URL(`t/${encodeURIComponent(boot.table)}/text`, root()).href;
  return (
    <form method={held ? "post" : "get"} action={at}>
      {held && <input type="hidden" name="token" value={held} />}
      {held && <input type="hidden" name="do" value="seat" />}
      <button type="submit" class="row">
        <Icon name="book" size={22} />
        <span class="grow">{t("menu-text")}</span>
      </button>
    </form>
  );
}

/** Asks once before what cannot be taken back. */
function Sure({ what, back }: { what: "stop" | "leave"; back: () => void }) {
  return (
    <Sheet title={t(`menu-${what}`)} close={back}>
      <p>{t(`menu-${what}-sure`)}</p>
      <button
        type="button"
        class="button danger"
        onClick={() => {
          if (what === "stop") stop();
          else leave();
          close();
        }}
      >
        {t(`menu-${what}`)}
      </button>
      <button type="button" class="button" onClick={back}>
        {t("menu-back")}
      </button>
    </Sheet>
  );
}

function InviteSheet() {
  return (
    <Sheet title={t("lobby-invite")} close={close}>
      <Invite />
    </Sheet>
  );
}

function SeatsSheet() {
  return (
    <Sheet title={t("menu-seats")} close={close}>
      {seat.value < 0 && !passing.value && <SitDown />}
      <Seats />
      <HouseRules />
    </Sheet>
  );
}

/** The personal link: this very seat in another browser. */
function DeviceSheet() {
  const [token] = tokens();
  if (!token) return null;
  const link = personalLink(token);
  return (
    <Sheet title={t("menu-device")} close={close}>
      <p>{t("menu-device-help")}</p>
      <section class="panel invite personal">
        <Qr link={link} label={t("menu-device-qr")} />
        <p class="link" data-link>
          {link}
        </p>
        <GiveAway link={link} text={t("menu-device")} />
      </section>
    </Sheet>
  );
}

function RecordsSheet() {
  const [failed, setFailed] = useState(false);
  const games = Array.from({ length: table.value?.records ?? 0 }, (_, n) => n + 1);
  return (
    <Sheet title={t("menu-records")} close={close}>
      <p class="soft">{t("menu-records-help")}</p>
      <div class="panel">
        {games.map((n) => (
          <Fragment key={n}>
            <a class="row" href={watchLink(n)}>
              <Icon name="eye" size={22} />
              <span class="grow">{t("menu-watch", { n })}</span>
            </a>
            <MenuRow
              icon="download"
              words={t("menu-record", { n })}
              act={async () => setFailed(!(await saveRecord(n)))}
            />
          </Fragment>
        ))}
      </div>
      {failed && <p role="status">{t("menu-record-failed")}</p>}
    </Sheet>
  );
}
