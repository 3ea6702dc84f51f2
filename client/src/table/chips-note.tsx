/** What chips are, where they are first seen on this device; until it is put away. */
import { boot } from "../boot.ts";
import { change, settings } from "../settings/settings.ts";
import { t } from "../words.ts";

/** In the lobby among the panels; at the table over one's own cards, which lie face down, and not over the others. */
export function ChipsNote() {
  if (!boot.chips || settings.value.chipsTold) return null;
  return (
    <section class="chips-note panel" aria-labelledby="chips-title">
      <h2 id="chips-title">{t("chips-title")}</h2>
      <p>{t("chips-words")}</p>
      <button type="button" class="button small" onClick={() => change({ chipsTold: true })}>
        {t("chips-understood")}
      </button>
    </section>
  );
}
