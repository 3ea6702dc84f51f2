/** The others round the slab, and what can be seen of each without colour. */
import { flowerSvg } from "../cards/flower.ts";
import { Bubble } from "../company/bubble.tsx";
import { clockFace, leftOf, passedOf } from "../company/clock.ts";
import { TurnRing } from "../company/turn.tsx";
import "../company/people.css";
import { Avatar, Drawn, Icon } from "../look/parts.tsx";
import type { TableView } from "../messages.ts";
import { seat as own, seatAsked, sheet, table, view } from "../state.ts";
import { seatName, shaped, t } from "../words.ts";

import { field, mode, near, part, scale, shown, slab } from "./model.ts";
import type { SeatSpot } from "./seating.ts";

type Who = TableView["seats"][number];

export function Seats() {
  return (
    <ul class="seats" aria-label={t("table-seats")}>
      {slab.value.seats.map((spot) => {
        const who = table.value?.seats[spot.seat];
        return who && <Seat key={spot.seat} spot={spot} who={who} />;
      })}
    </ul>
  );
}

function Seat({ spot, who }: { spot: SeatSpot; who: Who }) {
  // Where there is little height plates stand beside their animals; at the sides too where seats say how they stand.
  const crowded = mode.value === "tall" && slab.value.seats.length > 4 && part.value.Tag !== null;
  const beside = slab.value.low && (spot.edge === "top" || crowded);
  const at = `translate(${spot.x - field.value.x}px,${spot.y - field.value.y - slab.value.avatar / 2}px)`;
  return (
    <li
      class={`${marks(spot.seat, who, beside)} at-${spot.edge}${slab.value.close ? " close" : ""}`}
      style={{ transform: at }}
    >
      <Face seat={spot.seat} who={who} />
      <Standing seat={spot.seat} />
      <Bubble of={spot.seat} />
    </li>
  );
}

/** How a seat stands, where the game has words for it. */
function Standing({ seat }: { seat: number }) {
  const now = shown.value;
  const { Tag } = part.value;
  return now && Tag ? <Tag view={now} seat={seat} /> : null;
}

/** One's own plate at the near edge, where the game says how seats stand. */
export function OwnPlate() {
  const now = shown.value;
  if (!now || own.value < 0 || !part.value.Tag) return null;
  const { x, y, w, h } = slab.value;
  const turn = now.to_act === own.value ? " turn" : "";
  return (
    <div
      class={`own-plate seat${turn}${part.value.faded(now, own.value) ? " faded" : ""}`}
      style={{
        transform: `translate(${x - field.value.x + (mode.value === "short" ? 110 : w / 2)}px,${y - field.value.y + h - 34 * scale.value}px)`,
      }}
    >
      <span class="plate">
        <b>{t("table-you")}</b> <span class="sub">{shaped(part.value.holds(now, own.value))}</span>
      </span>
      <Standing seat={own.value} />
    </div>
  );
}

/** For who only looks on: the seat that has the near edge. */
export function NearSeat() {
  const who = table.value?.seats[near.value];
  return who ? (
    <div class={marks(near.value, who, false)}>
      <Face seat={near.value} who={who} />
      <Standing seat={near.value} />
      <Bubble of={near.value} />
    </div>
  ) : null;
}

/** The classes that say how a seat is. */
function marks(seat: number, who: Who, beside: boolean): string {
  const turn = shown.value?.to_act === seat;
  const gone = who.who === "person" && !who.here;
  const open = part.value.atSeats && seat !== near.value && (shown.value?.hands[seat]?.cards.length ?? 0) > 0;
  const faded = shown.value !== null && part.value.faded(shown.value, seat);
  return ["seat", turn && "turn", gone && "gone", beside && "beside", faded && "faded", open && "open", sideOf(seat)]
    .filter(Boolean)
    .join(" ");
}

/** Whose side a seat is on, in games of partners. */
function sideOf(seat: number): "ours" | "theirs" | "" {
  const seen = shown.value;
  return seen ? part.value.side(seen, seat) : "";
}

function Face({ seat, who }: { seat: number; who: Who }) {
  const gone = who.who === "person" && !who.here;
  return (
    <>
      <span class="ring">
        <Avatar who={who} size={slab.value.avatar} />
        <TurnRing of={seat} />
        {shown.value?.to_act === seat && (
          <span class="turn-mark">
            <Drawn svg={flowerSvg(22)} />
            <span class="hidden-text">{t("table-acts")}</span>
          </span>
        )}
        {(who.who === "computer" || who.played_for) && (
          <span class="badge">
            <Icon name="computer" size={14} />
            <span class="hidden-text">{t("table-computer")}</span>
          </span>
        )}
        {view.value?.dealer === seat && (
          <span class="badge dealer">
            <Icon name="deal" size={13} />
            <span class="hidden-text">{t("table-dealer")}</span>
          </span>
        )}
      </span>
      <span class="plate">
        <b>
          <Side side={sideOf(seat)} />
          {seatName(who)}
        </b>
        <span class="sub">{gone ? <Away who={who} /> : <Holds seat={seat} thinking={who.thinking} />}</span>
      </span>
      {who.who === "person" && seat !== own.value && table.value?.way === "friends" && (
        <button
          type="button"
          class="seat-button"
          aria-label={t("seat-about", { who: seatName(who) })}
          onClick={() => {
            seatAsked.value = seat;
            sheet.value = "seat";
          }}
        />
      )}
    </>
  );
}

/** The mark of a side: a disc for partners, a hollow square for rivals. */
export function Side({ side }: { side: "ours" | "theirs" | "" }) {
  return side ? (
    <span class={`team-mark ${side}`}>
      <span class="hidden-text">{t(`table-side-${side}`)}</span>
    </span>
  ) : null;
}

/** How many cards a seat holds; dots while it thinks. */
function Holds({ seat, thinking }: { seat: number; thinking: boolean }) {
  const seen = shown.value;
  if (thinking && seen?.to_act === seat) {
    return (
      <>
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span class="hidden-text">{t("table-thinking")}</span>
      </>
    );
  }
  const holds = seen === null ? "" : part.value.holds(seen, seat);
  if (holds) return <>{shaped(holds)}</>;
  const mark = seen === null ? "" : part.value.mark(seen, seat);
  if (mark) return <span class="mark">{mark}</span>;
  if (!part.value.counts) return null;
  const n = seen?.hands[seat]?.count ?? 0;
  const next = seen !== null && part.value.next(seen) === seat;
  return <>{next ? t("table-cards-next", { n }) : t("table-cards", { n })}</>;
}

/** How long somebody has been away, minutes and seconds; or in how long the computer takes this turn. */
function Away({ who }: { who: Who }) {
  if (who.takeover_ms !== null) {
    const time = clockFace(leftOf(who.takeover_ms));
    return (
      <>
        <Icon name="clock" size={12} />
        <span aria-hidden="true">{shaped(time)}</span>
        <Icon name="computer" size={12} />
        <span class="hidden-text">{t("table-takeover")}</span>
      </>
    );
  }
  return (
    <>
      <Icon name="clock" size={12} />
      {t("table-away", { time: clockFace(passedOf(who.away_ms)) })}
    </>
  );
}
