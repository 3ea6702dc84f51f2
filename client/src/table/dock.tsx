/** What can be done now, under the thumb. Marigold is for what is yours to do. */
import { useState } from "preact/hooks";
import { SUIT_PATHS, type Suit, suitSvg } from "../cards/pips.ts";
import { type Rank, rankSvg } from "../cards/ranks.ts";
import { Drawn, Icon } from "../look/parts.tsx";
import { deal, myTurn, passing, seat, seated, sheet, table, view } from "../state.ts";
import { cardWords, gameWord, hasWord, t } from "../words.ts";
import {
  ended,
  hand,
  mode,
  offered,
  play,
  playLifted,
  resultOpen,
  sortName,
  sortNext,
  sortWords,
  upMove,
} from "./model.ts";
import { isCard, parts } from "./moves.ts";

export function Dock() {
  if (resultOpen.value || ended.value) return <AfterHand />;
  return (
    <section class="dock" aria-label={t("table-actions")}>
      {hand.value.length > 1 && (
        <button type="button" class="button sort" onClick={sortNext} aria-keyshortcuts="S">
          <Icon name="sort" size={20} />
          <span>
            <span class={mode.value === "tall" ? "hidden-text" : ""}>{t("table-sort")} </span>
            {sortWords(sortName.value)}
          </span>
          {mode.value === "wide" && <kbd>S</kbd>}
        </button>
      )}
      {seat.value < 0 && !passing.value ? <SitDown /> : <Actions />}
    </section>
  );
}

/** For who looks on: a seat, where one is free. */
function SitDown() {
  return (
    <button
      type="button"
      class="button primary"
      onClick={() => {
        sheet.value = "seats";
      }}
    >
      {t("lobby-sit")}
    </button>
  );
}

function Actions() {
  const now = view.value;
  const may = offered.value;
  if (!now || !may || !myTurn.value) return <p class="waiting" />;
  const up = upMove.value;
  return (
    <>
      {may.words.map((move) => (
        <MoveButton key={move} move={move} />
      ))}
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
          <button type="button" class="button primary idle" aria-disabled="true">
            {t("table-choose")}
          </button>
        ))}
    </>
  );
}

function MoveButton({ move }: { move: string }) {
  return (
    <button type="button" class="button primary" data-move={move} onClick={() => play(move)}>
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
  const [before, after] = gameWord(key, { card: MARK, n: argument }).split(MARK);
  return (
    <span class="move-words">
      <span>{before}</span>
      {after !== undefined && card && <MiniCard card={card} />}
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
    <section class="dock" aria-label={t("table-actions")}>
      {over && records > 0 && (
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = "records";
          }}
        >
          <Icon name="download" size={20} />
          {t("table-record")}
        </button>
      )}
      {seated.value ? (
        <button type="button" class="button primary" onClick={deal}>
          {t(over ? "table-rematch" : "table-deal-again")}
        </button>
      ) : (
        <p class="waiting">{t("table-wait-deal")}</p>
      )}
    </section>
  );
}
