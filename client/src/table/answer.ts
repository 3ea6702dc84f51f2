/** How long is left to answer a question that has a clock. */
import { computed, effect } from "@preact/signals";
import { leftOf } from "../company/clock.ts";
import { spoken, table } from "../state.ts";
import { t } from "../words.ts";

/** When this little is left it is said aloud, milliseconds. */
const NEARLY = 5000;

/** Milliseconds that are left; null while nothing is asked that has a clock. */
export const answerLeft = computed<number | null>(() => {
  const answer = table.value?.answer ?? null;
  return answer === null ? null : leftOf(answer.left_ms);
});

/** Whether it is nearly over. */
const answerNearlyOver = computed(() => answerLeft.value !== null && answerLeft.value <= NEARLY);

effect(() => {
  if (answerNearlyOver.value) spoken.value = t("table-answer-soon");
});
