/** About one person at the table: since when away and what comes of it, and whether this device wants to hear them. */
import { Avatar, Icon, Sheet, Switch } from "../look/parts.tsx";
import type { SeatView } from "../messages.ts";
import { ask, seat, seatAsked, table, view } from "../state.ts";
import { seatName, t } from "../words.ts";
import { clockFace, leftOf, passedOf } from "./clock.ts";
import { isMuted, mute } from "./muted.ts";

export function SeatSheet({ close }: { close: () => void }) {
  const n = seatAsked.value;
  const who = table.value?.seats[n];
  if (!who) return null;
  return (
    <Sheet title={seatName(who)} close={close}>
      <div class="panel">
        <div class="row">
          <Avatar who={who} size={46} />
          <span class="grow">
            <State who={who} />
            {who.host && <small>{t("lobby-host")}</small>}
          </span>
        </div>
        <Switch label={t("seat-mute")} help={t("seat-mute-help")} on={isMuted(n)} turn={(silent) => mute(n, silent)} />
      </div>
      {mayPlayFor(n, who) && (
        <>
          <button
            type="button"
            class="button"
            onClick={() => {
              ask("play_for", n);
              close();
            }}
          >
            <Icon name="computer" size={20} />
            {t(who.here ? "seat-there" : "seat-play-for")}
          </button>
          <p class="soft">{t(who.here ? "seat-there-help" : "seat-play-for-help", { who: seatName(who) })}</p>
        </>
      )}
    </Sheet>
  );
}

/** Whether the others may ask that the computer plays for somebody: who is away, or is to act and does not. */
function mayPlayFor(n: number, who: SeatView): boolean {
  const now = table.value;
  const idle = who.here && view.value?.to_act === n && n !== seat.value && now?.way === "friends" && !now.turn_clock;
  const gone = who.who === "person" && (!who.here || idle) && !who.played_for;
  const asked = now?.asks.some((one) => one.what === "play_for" && one.seat === n) ?? false;
  return seat.value >= 0 && now?.phase === "playing" && gone && !asked;
}

function State({ who }: { who: SeatView }) {
  if (who.who === "computer") return <>{t("table-computer")}</>;
  if (who.here) return <>{t(who.played_for ? "seat-finishing" : "lobby-here")}</>;
  const after = table.value?.away_after;
  return (
    <>
      <Icon name="clock" size={16} /> {t("table-away", { time: clockFace(passedOf(who.away_ms)) })}
      <small>
        {who.played_for
          ? t("seat-played-for")
          : who.takeover_ms !== null
            ? t("seat-takeover", { time: clockFace(leftOf(who.takeover_ms)) })
            : after === null
              ? t("seat-waits")
              : t("seat-takes-turn", { seconds: after ?? 0 })}
      </small>
    </>
  );
}
