/** The bar over a replay, the buttons under it, and the keys that press them. */
import { useState } from "preact/hooks";
import { boot } from "../boot.ts";
import { SmallCard } from "../history/history.tsx";
import { GiveAway } from "../lobby/invite.tsx";
import { Avatar, Choice, Icon, Sheet } from "../look/parts.tsx";
import { table } from "../state.ts";
import { root, tokens } from "../wire/seats.ts";
import { gameWord, nameOf, shaped, t } from "../words.ts";
import {
  allHands,
  at,
  go,
  goHand,
  last,
  nextSpeed,
  openCards,
  playing,
  replay,
  speed,
  toggle,
  where,
} from "./player.ts";
import { seenBy } from "./source.ts";
import "./replay.css";

export function Bar() {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <a class="icon-button" href={back()} aria-label={t("replay-back")}>
        <Icon name={boot.table ? "leave" : "home"} size={22} />
      </a>
      <h1>
        {t("replay-title", { game: gameWord("name") })}
        <small>{where.value}</small>
      </h1>
      {replay.value?.open && (
        <button
          type="button"
          class="icon-button"
          aria-pressed={openCards.value}
          aria-label={t("replay-open")}
          onClick={() => {
            openCards.value = !openCards.value;
          }}
        >
          <Icon name={openCards.value ? "eye" : "blind"} size={22} />
        </button>
      )}
      <button type="button" class="icon-button" aria-label={t("table-menu")} onClick={() => setOpen(true)}>
        <Icon name="menu" size={22} />
      </button>
      {open && <Menu close={() => setOpen(false)} />}
    </header>
  );
}

/** Whence it came: the table, or the page that asks for a file. */
function back(): string {
  return new URL(boot.table ? `t/${encodeURIComponent(boot.table)}` : "watch", root()).href;
}

const KEYS: [string, string][] = [
  ["← →", "step"],
  ["[ ]", "hand"],
  ["K", "play"],
  ["+", "speed"],
  ["O", "open"],
  ["Home End", "ends"],
];

function Menu({ close }: { close: () => void }) {
  const now = replay.value;
  if (!now) return null;
  const link = new URL(location.pathname, location.origin).href;
  const offered = boot.table && tokens().length === 1 ? now.offered : boot.table ? [] : now.offered;
  return (
    <Sheet title={t("replay-title", { game: gameWord("name") })} close={close}>
      {offered.length > 1 && (
        <Choice
          label={t("replay-eyes")}
          help={now.open ? undefined : t("replay-eyes-help")}
          values={offered}
          value={now.eyes}
          say={(seat) => (seat < 0 ? t("replay-onlooker") : nameOf(seat))}
          choose={(seat) => void seenBy(seat)}
        />
      )}
      {boot.table && (
        <section class="panel invite personal">
          <p class="link" data-link>
            {link}
          </p>
          <GiveAway link={link} text={t("replay-title", { game: gameWord("name") })} />
        </section>
      )}
      <dl class="panel facts">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`replay-key-${does}`)}</dd>
          </div>
        ))}
      </dl>
      {now.left_out > 0 && <p class="soft">{t("replay-left-out", { hands: now.left_out })}</p>}
    </Sheet>
  );
}

export function Dock() {
  const end = last.value;
  const button = (name: string, words: string, act: () => void, off: boolean) => (
    <button type="button" class="button" aria-label={words} aria-disabled={off || undefined} onClick={act}>
      <span class={`replay-sign ${name}`} aria-hidden="true" />
    </button>
  );
  return (
    <section class="dock replay-dock" aria-label={t("replay-controls")}>
      <input
        type="range"
        min={0}
        max={end}
        value={at.value}
        aria-label={t("replay-place")}
        aria-valuetext={where.value}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      {button("hand-back", t("replay-hand-back"), () => goHand(-1), at.value === 0)}
      {button("back", t("replay-step-back"), () => go(at.peek() - 1), at.value === 0)}
      <button type="button" class="button primary" onClick={toggle}>
        {t(playing.value ? "replay-pause" : "replay-play")}
      </button>
      {button("on", t("replay-step-on"), () => go(at.peek() + 1), at.value === end)}
      {button("hand-on", t("replay-hand-on"), () => goHand(1), at.value === end)}
      <button type="button" class="button" aria-label={t("replay-speed", { speed: speed.value })} onClick={nextSpeed}>
        {shaped(`${speed.value}×`)}
      </button>
    </section>
  );
}

/** All hands, where they may be seen and are wanted. */
export function Over() {
  const now = table.value;
  if (!now || allHands.value.length === 0) return null;
  return (
    <section class="all-hands panel" aria-label={t("replay-open")}>
      <ul>
        {allHands.value.map((cards, n) => {
          const who = now.seats[n];
          return (
            who && (
              <li key={n}>
                <Avatar who={who} size={26} />
                <span class="hidden-text">{nameOf(n)}</span>
                <span class="cards">
                  {cards.map((card, i) => (
                    <SmallCard key={`${card}${i}`} card={card} />
                  ))}
                </span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** Obey the keys from now on. */
export function replayKeys(): void {
  const does: Record<string, () => void> = {
    ArrowRight: () => go(at.peek() + 1),
    ArrowLeft: () => go(at.peek() - 1),
    "]": () => goHand(1),
    "[": () => goHand(-1),
    Home: () => go(0),
    End: () => go(last.peek()),
    k: toggle,
    "+": nextSpeed,
    o: () => {
      if (replay.peek()?.open) openCards.value = !openCards.peek();
    },
  };
  addEventListener("keydown", (event) => {
    const { target } = event;
    // Arrows have their own meaning on the slider, in a hand of cards and in an open sheet.
    if (target instanceof Element && target.closest("input, dialog, .hand-cards")) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
