/** The hint, as a slip of paper: over the far side of a large table, on a phone in the line under the edge. */
import { useEffect } from "preact/hooks";
import { Icon } from "../look/parts.tsx";
import { t } from "../words.ts";
import { forgetHint, hinted, hintWords, thinking } from "./hint.ts";
import "./hint.css";

/** The buttons of a number stand in a row that may be longer than the screen. The row alone is moved, not the table. */
function bringIntoSight(): void {
  const button = document.querySelector<HTMLElement>(".dock [data-hinted]");
  let row = button?.parentElement ?? null;
  while (button && row?.closest(".dock")) {
    if (row.scrollWidth > row.clientWidth) {
      const [at, all] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft += at.x + at.width / 2 - all.x - all.width / 2;
    }
    row = row.parentElement;
  }
}

export function HintSlip() {
  useEffect(() => {
    bringIntoSight();
  }, [hinted.value]);
  if (thinking.value) {
    return (
      <div class="hint-slip panel" aria-hidden="true">
        <Icon name="bulb" size={22} />
        <span class="dots">
          <i />
          <i />
          <i />
        </span>
      </div>
    );
  }
  if (!hintWords.value) return null;
  return (
    <section class="hint-slip panel" aria-label={t("menu-hint")}>
      <Icon name="bulb" size={22} />
      <p>{hintWords.value}</p>
      <button type="button" class="icon-button" aria-label={t("hint-close")} onClick={forgetHint}>
        <Icon name="close" size={20} />
      </button>
    </section>
  );
}
