/** Offers a new version of the house, between hands alone. */
import { signal } from "@preact/signals";
import { covered } from "../pass/pass.ts";
import { table } from "../state.ts";
import { t } from "../words.ts";
import { newer, take } from "./worker.ts";

const later = signal(false);

export function Newer() {
  const phase = table.value?.phase;
  if (!newer.value || later.value || !phase || phase === "playing" || covered.value !== null) return null;
  return (
    <section class="memo panel" role="status">
      <p>{t("newer-version")}</p>
      <div class="heading">
        <button type="button" class="button small" onClick={take}>
          {t("newer-take")}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => {
            later.value = true;
          }}
        >
          {t("newer-later")}
        </button>
      </div>
    </section>
  );
}
