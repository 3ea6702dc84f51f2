/** What is said about the line: nothing for two seconds, then what is wrong and what to do. */
import { useEffect, useState } from "preact/hooks";
import { link, seated, table } from "../state.ts";
import { t } from "../words.ts";
import { keepTokens, root } from "./seats.ts";
import { connect, look, QUIET } from "./wire.ts";
import "./banner.css";

export function Banner() {
  const now = useSecond(link.value.state === "lost");
  if (link.value.state === "closed") return <Closed />;
  const gone = now - link.value.since;
  if (link.value.state !== "lost" || gone < QUIET) return <div role="alert" />;
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

/** The line was closed on purpose; coming back takes a word from the person. */
function Closed() {
  const { why } = link.value;
  const watch = () => {
    keepTokens([]);
    void look(null);
  };
  return (
    <div class="closed" role="alert">
      <div class="panel">
        <h2>{t(`link-${why.replaceAll("_", "-")}-title`)}</h2>
        <p>{t(`link-${why.replaceAll("_", "-")}`)}</p>
        {why === "replaced" && (
          <button type="button" class="button primary" onClick={connect}>
            {t("link-take-back")}
          </button>
        )}
        {(why === "freed" || why === "left") && (
          <button type="button" class="button primary" onClick={watch}>
            {t("link-watch")}
          </button>
        )}
        <a class="button" href={root().href}>
          {t("lobby-home")}
        </a>
      </div>
    </div>
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
