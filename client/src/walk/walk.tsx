/**
 * A first hand, with a word where something is new: the cards, the goal, whose turn it is, each kind of turn when it
 * comes, and the end. Play goes on under it; who plays on without reading is not held up.
 */
import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boot } from "../boot.ts";
import { hint } from "../hint/hint.ts";
import { settings } from "../settings/settings.ts";
import { myTurn, sheet, spoken, view } from "../state.ts";
import { px } from "../table/geometry.ts";
import { ended, field, mode } from "../table/model.ts";
import { gameWord, hasWord, nameOf, t } from "../words.ts";
import { walkedThrough } from "./wanted.ts";
import "./walk.css";

const seen = signal<ReadonlySet<string>>(new Set());

/** The step that fits what is going on; empty for none. */
const step = computed<string>(() => {
  const now = view.value;
  if (!now) return "";
  if (ended.value) return "end";
  const first = ["hand", "goal"].find(isNew);
  if (first) return first;
  if (!myTurn.value) return seen.value.has("wait") ? "" : "wait";
  return isNew(now.phase) ? now.phase : "";
});

/** Whether the game has a word about something, and it was not said yet. */
const isNew = (about: string) => !seen.value.has(about) && hasWord(`${boot.game}-walk-${about}`);

const words = computed(() => {
  const now = step.value;
  if (!now) return "";
  if (now === "wait") return t("walk-wait", { who: nameOf(view.value?.to_act ?? -1) });
  return now === "end" ? t("walk-end") : gameWord(`walk-${now}`);
});

/** What a step is about: one's hand, whose turn it is, or what can be done. A phase is always about the last. */
function pointsAt(now: string): "hand" | "turn" | "dock" | "" {
  if (["", "goal", "end"].includes(now)) return "";
  return now === "hand" ? "hand" : now === "wait" ? "turn" : "dock";
}

function done(now: string): void {
  seen.value = new Set([...seen.value, now]);
}

/** One's own move says that one has understood what came before it. */
function follow(): () => void {
  let mine = "";
  return effect(() => {
    const now = view.value;
    const phase = now && myTurn.value ? now.phase : "";
    if (mine && phase !== mine) {
      const passed = mine;
      queueMicrotask(() => {
        seen.value = new Set([...seen.peek(), "hand", "goal", passed]);
      });
    }
    mine = phase;
  });
}

export function Walk() {
  useEffect(follow, []);
  const now = step.value;
  const told = words.value;
  // What was asked for, and what chips are, comes first.
  const waits = hint.value !== null || sheet.value !== null || (boot.chips && !settings.value.chipsTold);
  useEffect(() => {
    if (told && !waits) spoken.value = told;
    document.documentElement.dataset.walk = waits ? "" : pointsAt(now);
    return () => {
      delete document.documentElement.dataset.walk;
    };
  }, [now, told, waits]);
  if (!now || waits) return null;
  const last = now === "end";
  // What is told of the others stands below them.
  const low = now === "wait" && mode.value === "tall";
  const at = low ? { top: px(field.value.y + field.value.h - 8), transform: "translateY(-100%)" } : {};
  return (
    <section class="walk panel" aria-label={t("walk-title")} style={at}>
      <p>{told}</p>
      <div class="heading">
        {!last && (
          <button type="button" class="link-button" onClick={walkedThrough}>
            {t("walk-skip")}
          </button>
        )}
        <button type="button" class="button small" onClick={() => (last ? walkedThrough() : done(now))}>
          {t(last ? "walk-done" : "walk-next")}
        </button>
      </div>
    </section>
  );
}
