/** What the keys do, as a sheet. */
import { Sheet } from "../look/parts.tsx";
import { settings } from "../settings/settings.ts";
import { t } from "../words.ts";

/** Each key as it is printed, and the catalogue's `keys-<name>` for what it does. */
const KEYS: [string, string][] = [
  ["D", "draw"],
  ["T", "take"],
  ["P", "play"],
  ["S", "sort"],
  ["U", "undo"],
  ["E", "say"],
  ["← →", "arrows"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["1 … 9", "pick"],
  ["H", "hand"],
  ["I", "hint"],
  ["L", "last"],
  ["W", "turn"],
  ["C", "score"],
  ["?", "help"],
];

export function KeysSheet({ close }: { close: () => void }) {
  return (
    <Sheet title={t("menu-keys")} close={close}>
      {!settings.value.keys && <p class="soft">{t("keys-off")}</p>}
      <dl class="panel facts">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys-${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
