/** What is said about the line: nothing for two seconds, then what is wrong and what to do. */
import { useEffect, useRef, useState } from "preact/hooks";
import { link, seated, sheet, table } from "../state.ts";
import { t } from "../words.ts";
import { keepTokens, root } from "./seats.ts";
import { connect, look, QUIET } from "./wire.ts";
import "./banner.css";

/** How long a server may take to come back before that is called a broken line, milliseconds. */
const REFRESH = 60_000;

export function Banner() {
  const now = useSecond(link.value.state === "lost");
  const gone = now - link.value.since;
  if (link.value.state !== "lost" || gone < QUIET) return <div role="alert" />;
  // The server said that it would be back, and clocks stand still until it is.
  if (link.value.why === "restart" && gone < REFRESH) {
    return (
      <div class="banner calm" role="status">
        <p>{t("link-refreshed")}</p>
      </div>
    );
  }
  const at = table.value;
  const after = at?.way === "friends" && at.phase === "playing" && seated.value ? at.away_after : null;
  const left = after === null ? null : Math.max(0, Math.ceil(after - gone / 1000));
  return (
    <div class="banner" role="alert">
      <p>
        {t(navigator.onLine ? "link-reconnecting" : "link-no-network")}
        {/* The countdown is for the eye: read out, it would never stop. */}
        {left !== null && (
          <small aria-hidden="true">{left > 0 ? t("link-held", { seconds: left }) : t("link-played-for")}</small>
        )}
      </p>
      <button type="button" class="button small" onClick={connect}>
        {t("link-now")}
      </button>
    </div>
  );
}

/** The line was closed on purpose: instead of the table stands what can be done, so that nothing else can be reached. */
export function Closed() {
  const { why } = link.value;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    sheet.value = null;
    title.current?.focus();
  }, []);
  const watch = () => {
    keepTokens([]);
    void look(null);
  };
  const gone = why === "freed" || why === "left" || why === "handed" || why === "used";
  return (
    <main class="closed">
      <div class="panel" role="alert">
        <h1 ref={title} tabIndex={-1}>
          {t(`link-${why.replaceAll("_", "-")}-title`)}
        </h1>
        <p>{t(`link-${why.replaceAll("_", "-")}`)}</p>
        {why === "replaced" && (
          <button type="button" class="button primary" onClick={connect}>
            {t("link-take-back")}
          </button>
        )}
        {gone && (
          <>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                watch();
                sheet.value = "seats";
              }}
            >
              {t("lobby-sit")}
            </button>
            <button type="button" class="button" onClick={watch}>
              {t("link-watch")}
            </button>
          </>
        )}
        <a class="button" href={root().href}>
          {t("lobby-home")}
        </a>
      </div>
    </main>
  );
}

/** The time, told anew every second while wanted. */
function useSecond(wanted: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!wanted) return;
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(clock);
  }, [wanted]);
  return now;
}
