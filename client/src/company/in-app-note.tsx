/** For who sits in a browser that may forget the seat: one's own link, to be kept somewhere safe. */
import { Icon } from "../look/parts.tsx";
import { passing, seat, sheet } from "../state.ts";
import { t } from "../words.ts";
import { inApp } from "./in-app.ts";

export function InAppNote() {
  const app = inApp();
  if (app === null || seat.value < 0 || passing.value) return null;
  return (
    <section class="panel in-app">
      <p>
        <Icon name="warning" size={18} /> {app ? t("in-app-note", { app }) : t("in-app-note-some")}
      </p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          sheet.value = "device";
        }}
      >
        {t("in-app-link")}
      </button>
    </section>
  );
}
