/** The way to the menu from wherever one is at a table. */
import { Icon } from "../look/parts.tsx";
import { sheet } from "../state.ts";
import { t } from "../words.ts";

/** `size` of the drawing in pixels; `where` is a class that says where the button stands. */
export function MenuButton({ size = 22, where = "" }: { size?: number; where?: string }) {
  return (
    <button
      type="button"
      class={`icon-button ${where}`.trimEnd()}
      aria-label={t("table-menu")}
      onClick={() => {
        sheet.value = "menu";
      }}
    >
      <Icon name="menu" size={size} />
    </button>
  );
}
