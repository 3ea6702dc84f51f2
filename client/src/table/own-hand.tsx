/** One's own hand as buttons: they stand where the cards come to rest, so that a tap never waits for a flight. */
import { batch, useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { seat } from "../state.ts";
import { cardWords, shaped, t } from "../words.ts";
import { whyBarred } from "./barred.tsx";
import { px, TALLNESS } from "./geometry.ts";
import { watchDrags } from "./gestures.ts";
import { handDrags } from "./hand-drags.ts";
import {
  apart,
  cursor,
  explain,
  hand,
  keyedTo,
  lifted,
  mode,
  part,
  press,
  raise,
  shape,
  shown,
  spots,
  zone,
} from "./model.ts";
import { barredCard, barredMove, moveOfCard } from "./moves.ts";
import { NearSeat } from "./seats.tsx";

export function Hand() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? watchDrags(root.current, handDrags) : undefined), []);
  const seen = shown.value;
  const cards = hand.value;
  // A card that is played takes the focus with it: it goes on to the next one.
  const focused = root.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (focused && !root.current?.contains(document.activeElement)) focusCard(root.current, cursor.peek());
  });
  return (
    <div class="hand">
      {seen && <Brackets />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={root}
        class="hand-cards"
        role="group"
        aria-label={t("table-hand", { n: cards.length })}
        onKeyDown={(event) => walk(event, root.current)}
      >
        {cards.map((held, i) => (
          <CardButton key={held.key} index={i} />
        ))}
      </div>
      {seen && mode.value === "tall" && part.value.noted && <Under note={part.value.note(seen)} />}
      {seat.value < 0 && seen && (
        <div class="onlooker">
          <NearSeat />
          <p>{t("table-watching")}</p>
        </div>
      )}
    </div>
  );
}

/** What is said under the hand, in line with the words under the card that is kept apart. */
function Under({ note }: { note: string }) {
  const { above, card, rows, rowStep } = shape.value;
  return (
    <p class="note under" style={{ transform: `translateY(${above + (rows - 1) * rowStep + card * TALLNESS + 3}px)` }}>
      {shaped(note)}
    </p>
  );
}

function CardButton({ index }: { index: number }) {
  const held = hand.value[index];
  // Of all the cards only those are drawn again that go up or down.
  const up = useComputed(() => (hand.value[index] ? raise(hand.value[index]) : 0)).value;
  const pressed = useComputed(() => hand.value[index]?.key === lifted.value).value;
  const stop = useComputed(() => index === Math.min(cursor.value, hand.value.length - 1)).value;
  const at = spots.value[index];
  const seen = shown.value;
  if (!held || !at || !seen) return null;
  const { card, rows, rowStep, below } = shape.value;
  // The strip runs down to the edge of the zone, or to the next row of cards.
  const height = at.row < rows - 1 ? rowStep : card * TALLNESS + below;
  const barred = barredCard(seen, held.card);
  const playable = moveOfCard(seen, held.card) !== undefined;
  const why = barred === undefined ? "" : whyBarred(seen, barredMove(seen, held.card) ?? "");
  return (
    <button
      type="button"
      class="card-button"
      data-drag={held.key}
      data-card={held.card}
      tabIndex={stop ? 0 : -1}
      aria-label={[cardWords(held.card), ...part.value.about(held.card, seen)].join(", ")}
      aria-pressed={pressed}
      aria-disabled={barred !== undefined || (seen.legal.length > 0 && !playable && seen.phase !== "take") || undefined}
      style={{
        transform: `translate(${at.x - zone.value.x}px,${at.y - zone.value.y - up}px)`,
        width: px(at.touch),
        height: px(height + up),
        "--card-height": px(Math.min(card * TALLNESS, height + up)),
      }}
      aria-description={why || undefined}
      onFocus={(event) => {
        const keyed = event.currentTarget.matches(":focus-visible");
        batch(() => {
          cursor.value = index;
          keyedTo.value = keyed ? held.key : "";
          if (why && keyed) explain(why, false);
        });
      }}
      onBlur={() => {
        if (keyedTo.peek() === held.key) keyedTo.value = "";
      }}
      onClick={() => press(held.key)}
    />
  );
}

function Brackets() {
  const seen = shown.value;
  if (!seen) return null;
  const cards = hand.value.map((held) => held.card);
  const loose = apart.value ? cards.length - 1 : cards.length;
  const at = spots.value;
  const { x, y } = zone.value;
  const { card } = shape.value;
  const wide = mode.value === "wide";
  return (
    <div aria-hidden="true">
      {part.value.brackets(cards.slice(0, loose), seen).map(({ from, to, open }) => {
        const [a, b] = [at[from], at[to]];
        if (!a || !b || a.row !== b.row) return null;
        const width = b.x - a.x + card * (open && from === to ? 0.36 : wide ? 0.62 : 0.27);
        return (
          <i
            key={`${from}`}
            class={`bracket${open ? " open" : ""}`}
            style={{
              transform: `translate(${a.x - x + card * 0.11}px,${a.y - y - (wide ? 15 : 10)}px)`,
              width: px(width),
            }}
          />
        );
      })}
      {apart.value && at[loose] && mode.value !== "short" && (
        <p
          class="apart-words"
          style={{
            transform: `translate(${at[loose].x - x}px,${at[loose].y - y + (wide ? -26 : card * TALLNESS + 3)}px)`,
            width: px(card),
          }}
        >
          {t("table-just-taken")}
        </p>
      )}
    </div>
  );
}

/** Arrow keys walk along the hand; the ends stop. Enter and space are the button's own. */
function walk(event: KeyboardEvent, root: HTMLElement | null): void {
  const last = hand.peek().length - 1;
  const at = Math.min(cursor.peek(), last);
  const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const { perRow } = shape.peek();
  if (shape.peek().rows > 1) Object.assign(steps, { ArrowUp: at - perRow, ArrowDown: at + perRow });
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (to < 0 || to > last) return;
  cursor.value = to;
  focusCard(root, to);
}

function focusCard(root: HTMLElement | null, nth: number): void {
  const cards = root?.querySelectorAll<HTMLElement>(".card-button");
  cards?.[Math.min(nth, cards.length - 1)]?.focus();
}
