/** The cover between two turns on one phone. Nothing of a hand is behind it: the hand has not been asked for yet. */
import { useEffect, useRef, useState } from "preact/hooks";
import { edgeSvg } from "../cards/weave.ts";
import { EventList, turns } from "../history/history.tsx";
import { Avatar, Icon } from "../look/parts.tsx";
import { history, sheet, table } from "../state.ts";
import { seatName, t } from "../words.ts";
import { covered, reveal, revealing } from "./pass.ts";
import "./cover.css";

const EDGE = `url("data:image/svg+xml,${encodeURIComponent(edgeSvg())}")`;

/** How long the button is held, milliseconds: long enough that a thumb in passing shows nothing. */
export const HOLD = 600;

export function Cover() {
  const who = covered.value === null ? undefined : table.value?.seats[covered.value];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [covered.value]);
  if (!who) return null;
  const name = seatName(who);
  const last = turns(history.value).slice(-3);
  return (
    <main class="cover">
      <div class="cover-edge" style={{ backgroundImage: EDGE }} />
      <div class="cover-body">
        <Avatar who={who} size={96} />
        <h1 ref={title} tabIndex={-1}>
          {t("pass-give", { who: name })}
        </h1>
        <HoldButton name={name} />
        <button type="button" class="link-button" disabled={revealing.value} onClick={reveal}>
          {t("pass-show")}
        </button>
        {last.length > 0 && (
          <section class="panel cover-story" aria-label={t("pass-happened")}>
            <EventList events={last.flatMap((turn) => turn.told)} />
          </section>
        )}
      </div>
      <button
        type="button"
        class="icon-button cover-menu"
        aria-label={t("table-menu")}
        onClick={() => {
          sheet.value = "menu";
        }}
      >
        <Icon name="menu" size={24} />
      </button>
    </main>
  );
}

/** Held down for a moment it shows the hand; let go earlier, or moved off, it does not. */
function HoldButton({ name }: { name: string }) {
  const [held, setHeld] = useState(false);
  const clock = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const end = () => {
    clearTimeout(clock.current);
    setHeld(false);
  };
  useEffect(() => end, []);
  return (
    <button
      type="button"
      class={`button primary hold${held ? " held" : ""}`}
      disabled={revealing.value}
      onPointerDown={() => {
        setHeld(true);
        clock.current = setTimeout(reveal, HOLD);
      }}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A keyboard's or a screen reader's press is a click without a pointer: nobody presses those in passing.
        if (event.detail === 0) void reveal();
      }}
    >
      <span>
        {t("pass-i-am", { who: name })}
        <small>{t("pass-hold")}</small>
      </span>
    </button>
  );
}
