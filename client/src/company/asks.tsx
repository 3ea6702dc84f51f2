/**
 * What somebody asks of the table, in the line under the edge, where it covers nothing: one thing at a time, two equal
 * answers, and no hurry but the clock's.
 */
import { Avatar } from "../look/parts.tsx";
import type { AskView } from "../messages.ts";
import { answer, seat, table } from "../state.ts";
import { listed, nameOf, t } from "../words.ts";
import { leftOf } from "./clock.ts";
import "./edge.css";

/** What is asked, in the order in which it matters here: first what waits for one's own answer. */
function asksHere(): AskView[] {
  const asks = table.value?.asks ?? [];
  const mine = seat.value;
  if (mine < 0) return [];
  return [...asks.filter((one) => one.waits_for.includes(mine)), ...asks.filter((one) => one.yes.includes(mine))];
}

export function AskBanner() {
  const [first, ...more] = asksHere();
  if (!first) return null;
  const waits = first.waits_for.includes(seat.value);
  const own = first.by === seat.value;
  const who = table.value?.seats[first.by];
  const say = (yes: boolean) => (event: MouseEvent) => {
    answer(first.number, yes);
    // Who pressed a key would stand nowhere when this is gone: back to the hand.
    if (event.detail === 0) document.querySelector<HTMLElement>(".card-button")?.focus();
  };
  return (
    <section class={`ask${waits ? "" : " waits"}`} aria-label={t("ask-title")} key={first.number}>
      <div class="ask-words">
        {who && <Avatar who={who} size={30} />}
        <p>
          {waits ? question(first) : t("ask-waiting", { names: listed(first.waits_for.map(nameOf)) })}
          {more.length > 0 && <small> {t("ask-more", { n: more.length })}</small>}
        </p>
        <Left of={first} />
      </div>
      {waits ? (
        <div class="ask-answers">
          <button type="button" class="button" onClick={say(true)}>
            {t("ask-yes")}
          </button>
          <button type="button" class="button" onClick={say(false)}>
            {t(first.seat === seat.value ? "ask-here" : "ask-no")}
          </button>
        </div>
      ) : (
        own && (
          <button type="button" class="button small" onClick={say(false)}>
            {t("ask-never-mind")}
          </button>
        )
      )}
    </section>
  );
}

/** How long it still waits. Read out it would never stop. */
function Left({ of }: { of: AskView }) {
  return (
    <span class="ask-left" aria-hidden="true">
      {t("clock-seconds", { seconds: Math.ceil(leftOf(of.left_ms) / 1000) })}
    </span>
  );
}

function question(one: AskView): string {
  // Somebody who is connected and does not move: whether anybody is there.
  if (one.what === "play_for" && table.value?.seats[one.seat]?.here) {
    const whom = one.seat === seat.value ? "asked-there-you" : "asked-there";
    return t(whom, { who: nameOf(one.by), whom: nameOf(one.seat) });
  }
  return t(`asked-${one.what.replaceAll("_", "-")}`, { who: nameOf(one.by), whom: nameOf(one.seat) });
}
