/** Moves as buttons: what they are called, the card or suit they name drawn small, and those that name a number. */
import { useState } from "preact/hooks";
import { SUIT_PATHS, type Suit, suitSvg } from "../cards/pips.ts";
import { type Rank, rankSvg } from "../cards/ranks.ts";
import { hinted } from "../hint/hint.ts";
import { HoldButton } from "../look/hold.tsx";
import { Drawn } from "../look/parts.tsx";
import { table, view } from "../state.ts";
import { cardWords, gameWord, hasWord, shaped, t } from "../words.ts";
import { gapsOfMove, part, play } from "./model.ts";
import { isCard, parts } from "./moves.ts";

export function MoveButton({ move, quiet }: { move: string; quiet?: boolean }) {
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
export function MoveWords({ move }: { move: string }) {
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

/** More numbers than this are chosen with a slider. */
const BUTTONS = 9;

/** A move that names one of some numbers: a button each where they are few, else a slider. */
export function NumberMove(may: { word: string; least: number; most: number }) {
  return may.most - may.least < BUTTONS ? <NumberButtons {...may} /> : <NumberSlider {...may} />;
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

/** One of many, such as where to cut. */
function NumberSlider({ word, least, most }: { word: string; least: number; most: number }) {
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
