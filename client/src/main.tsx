/** The table in a browser: words first, then the line, then whatever the table is at. */
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { boot } from "./boot.ts";
import { spriteSvg } from "./cards/sprite.ts";
import { TurnAlert } from "./company/turn.tsx";
import { Announcer } from "./history/announcer.tsx";
import { Missed } from "./history/history.tsx";
import { Side } from "./history/side.tsx";
import { Newer } from "./installed/newer.tsx";
import { employ } from "./installed/worker.ts";
// The styles of what comes later are there before it.
import "./lobby/lobby.css";
import { Curtain, Lobby, rooms, Sheets } from "./lobby/later.ts";
import { beforehand } from "./look/later.tsx";
import { Drawn } from "./look/parts.tsx";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/panels.css";
import "./main.css";
import { Cover } from "./pass/cover.tsx";
import { covered, passRound } from "./pass/pass.ts";
import { attend } from "./settings/attention.ts";
import { obeyKeys } from "./settings/commands.ts";
import "./settings/settings.css";
import { dress } from "./settings/settings.ts";
import { curtained, link, passing, seat, sendThrough, sheet, snapshots, table } from "./state.ts";
import { TableScreen } from "./table/screen.tsx";
import { lookWhetherToWalk } from "./walk/wanted.ts";
import { obeyBack } from "./wire/back.ts";
import { Banner, Closed } from "./wire/banner.tsx";
import { followGame, root, takeTokens } from "./wire/seats.ts";
import { open, send, watch } from "./wire/wire.ts";
import { language, loadWords, t } from "./words.ts";

/** What drawings refer to, once in the page. */
const SPRITE = spriteSvg();

function App() {
  useEffect(() => {
    document.documentElement.lang = language.value;
    void loadWords(language.value, wordsOf(language.value)).catch(() => {});
  }, [language.value]);
  return (
    <>
      <div class="sprites">
        <Drawn svg={SPRITE} />
      </div>
      {link.value.state === "closed" ? (
        <Closed />
      ) : (
        <>
          <Room />
          <Banner />
          <Missed />
          <Newer />
          {sheet.value !== null && <Sheets />}
        </>
      )}
      <Announcer />
      <TurnAlert />
    </>
  );
}

/** The one room of the house that is to be seen now. */
function Room() {
  const now = table.value;
  // Another game has been chosen, with words and drawings of its own: the page follows.
  if (!now || now.game !== boot.game) return <p class="laying">{t("table-laying")}</p>;
  if (covered.value !== null) return <Cover />;
  if (now.phase === "lobby") return <Lobby />;
  if (curtained.value) return <Curtain />;
  return (
    <div class="at-table">
      {/* On a phone that goes round nothing drawn for one pair of eyes may stay for the next. */}
      <div class="play" key={passing.value ? `${seat.value} ${snapshots.value}` : "one"}>
        <TableScreen />
      </div>
      <Side />
    </div>
  );
}

function wordsOf(tongue: string): URL {
  return new URL(boot.words[tongue] ?? boot.words.en ?? "", root());
}

/** A finished game is watched on the same table, without a line. */
async function beginReplay(place: HTMLElement): Promise<void> {
  await loadWords(language.value, wordsOf(language.value)).catch(() => {});
  const { watchReplay } = await import("./replay/replay.tsx");
  const there = await watchReplay();
  render(there ? <App /> : <p class="laying">{t("replay-not-there")}</p>, place);
}

async function begin(): Promise<void> {
  dress();
  const place = document.getElementById("table");
  if (!place) return;
  if (boot.replay) {
    await beginReplay(place);
    return;
  }
  const address = new URL(`t/${encodeURIComponent(boot.table)}/socket`, root());
  address.protocol = address.protocol.replace("http", "ws");
  lookWhetherToWalk();
  const held = takeTokens();
  sendThrough(send);
  // The line is opened while the words are on their way.
  open(address, held.length === 1 ? (held[0] ?? null) : null);
  watch();
  await loadWords(language.value, wordsOf(language.value)).catch(() => {});
  if (held.length > 1) passRound(address, held);
  attend();
  obeyKeys();
  obeyBack();
  followGame();
  beforehand(rooms);
  place.replaceChildren();
  render(<App />, place);
  void employ();
}

void begin();
