/** The end of a hand: one garland for the winner, the winning cards laid out, the tally. */
import { useEffect, useRef } from "preact/hooks";
import { garlandSvg } from "../cards/flower.ts";
import { newsSentence, stoppedBy } from "../company/news.ts";
import { Avatar, Drawn, Icon } from "../look/parts.tsx";
import { seat, table } from "../state.ts";
import { gameWord, seatName, shaped, t } from "../words.ts";
import type { CardSpot } from "./flights.ts";
import { px, TALLNESS } from "./geometry.ts";
import { field, laid, mode, part, resultBox, shown, size, slab, winnersWords } from "./model.ts";
import { MiniCard } from "./move-buttons.tsx";

/** On the slab: who won, and room for the cards. */
export function Laid() {
  const room = useRef<HTMLDivElement>(null);
  const now = shown.value;
  const { w: width, h: height } = field.value;
  const at = slab.value;
  useEffect(() => {
    const screen = room.current?.closest(".table")?.getBoundingClientRect();
    const box = room.current?.getBoundingClientRect();
    if (screen && box) resultBox.value = { x: box.x - screen.x, y: box.y - screen.y, w: box.width, h: box.height };
  }, [width, height, size.value.w, size.value.h]);
  if (!now) return null;
  const reason = now.over && now.hand_winners.length > 0 && now.reason;
  const stopped = stoppedBy();
  const because =
    (stopped && newsSentence(stopped)) ||
    part.value.because(now) ||
    (reason ? gameWord(`reason-${reason.replaceAll("_", "-")}`) : "");
  const winner = now.over && now.winners.length > 0 ? now.winners[0] : now.hand_winners[0];
  const who = winner === undefined ? undefined : table.value?.seats[winner];
  const tall = mode.value === "tall";
  const span = tall ? width - 8 : at.w * 0.62;
  const small = height < 310;
  return (
    <div
      class={`result${small ? " small" : ""}`}
      style={{
        paddingTop: px(tall ? (small ? 52 : 84) : at.y - field.value.y + 28),
        paddingInline: px(at.x - field.value.x + 10),
        paddingBottom: px(height + field.value.y - at.y - at.h + 12),
      }}
    >
      {who && (
        <div class="garland-at" style={{ top: px(tall ? 0 : at.y - field.value.y - (small ? 14 : 36)) }}>
          <Drawn svg={garlandSvg(Math.round(span), small ? 18 : tall ? 48 : 36)} />
        </div>
      )}
      {who && <Avatar who={who} size={small ? 44 : because ? 56 : 74} />}
      <h2>{winnersWords(now)}</h2>
      {because && <p>{because}</p>}
      <div ref={room} class="laid-room" role="img" aria-label={t("table-laid", { n: part.value.laid(now).length })} />
      <LaidBrackets />
    </div>
  );
}

/** The cards by their groups: those of one lie over each other, the next group stands apart. */
function groupsOf(spots: CardSpot[]): CardSpot[][] {
  const groups: CardSpot[][] = [];
  spots.forEach((spot, i) => {
    const before = spots[i - 1];
    const joins = before && spot.x > before.x && spot.x - before.x < before.w;
    if (joins) groups.at(-1)?.push(spot);
    else groups.push([spot]);
  });
  return groups;
}

/** A line over each group of cards, and what the game writes under it. */
function LaidBrackets() {
  const { x, y } = field.value;
  const spots = laid.value;
  const now = shown.value;
  const captions = now ? part.value.captions(now) : [];
  return (
    <div class="laid-brackets" aria-hidden="true">
      {groupsOf(spots).map((group, n) => {
        const [first, second] = [group[0], group[1]];
        const last = group.at(-1);
        if (!first || !last) return null;
        const at = `translate(${first.x - x + first.w * 0.12}px,${Math.min(first.y, second?.y ?? first.y) - y - 10}px)`;
        const under = `translate(${first.x - x}px,${first.y - y + first.w * TALLNESS + 4}px)`;
        const width = last.x - first.x;
        return (
          <div key={first.key}>
            {group.length > 1 && <i class="bracket" style={{ transform: at, width: px(width + first.w * 0.3) }} />}
            <p class="caption" style={{ transform: under, width: px(width + first.w) }}>
              {/* Over cards too small for it, it would run into the next. */}
              {width + first.w >= 38 && captions[n]}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** What the numbers of the tally are: hands won, unless the game counts something else. */
export const tallyHead = () => part.value.tally() || t("history-tally");

/** Under the slab: how many hands each has won, and hands that were shown. */
export function Tally() {
  const now = shown.value;
  const seats = table.value?.seats ?? [];
  const { Story } = part.value;
  if (!now) return null;
  const { Score } = part.value;
  const story = Story && (
    <div class="tally-story">
      <Story view={now} />
    </div>
  );
  if (Score) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
      <section class="tally-panel" tabIndex={0} aria-label={part.value.headline(now) || t("table-standing")}>
        <Score view={now} />
      </section>
    );
  }
  return (
    // It scrolls where it must, also by the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
    <section class="tally-panel" tabIndex={0} aria-label={tallyHead()}>
      <p class="tally-head">
        {tallyHead()}
        {part.value.column && <span>{part.value.column.head()}</span>}
      </p>
      {now.over && story}
      <ul>
        {seats.map((who, n) => {
          const score = now.scores[n] ?? 0;
          const own = n === seat.value;
          const shows = !now.hand_winners.includes(n) ? (now.hands[n]?.cards ?? []) : [];
          return (
            <li key={n} class={own ? "own" : undefined}>
              <Avatar who={who} size={mode.value !== "wide" && seats.length > (size.value.h < 620 ? 3 : 4) ? 28 : 36} />
              <span class="who">
                <b>{own ? t("table-you") : seatName(who)}</b>
                {who.who === "computer" && (
                  <span class="soft">
                    <Icon name="computer" size={15} /> <span class="soft-word">{t("table-computer")}</span>
                  </span>
                )}
                {shows.length > 0 && (
                  <span class="shown-hand">
                    {shows.map((card) => (
                      <MiniCard key={card} card={card} />
                    ))}
                  </span>
                )}
              </span>
              {part.value.strokes && (
                <span class="strokes" aria-hidden="true">
                  {Array.from({ length: Math.min(score, 10) }, (_, i) => (
                    <i key={i} />
                  ))}
                </span>
              )}
              <span class="score">{shaped(score)}</span>
              {part.value.column && <span class="column">{part.value.column.of(now, n)}</span>}
            </li>
          );
        })}
      </ul>
      {!now.over && story}
    </section>
  );
}
