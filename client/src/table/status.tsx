/** The line that says whose turn it is and what is to be done; its row is always there, so nothing covers it. */
import { useEffect } from "preact/hooks";
import { flowerSvg } from "../cards/flower.ts";
import { maySay } from "../company/phrases.ts";
import { OwnClock } from "../company/turn.tsx";
import { Drawn, Icon } from "../look/parts.tsx";
import { finishing, forgetRefusal, myTurn, refusal, seat, sheet, table, view } from "../state.ts";
import { shaped, t } from "../words.ts";
import { instead } from "./instead.ts";
import { mode, part, reason, shown, status } from "./model.ts";

/** How long a no is shown, milliseconds. */
const SHOWN = 6000;

export function Status() {
  const no = refusal.value;
  useEffect(() => {
    if (!no) return;
    const clock = setTimeout(forgetRefusal, SHOWN);
    return () => clearTimeout(clock);
  }, [no]);
  const why = reason.value;
  const seen = shown.value;
  const note = seen ? part.value.note(seen) : "";
  const finishes = finishing.value;
  const deals = seat.value >= 0 && view.value?.dealer === seat.value;
  const thinks = seen ? table.value?.seats[seen.to_act]?.thinking : false;
  return (
    <div class={`status${why ? " why" : ""}`}>
      {why ? (
        <>
          <Icon name="warning" size={22} />
          <span class="words">{why}</span>
        </>
      ) : (
        <>
          {myTurn.value && !instead.value && <Drawn svg={flowerSvg(24)} />}
          <span class="words">
            {finishes ? t("status-finishing") : status.value}
            {thinks && (
              <span class="dots" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            )}
          </span>
        </>
      )}
      {deals && (
        <span class="badge dealer">
          <Icon name="deal" size={13} />
          <span class="hidden-text">{t("table-you-deal")}</span>
        </span>
      )}
      {mode.value !== "tall" && note && <span class="note">{shaped(note)}</span>}
      <OwnClock />
      <SayButton />
    </div>
  );
}

/** Something to say to the others. */
function SayButton() {
  // To a game that is only watched nobody listens.
  if (!maySay() || instead.value) return null;
  return (
    <button
      type="button"
      class="icon-button say-button"
      aria-label={t("say-title")}
      aria-keyshortcuts="E"
      onClick={() => {
        sheet.value = "say";
      }}
    >
      <Icon name="talk" size={22} />
    </button>
  );
}
