/** The panels of Patta Party: trump and bid in the midst of the trick, tricks under it, the lead after a hand. */
import { type Suit, suitSvg } from "../../cards/pips.ts";
import { Avatar, Drawn } from "../../look/parts.tsx";
import type { View } from "../../messages.ts";
import { table } from "../../state.ts";
import { Side } from "../../table/seats.tsx";
import { gameWord, nameOf, seatName, shaped, t } from "../../words.ts";
import { extras, oursFirst, teamOf, WINNING_LEAD } from "./reading.ts";
import "./patta_party.css";

const sideOf = (view: View, seat: number) => (seat % 2 === oursFirst(view)[0] ? "ours" : "theirs");

/** A suit in its colour on white, and its name for who cannot see it; nothing where none was called. */
function SuitDisc({ suit, size }: { suit: string; size: number }) {
  return suit ? (
    <span class="suit-disc" style={{ width: `${size + 7}px`, height: `${size + 7}px` }}>
      <Drawn svg={suitSvg(suit as Suit, size)} />
      <span class="hidden-text">{t(`suit-${suit}`)}</span>
    </span>
  ) : null;
}

/** Trump and whose bid it is, for as long as the hand lasts. */
export function Middle({ view }: { view: View }) {
  const { bid, bidder, trump } = extras(view);
  if (!bid) return <p class="no-bid">{gameWord("no-bid")}</p>;
  return (
    <>
      {trump && (
        <p class="trump">
          <span>{gameWord("trump")}</span>
          <SuitDisc suit={trump} size={16} />
        </p>
      )}
      <p>
        {gameWord("bid")} <b>{shaped(bid)}</b>
      </p>
      <p class="bidder">
        <Side side={sideOf(view, bidder)} />
        {bidder === view.seat ? t("table-you") : nameOf(bidder)}
      </p>
    </>
  );
}

/** Tricks against what each side needs; before that, which deal it is. */
export function Foot({ view, tight }: { view: View; tight: boolean }) {
  const { tricks, needed, deals, led, leader, bid, bidder, trump } = extras(view);
  const jokers = view.places.find((place) => place.name === "trick")?.cards.filter((card) => card === "XX").length ?? 0;
  const you = leader === view.seat ? "yes" : "no";
  const ledBy = led && leader >= 0 ? gameWord("led-by", { who: nameOf(leader), you, suit: led }) : "";
  const says = jokers ? gameWord(jokers === 1 ? "joker-in" : "jokers-in") : ledBy;
  return (
    <>
      <p class="foot-line">{tight ? "" : says}</p>
      {view.phase === "play" || view.reason ? (
        <p class="tricks">
          {tight && (
            <span>
              <SuitDisc suit={trump} size={14} /> {shaped(bid)} <Side side={sideOf(view, bidder)} />
              <span class="bidder">{bidder === view.seat ? t("table-you") : nameOf(bidder)}</span>
            </span>
          )}
          {oursFirst(view).map((team) => (
            <span key={team}>
              <Side side={sideOf(view, team)} />
              {gameWord(tight ? "tricks-short" : "tricks", {
                team: teamOf(view, team),
                tricks: tricks[team] ?? 0,
                needed: needed[team] ?? 0,
              })}
            </span>
          ))}
        </p>
      ) : (
        <p class="tricks">
          {gameWord("deal-number", { deals })}
          {tight &&
            (bid > 0 ? (
              <span>
                <SuitDisc suit={trump} size={16} /> {gameWord("bid")} {shaped(bid)}
                <Side side={sideOf(view, bidder)} />
                {bidder === view.seat ? t("table-you") : nameOf(bidder)}
              </span>
            ) : (
              <span>{gameWord("no-bid")}</span>
            ))}
        </p>
      )}
    </>
  );
}

/** After a hand: the teams with their tricks, and the one lead with what it takes to win. */
export function Score({ view }: { view: View }) {
  const { tricks, needed, lead, limit, decider, bidder, bid } = extras(view);
  const seats = table.value?.seats ?? [];
  const [ours] = oursFirst(view);
  const own = ours === 0 ? lead : -lead;
  const leads = lead === 0 ? "level" : teamOf(view, lead > 0 ? 0 : 1);
  return (
    <div class="patta-score">
      <p class="lead">
        {lead !== 0 && <Side side={own > 0 ? "ours" : "theirs"} />}
        <b>{gameWord("lead", { team: leads, lead: Math.abs(lead), most: WINNING_LEAD })}</b>
      </p>
      <div class="lead-bar" aria-hidden="true">
        <i
          class={own < 0 ? "theirs" : "ours"}
          style={{ width: `${(Math.min(WINNING_LEAD, Math.abs(own)) / WINNING_LEAD) * 50}%` }}
        />
      </div>
      <p class="soft">
        {view.over
          ? gameWord("game-over", { number: view.hands_played })
          : decider
            ? gameWord("decider-next")
            : gameWord("goes-on", { number: view.hands_played, limit, most: WINNING_LEAD })}
      </p>
      <ul>
        {oursFirst(view).map((team) => (
          <li key={team}>
            <Side side={sideOf(view, team)} />
            <span class="who">
              {seats.map(
                (who, n) =>
                  n % 2 === team && (
                    <span key={n} class="member">
                      <Avatar who={who} size={26} /> {n === view.seat ? t("table-you") : seatName(who)}
                    </span>
                  ),
              )}
            </span>
            <span class="column">
              {gameWord("tricks-of", { tricks: tricks[team] ?? 0, needed: needed[team] ?? 0 })}
              {bidder % 2 === team && bid > 0 && <small> {gameWord("bid-was", { bid })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
