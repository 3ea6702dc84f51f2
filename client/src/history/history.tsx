/** What happened in this hand, one sentence for each public event, with the cards drawn small. */
import { useEffect, useRef } from "preact/hooks";
import { SUITS, suitSvg } from "../cards/pips.ts";
import { RANKS, rankSvg } from "../cards/ranks.ts";
import { heard } from "../company/muted.ts";
import { lasting, newsSentence } from "../company/news.ts";
import { missedNews, news, type Placed } from "../company/story.ts";
import { Avatar, Drawn, Sheet } from "../look/parts.tsx";
import type { Happening, News } from "../messages.ts";
import { history, link, missed, table } from "../state.ts";
import { cardWords, drawParts, eventParts, justDrawn, type Part, t } from "../words.ts";
import "./history.css";

/** Signs that belong to the word before them. */
const CLOSING = /^[^\s\p{L}]+/u;

/** A sentence. Its cards are drawn for the eye and said in words for the ear. */
function Sentence({ parts }: { parts: Part[] }) {
  return (
    <>
      {parts.map((part, n) => {
        if (typeof part === "string") return n > 0 ? part.replace(CLOSING, "") : part;
        // What closes the sentence stays on the card's line.
        const next = parts[n + 1];
        const closing = typeof next === "string" ? CLOSING.exec(next)?.[0] : "";
        return (
          <span key={n} class="together">
            <SmallCard card={part.card} />
            {closing}
          </span>
        );
      })}
    </>
  );
}

/** A card in a line of text: its rank and suit, and its words for the ear. */
export function SmallCard({ card }: { card: string }) {
  const rank = RANKS.find((one) => one === card.charAt(0));
  const suit = SUITS.find((one) => one === card.charAt(1));
  if (!rank || !suit) return cardWords(card);
  return (
    <span class={`small-card s-${suit}`}>
      <Drawn svg={rankSvg(rank, 13)} />
      <Drawn svg={suitSvg(suit, 13)} />
      <span class="hidden-text">{cardWords(card)}</span>
    </span>
  );
}

/**
 * Events as a list, those of one turn together, the last one in sight. What came `before` them stands at the top; what
 * happened `round` the cards stands where it came about.
 */
export function EventList(props: { events: Happening[]; before?: Part[][]; round?: Placed[] }) {
  const { events, before = [], round = [] } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView?.({ block: "nearest" });
  }, [events, round]);
  return (
    <ol class="events" ref={list}>
      {before.map((parts, n) => (
        <li key={`before ${n}`}>
          <span class="no-one" />
          <span>
            <Sentence parts={parts} />
          </span>
        </li>
      ))}
      {pieces(events, round).map((piece, n) =>
        "news" in piece ? (
          <NewsLine key={`news ${piece.news.seq}`} news={piece.news} />
        ) : (
          <li key={n}>
            <Who seat={piece.seat} />
            <span>
              {piece.told.map((event, m) => (
                <span key={m} class="event">
                  <Sentence parts={eventParts(event)} />{" "}
                </span>
              ))}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}

function Who({ seat }: { seat: number }) {
  const who = table.value?.seats[seat];
  return who ? <Avatar who={who} size={26} /> : <span class="no-one" />;
}

function NewsLine({ news }: { news: News }) {
  return (
    <li class="news">
      <Who seat={news.seat} />
      <span>{newsSentence(news)}</span>
    </li>
  );
}

/** The events' turns, with news between them where they came about; those that are not for these ears are left out. */
function pieces(events: Happening[], round: Placed[]): (ReturnType<typeof turns>[number] | { news: News })[] {
  const all: ReturnType<typeof pieces> = [];
  let from = 0;
  for (const { news, after } of round) {
    if (!heard(news) || !newsSentence(news)) continue;
    if (after > from) all.push(...turns(events.slice(from, after)));
    from = Math.max(from, after);
    all.push({ news });
  }
  return [...all, ...turns(events.slice(from))];
}

/** The hand's history as a sheet. */
export function HistorySheet({ close }: { close: () => void }) {
  return (
    <Sheet title={t("history-title")} close={close}>
      <History />
    </Sheet>
  );
}

/** The last turn again, for who looked away. */
export function LastSheet({ close }: { close: () => void }) {
  const last = turns(history.value).at(-1)?.told ?? [];
  return (
    <Sheet title={t("history-last")} close={close}>
      {last.length > 0 ? <EventList events={last} /> : <p class="soft">{t("history-empty")}</p>}
    </Sheet>
  );
}

export function History() {
  const before = justDrawn() ? drawParts() : [];
  const told = history.value.length + before.length + news.value.length > 0;
  return told ? (
    <EventList events={history.value} before={before} round={news.value} />
  ) : (
    <p class="soft">{t("history-empty")}</p>
  );
}

/** What happened while the person was away, until they have read it. */
export function Missed() {
  const round = lasting(missedNews.value).map((one) => ({ news: one, after: 0 }));
  if (missed.value.length + round.length === 0 || link.value.state === "lost") return null;
  return (
    <section class="missed panel" aria-labelledby="missed-title">
      <div class="heading">
        <h2 id="missed-title">{t("history-missed")}</h2>
        <button
          type="button"
          class="button small"
          onClick={() => {
            missed.value = [];
            missedNews.value = [];
          }}
        >
          {t("history-seen")}
        </button>
      </div>
      <EventList events={missed.value} round={round} />
    </section>
  );
}

/** Events that follow each other and are of one seat, together. */
export function turns(events: Happening[]): { seat: number; told: Happening[] }[] {
  const all: { seat: number; told: Happening[] }[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last && last.seat === event.seat && event.kind !== "dealt") last.told.push(event);
    else all.push({ seat: event.seat, told: [event] });
  }
  return all;
}
