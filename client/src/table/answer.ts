/** How long is left to answer a question that has a clock, counted from when the table's state was heard. */
import { computed, effect, signal } from "@preact/signals";
import { spoken, table } from "../state.ts";
import { t } from "../words.ts";

/** When this little is left it is said aloud, milliseconds. */
const NEARLY = 5000;

const now = signal(Date.now());
let heard: unknown = null;
let until = 0;
let warned = false;

/** Milliseconds that are left; null while nothing is asked that has a clock. */
export const answerLeft = computed<number | null>(() => {
  const answer = table.value?.answer ?? null;
  if (answer !== heard) {
    heard = answer;
    until = Date.now() + (answer?.left_ms ?? 0);
    warned = false;
  }
  return answer === null ? null : Math.max(0, until - Math.max(now.value, Date.now()));
});

/** Whether it is nearly over. */
export const answerNearlyOver = computed(() => answerLeft.value !== null && answerLeft.value <= NEARLY);

effect(() => {
  if (!table.value?.answer) return;
  const clock = setInterval(() => {
    now.value = Date.now();
    if (!warned && answerNearlyOver.peek()) {
      warned = true;
      spoken.value = t("table-answer-soon");
    }
  }, 250);
  return () => clearInterval(clock);
});
