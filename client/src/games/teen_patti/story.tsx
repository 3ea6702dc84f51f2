/** Under the tally: who took what from which pot, everybody's chips over the game as a small chart, the last hands. */
import { Avatar } from "../../look/parts.tsx";
import type { View } from "../../messages.ts";
import { table } from "../../state.ts";
import { gameWord, listed, nameOf, shaped } from "../../words.ts";
import { extras, potWords } from "./extras.ts";

const WIDTH = 320;
const HEIGHT = 96;
/** Lines are told apart by their dashes too, not by colour alone. */
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4", "1 3"];
const COLOURS = ["var(--line-1)", "var(--line-2)", "var(--line-3)", "var(--line-4)", "var(--line-5)", "var(--line-6)"];
const LAST = 5;

export function Story({ view }: { view: View }) {
  const told = potWords(view);
  return (
    <>
      {told.length > 1 && (
        <ul class="pots">
          {told.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <Chart view={view} />
      <LastHands view={view} />
    </>
  );
}

function Chart({ view }: { view: View }) {
  const { story, hands_in_game } = extras(view);
  if (story.length < 2) return null;
  const most = Math.max(...story.flat());
  const x = (hand: number) => 4 + ((WIDTH - 8) * hand) / Math.max(hands_in_game, story.length - 1);
  const y = (chips: number) => HEIGHT - 4 - ((HEIGHT - 8) * chips) / most;
  const last = story.at(-1) ?? [];
  return (
    <figure class="chips-chart">
      <figcaption>{gameWord("story")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said(last, story.length - 1)}>
        <path d={`M4 ${y(story[0]?.[0] ?? 0)}H${WIDTH - 4}`} class="start" />
        {last.map((_, seat) => (
          <polyline
            key={seat}
            points={story.map((chips, hand) => `${x(hand)},${y(chips[seat] ?? 0)}`).join(" ")}
            style={{ stroke: COLOURS[seat], strokeDasharray: DASHES[seat] }}
          />
        ))}
      </svg>
      <ul>
        {last.map((_, seat) => {
          const who = table.value?.seats[seat];
          return (
            <li key={seat}>
              <svg width="26" height="8" aria-hidden="true">
                <path d="M0 4H26" style={{ stroke: COLOURS[seat], strokeDasharray: DASHES[seat] }} />
              </svg>
              {who && <Avatar who={who} size={20} />} {nameOf(seat)}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

/** The chart's end in words. */
function said(chips: number[], hand: number): string {
  return chips.map((n, seat) => gameWord("story-of", { who: nameOf(seat), n, hand })).join(", ");
}

/** The last hands: who won chips in each. */
function LastHands({ view }: { view: View }) {
  const { story } = extras(view);
  const hands = story.slice(1).map((chips, i) => {
    const before = story[i] ?? [];
    return {
      n: i + 1,
      won: chips.map((now, seat) => ({ seat, by: now - (before[seat] ?? 0) })).filter(({ by }) => by > 0),
    };
  });
  if (hands.length < 2) return null;
  return (
    <section class="last-hands" aria-labelledby="last-hands">
      <h3 id="last-hands">{gameWord("last-hands")}</h3>
      <ol>
        {hands
          .slice(-LAST)
          .reverse()
          .map(({ n, won }) => (
            <li key={n}>
              {gameWord("last-hand", {
                n,
                who: won.length > 0 ? listed(won.map(({ seat, by }) => `${nameOf(seat)} +${shaped(by)}`)) : "–",
              })}
            </li>
          ))}
      </ol>
    </section>
  );
}
