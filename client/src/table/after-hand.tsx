/** What can be done when a hand or a game is over, and by who looks on: go on, look at it again, sit down. */
import { saveRecord } from "../lobby/table-api.ts";
import { waitsWith } from "../lobby/take-seat.ts";
import { Icon } from "../look/parts.tsx";
import { deal, hosting, seated, sheet, table, view } from "../state.ts";
import { watchLink } from "../wire/seats.ts";
import { t } from "../words.ts";

/** After a hand, or a game: whoever sits here may go on. */
export function AfterHand() {
  const over = view.value?.over ?? false;
  const records = table.value?.records ?? 0;
  return (
    <>
      {over && records > 0 && (
        <a class="button watch" href={watchLink(records)}>
          <Icon name="eye" size={20} />
          {t("table-watch")}
        </a>
      )}
      {over && records > 0 && (
        <button
          type="button"
          class="button"
          onClick={async () => {
            // Where it was not to be had, the list of games says so and offers it again.
            if (!(await saveRecord(records))) sheet.value = "records";
          }}
        >
          <Icon name="download" size={20} />
          {t("table-record")}
        </button>
      )}
      {over && hosting.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = "games";
          }}
        >
          <Icon name="cards" size={20} />
          {t("table-other-game")}
        </button>
      )}
      {seated.value ? (
        <button type="button" class="button primary" onClick={deal}>
          {t(over ? "table-rematch" : "table-deal-again")}
        </button>
      ) : (
        <SitDown />
      )}
    </>
  );
}

/** For who looks on: a seat, where one is free; at once, or by itself when the hand is over. */
export function SitDown() {
  const waits = waitsWith.value !== null;
  return (
    <button
      type="button"
      class={`button primary${waits ? " idle" : ""}`}
      onClick={() => {
        sheet.value = "seats";
      }}
    >
      {t(waits ? "lobby-sit-waits" : "lobby-sit")}
    </button>
  );
}
