/** The cover between two turns on one phone. Nothing of a hand is behind it: the hand has not been asked for yet. */
import { useEffect, useRef } from "preact/hooks";
import { edgeSvg } from "../cards/weave.ts";
import { EventList, turns } from "../history/history.tsx";
import { HoldButton } from "../look/hold.tsx";
import { Avatar, Icon } from "../look/parts.tsx";
import { ask, history, table } from "../state.ts";
import { MenuButton } from "../table/menu-button.tsx";
import { nameOf, seatName, t } from "../words.ts";
import { covered, reveal, revealing } from "./pass.ts";
import "./cover.css";

const EDGE = `url("data:image/svg+xml,${encodeURIComponent(edgeSvg())}")`;

export function Cover() {
  const who = covered.value === null ? undefined : table.value?.seats[covered.value];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [covered.value]);
  if (!who) return null;
  const name = seatName(who);
  const undo = table.value?.undo ?? -1;
  const last = turns(history.value).slice(-3);
  return (
    <main class="cover">
      <div class="cover-edge" style={{ backgroundImage: EDGE }} />
      <div class="cover-body">
        <Avatar who={who} size={innerHeight < 480 ? 56 : 96} />
        <h1 ref={title} tabIndex={-1}>
          {t("pass-give", { who: name })}
        </h1>
        <HoldButton
          words={t("pass-i-am", { who: name })}
          help={t("pass-hold")}
          disabled={revealing.value}
          done={() => void reveal()}
          primary={true}
        />
        <button type="button" class="link-button" disabled={revealing.value} onClick={reveal}>
          {t("pass-show")}
        </button>
        {undo >= 0 && !revealing.value && (
          <button type="button" class="button small" onClick={() => ask("undo", null, undo)}>
            <Icon name="undo" size={18} />
            {t("pass-undo", { who: nameOf(undo) })}
          </button>
        )}
        {last.length > 0 && (
          <section class="panel cover-story" aria-label={t("pass-happened")}>
            <EventList events={last.flatMap((turn) => turn.told)} />
          </section>
        )}
      </div>
      <MenuButton size={24} where="cover-menu" />
    </main>
  );
}
