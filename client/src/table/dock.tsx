/** What can be done now, under the thumb. Marigold is for what is yours to do. */
import { useEffect, useState } from "preact/hooks";
import { flowerSvg } from "../cards/flower.ts";
import { SUIT_PATHS, type Suit, suitSvg } from "../cards/pips.ts";
import { type Rank, rankSvg } from "../cards/ranks.ts";
import { hinted } from "../hint/hint.ts";
import { saveRecord } from "../lobby/table-api.ts";
import { waitsWith } from "../lobby/take-seat.ts";
import { HoldButton } from "../look/hold.tsx";
import { Drawn, Icon } from "../look/parts.tsx";
import { hasLooked, lookers } from "../pass/lookers.ts";
import { ask, deal, hosting, mayUndo, myTurn, passing, seat, seated, sheet, table, view } from "../state.ts";
import { watchLink } from "../wire/seats.ts";
import { cardWords, gameWord, hasWord, shaped, t } from "../words.ts";
import { answerLeft } from "./answer.ts";
import { BarredButton, barredWords } from "./barred.tsx";
import {
  ended,
  explain,
  gapsOfMove,
  hand,
  isTry,
  mode,
  offered,
  part,
  play,
  playLifted,
  resultOpen,
  shown,
  sortName,
  sortNext,
  sortWords,
  upMove,
} from "./model.ts";
import { isCard, parts } from "./moves.ts";

export function Dock() {
  if (resultOpen.value || ended.value) return <AfterHand />;
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

/** More numbers than this are chosen with a slider. */
const BUTTONS = 9;

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

/** For who looks on: a seat, where one is free; at once, or by itself when the hand is over. */
function SitDown() {
  const waits = waitsWith.value !== null;
  return (
    <button
      type="button"
      class={`button primary${waits ? " idle" : ""}`}
      onClick={() => {
        sheet.value = "seats";
      }}
    >
      {t(waits ? "lobby-sit-waits" : "lobby-sit")}
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
      {may.number &&
        (may.number.most - may.number.least < BUTTONS ? (
          <NumberButtons {...may.number} />
        ) : (
          <NumberMove {...may.number} />
        ))}
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

function MoveButton({ move, quiet }: { move: string; quiet?: boolean }) {
  const [tapped, setTapped] = useState(false);
  const [word] = parts(move);
  if (part.value.deliberate.includes(word)) {
    const words = gameWord(`move-${word}`, gapsOfMove(move));
    return (
      <>
        <HoldButton
          words={words}
          help={t("table-hold")}
          move={move}
          hinted={hinted.value === move}
          primary={!quiet}
          done={() => play(move)}
          tapped={() => setTapped(true)}
        />
        {tapped && (
          <button type="button" class="button plainly" onClick={() => play(move)}>
            {t("table-hold-plain", { move: words })}
          </button>
        )}
      </>
    );
  }
  return (
    <button
      type="button"
      class={`button${quiet ? "" : " primary"}`}
      data-move={move}
      data-hinted={hinted.value === move || undefined}
      onClick={() => play(move)}
    >
      <MoveWords move={move} />
    </button>
  );
}

/** Stands for the card in a move's words until it is drawn. */
const MARK = "\ue000";

/** What a move is called, with its card drawn small: `press-throw` where a game has short words for its buttons. */
function MoveWords({ move }: { move: string }) {
  const [word, argument] = parts(move);
  const place = view.value?.places.find((one) => one.name === word);
  const card = isCard(argument) ? argument : place?.cards.at(-1);
  const key = hasWord(`${table.value?.game}-press-${word}`) ? `press-${word}` : `move-${word}`;
  const suit = argument in SUIT_PATHS ? (argument as Suit) : null;
  const [before, after] = gameWord(key, { card: MARK, n: argument, ...gapsOfMove(move) }).split(MARK);
  return (
    <span class="move-words">
      <span>{before}</span>
      {after !== undefined && card && <MiniCard card={card} />}
      {after !== undefined && suit && (
        <span class="mini suit">
          <Drawn svg={suitSvg(suit, 22)} />
        </span>
      )}
      {after && <span>{after}</span>}
    </span>
  );
}

/** Rank and suit as on a card's corner, side by side. */
export function MiniCard({ card }: { card: string }) {
  const suit = card.charAt(1);
  return (
    <span class={`mini s-${suit.toLowerCase()}`}>
      {suit in SUIT_PATHS && (
        <>
          <Drawn svg={rankSvg(card.charAt(0) as Rank, 19)} />
          <Drawn svg={suitSvg(suit as Suit, 18)} />
        </>
      )}
      <span class="hidden-text">{cardWords(card)}</span>
    </span>
  );
}

/** A button for each of a few numbers; many of them stand as bare numbers, under the word that they go with. */
function NumberButtons({ word, least, most }: { word: string; least: number; most: number }) {
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <span class={`numbers${numbers.length > 3 ? " many" : ""}`}>
      {numbers.map((n) => (
        <button
          key={n}
          type="button"
          class="button primary"
          data-move={`${word} ${n}`}
          data-hinted={hinted.value === `${word} ${n}` || undefined}
          aria-label={gameWord(`move-${word}`, { n })}
          onClick={() => play(`${word} ${n}`)}
        >
          {numbers.length > 3 ? shaped(n) : gameWord(`move-${word}`, { n })}
        </button>
      ))}
    </span>
  );
}

/** A move that names a number, such as where to cut. */
function NumberMove({ word, least, most }: { word: string; least: number; most: number }) {
  const [n, set] = useState(Math.round((least + most) / 2));
  return (
    <>
      <input
        type="range"
        class="number"
        min={least}
        max={most}
        value={n}
        aria-label={gameWord(`move-${word}`, { n })}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
      <button type="button" class="button primary" onClick={() => play(`${word} ${n}`)}>
        {gameWord(`move-${word}`, { n })}
      </button>
    </>
  );
}

/** After a hand, or a game: whoever sits here may go on. */
function AfterHand() {
  const over = view.value?.over ?? false;
  const records = table.value?.records ?? 0;
  return (
    <section class={`${dockClass()} after`} aria-label={t("table-actions")}>
      {over && records > 0 && (
        <a class="button watch" href={watchLink(records)}>
          <Icon name="eye" size={20} />
          {t("table-watch")}
        </a>
      )}
      {over && records > 0 && (
        <button
          type="button"
          class="button"
          onClick={async () => {
            // Where it was not to be had, the list of games says so and offers it again.
            if (!(await saveRecord(records))) sheet.value = "records";
          }}
        >
          <Icon name="download" size={20} />
          {t("table-record")}
        </button>
      )}
      {over && hosting.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = "games";
          }}
        >
          <Icon name="cards" size={20} />
          {t("table-other-game")}
        </button>
      )}
      {seated.value ? (
        <button type="button" class="button primary" onClick={deal}>
          {t(over ? "table-rematch" : "table-deal-again")}
        </button>
      ) : (
        <SitDown />
      )}
    </section>
  );
}
