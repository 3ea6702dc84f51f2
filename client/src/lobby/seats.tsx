/** Who sits where, and what the host may change about it. */
import { useState } from "preact/hooks";
import { boot } from "../boot.ts";
import { Bubble } from "../company/bubble.tsx";
import { Avatar, Choice, Heading, Icon } from "../look/parts.tsx";
import type { TableView } from "../messages.ts";
import {
  addSeat,
  freeSeat,
  hosting,
  type Level,
  passing,
  removeSeat,
  rename,
  seat,
  setLevel,
  table,
} from "../state.ts";
import { Side } from "../table/seats.tsx";
import { seatName, t } from "../words.ts";

type SeatView = TableView["seats"][number];
const LEVELS: readonly Level[] = ["easy", "steady", "sharp"];

/** Seats may come and go between games only. */
export function betweenGames(now: TableView): boolean {
  return now.phase === "lobby" || now.phase === "over";
}

export function Seats() {
  const now = table.value;
  const [open, setOpen] = useState(-1);
  if (!now) return null;
  const people = now.seats.filter((who) => who.who === "person").length;
  const most = Math.max(...now.seats_allowed);
  return (
    <section aria-labelledby="seats-title">
      <div class="heading">
        <Heading id="seats-title" word="lobby-seats" />
        <span class="soft">{t("lobby-count", { people, computers: now.seats.length - people })}</span>
      </div>
      {boot?.teams && (
        <p class="soft teams">
          <Side side="ours" /> {t("lobby-team-yours")} <Side side="theirs" /> {t("lobby-team-others")}
        </p>
      )}
      <ul class="panel">
        {now.seats.map((who, n) => (
          <li key={n}>
            <SeatRow who={who} n={n} open={open === n} toggle={() => setOpen(open === n ? -1 : n)} />
          </li>
        ))}
        {hosting.value && betweenGames(now) && now.seats.length < most && (
          <li>
            <button type="button" class="row" onClick={addSeat}>
              <span class="avatar empty">
                <Icon name="plus" size={18} />
              </span>
              <span class="grow soft-words">
                {t("lobby-add-seat")} <small class="soft">{t("lobby-up-to", { most })}</small>
              </span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function SeatRow({ who, n, open, toggle }: { who: SeatView; n: number; open: boolean; toggle: () => void }) {
  const mine = n === seat.value || (passing.value && who.who === "person");
  const mayChange = hosting.value && !mine;
  return (
    <>
      <div class="row seat-row">
        <Avatar who={who} />
        <span class="grow">
          <strong>
            {boot?.teams && <Side side={n % 2 === Math.max(0, seat.value) % 2 ? "ours" : "theirs"} />}
            {seatName(who)}
          </strong>
          {n === seat.value && <span class="you"> {t("lobby-you")}</span>}
          <small>
            <SeatState who={who} mine={mine} />
          </small>
        </span>
        <Bubble of={n} />
        {(mine || mayChange) && (
          <button
            type="button"
            class={mine ? "button small" : "icon-button"}
            aria-expanded={open}
            aria-label={t(mine ? "lobby-rename-of" : "lobby-change-of", { who: seatName(who) })}
            onClick={toggle}
          >
            {mine ? t("lobby-rename") : <Icon name={open ? "close" : "gear"} />}
          </button>
        )}
      </div>
      {open && mine && <NewName who={who} n={n} done={toggle} />}
      {open && mayChange && <HostsChoices who={who} n={n} done={toggle} />}
    </>
  );
}

function SeatState({ who, mine }: { who: SeatView; mine: boolean }) {
  if (who.who === "computer") {
    const level = t(`level-${who.level}`);
    const free = table.value?.way === "friends";
    return (
      <>
        <Icon name="computer" size={14} />
        <span class="hidden-text">{t("lobby-computer")} </span>
        {t(free ? "lobby-level-free" : "lobby-level-only", { level })}
      </>
    );
  }
  if (mine) return <>{t(who.host && !passing.value ? "lobby-this-device-host" : "lobby-this-device")}</>;
  return (
    <>
      <Icon name={who.here ? "check" : "clock"} size={14} />
      {t(who.here ? "lobby-here" : "lobby-away")}
      {who.host && ` · ${t("lobby-host")}`}
    </>
  );
}

function NewName({ who, n, done }: { who: SeatView; n: number; done: () => void }) {
  const [name, setName] = useState(who.name);
  return (
    <form
      class="group line"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) rename(name.trim(), n);
        done();
      }}
    >
      <input
        class="text-field"
        aria-label={t("lobby-name")}
        placeholder={seatName(who)}
        maxLength={16}
        value={name}
        autoComplete="off"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t("lobby-save")}
      </button>
    </form>
  );
}

function HostsChoices({ who, n, done }: { who: SeatView; n: number; done: () => void }) {
  const now = table.value;
  if (!now) return null;
  const removable = betweenGames(now) && now.seats_allowed.some((seats) => seats < now.seats.length);
  return (
    <div class="host-choices">
      {who.who === "computer" ? (
        <>
          <Choice
            label={t("lobby-level")}
            values={LEVELS}
            value={who.level}
            say={(level) => t(`level-${level}`)}
            choose={(level) => setLevel(n, level)}
          />
          {removable && (
            <button
              type="button"
              class="button small"
              onClick={() => {
                removeSeat(n);
                done();
              }}
            >
              <Icon name="minus" size={18} />
              {t("lobby-remove-seat")}
            </button>
          )}
        </>
      ) : (
        <>
          <p class="soft">{t("lobby-free-help", { who: seatName(who) })}</p>
          <button
            type="button"
            class="button small"
            onClick={() => {
              freeSeat(n);
              done();
            }}
          >
            <Icon name="computer" size={18} />
            {t("lobby-free-seat")}
          </button>
        </>
      )}
    </div>
  );
}
