/** What can be done now, under the thumb. Marigold is for what is yours to do. */
import { useEffect, useState } from "preact/hooks";
import { flowerSvg } from "../cards/flower.ts";
import { Drawn, Icon } from "../look/parts.tsx";
import { hasLooked, lookers } from "../pass/lookers.ts";
import { ask, mayUndo, myTurn, passing, seat, table, view } from "../state.ts";
import { gameWord, t } from "../words.ts";
import { AfterHand, SitDown } from "./after-hand.tsx";
import { answerLeft } from "./answer.ts";
import { BarredButton, barredWords } from "./barred.tsx";
import {
  ended,
  explain,
  hand,
  isTry,
  mode,
  offered,
  part,
  playLifted,
  resultOpen,
  shown,
  sortName,
  sortNext,
  sortWords,
  upMove,
} from "./model.ts";
import { MoveButton, MoveWords, NumberMove } from "./move-buttons.tsx";
import { parts } from "./moves.ts";

export function Dock() {
  if (resultOpen.value || ended.value) {
    return (
      <section class={`${dockClass()} after`} aria-label={t("table-actions")}>
        <AfterHand />
      </section>
    );
  }
  return (
    <section class={dockClass()} aria-label={t("table-actions")}>
      {hand.value.length > 1 && part.value.sortable && !crowded() && (
        <button type="button" class="button sort" onClick={sortNext} aria-keyshortcuts="S">
          <Icon name="sort" size={20} />
          <span>
            <span class={mode.value === "tall" ? "hidden-text" : ""}>{t("table-sort")} </span>
            {sortWords(sortName.value)}
          </span>
          {mode.value === "wide" && <kbd>S</kbd>}
        </button>
      )}
      {seat.value < 0 && !passing.value ? <SitDown /> : lookers.value[0] === seat.value ? <Looked /> : <Actions />}
    </section>
  );
}

/** Whether there are so many buttons that they need the whole dock. */
function crowded(): boolean {
  const may = myTurn.value && part.value.order.length === 0 ? offered.value : null;
  return may !== null && may.words.length + (may.number ? may.number.most - may.number.least + 1 : 0) > 3;
}

/** A game with many moves keeps room for them all the time, so that nothing jumps when it is one's turn. */
const dockClass = () =>
  `dock${part.value.order.length > 0 && !resultOpen.value ? " many" : ""}${crowded() ? " crowded" : ""}${
    shown.value && part.value.roomy(shown.value) ? " roomy" : ""
  }`;

/** On one phone: somebody is shown what is for them alone, and says when they have seen it. */
function Looked() {
  return (
    <button type="button" class="button primary" onClick={hasLooked}>
      {t("table-looked")}
    </button>
  );
}

/** Where the button to play was a moment ago, nothing may be pressed by a thumb that is late; milliseconds. */
const LATE = 900;

/** The last move back, while it is still one's own to take back. */
function UndoButton() {
  const [shown, show] = useState(false);
  const may = mayUndo.value;
  useEffect(() => {
    const clock = setTimeout(show, LATE, may);
    return () => clearTimeout(clock);
  }, [may]);
  if (!may || !shown) return <p class="waiting" />;
  return (
    <button type="button" class="button undo" aria-keyshortcuts="U" onClick={() => ask("undo")}>
      <Icon name="undo" size={20} />
      {t("undo-ask")}
      {mode.value === "wide" && <kbd>U</kbd>}
    </button>
  );
}

function Actions() {
  const now = view.value;
  const may = offered.value;
  if (!now || !may || !myTurn.value) return <UndoButton />;
  const up = upMove.value;
  const { order, question } = part.value;
  const asked = question(now);
  // The usual move is the last one, under the thumb.
  const barred = barredWords(now, may.words.length);
  const words = [...may.words, ...barred].sort((a, b) => order.indexOf(parts(a)[0]) - order.indexOf(parts(b)[0]));
  // Where the usual move itself is barred, another has its place.
  while (barred.includes(words.at(-1) ?? "")) words.unshift(words.pop() ?? "");
  return (
    <>
      {asked && (
        <div class="question">
          <Drawn svg={flowerSvg(26)} />
          <div>
            <h2>{asked.title}</h2>
            <p>{asked.help}</p>
          </div>
        </div>
      )}
      {words.map((move, i) =>
        barred.includes(move) ? (
          <BarredButton key={move} move={move} />
        ) : (
          <MoveButton
            key={move}
            move={move}
            quiet={isTry(move) || (order.length > 0 && !asked && i < words.length - 1)}
          />
        ),
      )}
      <AnswerClock />
      {may.places.map((move) => (
        <MoveButton key={move} move={move} />
      ))}
      {may.number && <NumberMove {...may.number} />}
      {may.cards &&
        (up ? (
          <button type="button" class="button primary" onClick={playLifted} aria-keyshortcuts="P">
            <MoveWords move={up} />
            {mode.value === "wide" && <kbd>P</kbd>}
          </button>
        ) : (
          <button
            type="button"
            class="button primary idle"
            aria-disabled="true"
            onClick={() => explain(t("table-choose-first"))}
          >
            {t("table-choose")}
          </button>
        ))}
    </>
  );
}

/** How long there is to answer, and what no answer amounts to. */
function AnswerClock() {
  const left = answerLeft.value;
  const answer = table.value?.answer;
  if (left === null || !answer) return null;
  const [word] = parts(answer.move);
  return (
    <div class="answer-clock">
      <Icon name="clock" size={16} />
      <span class="runs-out" aria-hidden="true">
        <i style={{ transform: `scaleX(${left / answer.whole_ms})` }} />
      </span>
      <span>{t("table-answer", { seconds: Math.ceil(left / 1000), move: gameWord(`move-${word}`) })}</span>
    </div>
  );
}
