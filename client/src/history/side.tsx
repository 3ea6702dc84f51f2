/** The panel beside the table on a wide screen: the tally and this hand's story. */
import { signal } from "@preact/signals";
import { maySay } from "../company/phrases.ts";
import { Sayings } from "../lobby/later.ts";
import { seat, sheet, table, view } from "../state.ts";
import { gamePart } from "../table/games.ts";
import { tallyHead } from "../table/result.tsx";
import { gameWord, hasWord, seatName, shaped, t } from "../words.ts";
import { History } from "./history.tsx";

/** Whether there is room for this panel; where there is none, nothing is fetched, and no sentence made, for it. */
const room = matchMedia("(min-width: 1080px)");
const wide = signal(room.matches);
room.addEventListener?.("change", () => {
  wide.value = room.matches;
});

export function Side() {
  const now = table.value;
  if (!now || !wide.value) return null;
  const seen = view.value;
  const part = gamePart(now.game);
  // One score for both sides is said as over the table; else every seat has its own.
  const standing = seen && part.Score ? part.headline(seen) : "";
  const length = `option-hands-${now.options.hands}`;
  return (
    <aside class="side" aria-label={t("history-side")}>
      <section aria-labelledby="tally-title">
        <h2 id="tally-title">
          {tallyHead()} {hasWord(`${now.game}-${length}`) && <span class="soft">{shaped(gameWord(length))}</span>}
        </h2>
        {standing ? (
          <p>{standing}</p>
        ) : (
          <dl class="tally">
            {now.seats.map((who, n) => (
              <div key={n}>
                <dt>{n === seat.value ? t("history-you") : seatName(who)}</dt>
                <dd>{shaped(seen?.scores[n] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long story is scrolled, by keyboard too */}
      <section class="story" aria-labelledby="story-title" tabIndex={0}>
        <h2 id="story-title">{t("history-title")}</h2>
        <History />
      </section>
      {maySay() && (
        <section class="talk" aria-labelledby="talk-title">
          <h2 id="talk-title">{t("say-title")}</h2>
          <Sayings />
        </section>
      )}
      <button
        type="button"
        class="keys-button"
        aria-keyshortcuts="?"
        onClick={() => {
          sheet.value = "keys";
        }}
      >
        {t("menu-keys")} <kbd>?</kbd>
      </button>
    </aside>
  );
}
