/** A trick on the slab: whose card will lie where, the panel in the middle, and what stands under it. */
import { flowerSvg } from "../cards/flower.ts";
import { Drawn, Icon } from "../look/parts.tsx";
import { gameWord, t } from "../words.ts";
import { px, TALLNESS } from "./geometry.ts";
import { field, near, part, plan, pressPlace, recall, recalled, shown, trickShown } from "./model.ts";

export function TrickField() {
  const seen = shown.value;
  const { slots, panel, foot, tight } = plan.value;
  const lies = trickShown.value;
  const trick = seen ? part.value.trick(seen) : null;
  if (!seen || !trick || !lies) return null;
  const { Panel, Foot } = part.value;
  const { x, y } = field.value;
  return (
    <div>
      {Object.entries(slots).map(([name, at]) => {
        const seat = Number(name);
        const full = lies.seats.slice(0, lies.cards.length).includes(seat);
        const acts = seen.to_act === seat && !lies.kept && !lies.again;
        const words = full ? "" : part.value.slot(seen, seat);
        // On a low slab there is no room for cards that nobody plays yet.
        const bare = tight && seen.phase !== "play";
        const style = {
          transform: `translate(${at.x - x}px,${at.y - y}px)`,
          width: px(at.card),
          height: px(at.card * TALLNESS),
          borderRadius: px(at.card * 0.12),
        };
        return (
          <div
            key={seat}
            class={`slot${full ? " full" : ""}${acts ? " acts" : ""}${bare ? " bare" : ""}`}
            style={style}
          >
            {words ? <b>{words}</b> : acts && !bare && seat === near.value && !full && <Drawn svg={flowerSvg(24)} />}
            {seat === near.value && (
              <button
                type="button"
                class="place-button"
                data-place={trick.place}
                aria-label={[gameWord(`place-${trick.place}`), t("table-cards", { n: lies.cards.length })].join(", ")}
                onClick={() => pressPlace(trick.place)}
              />
            )}
          </div>
        );
      })}
      {panel && Panel && (
        <div
          class="midst"
          style={{ transform: `translate(${panel.x - x}px,${panel.y - y}px)`, width: px(panel.w), height: px(panel.h) }}
        >
          <Panel view={seen} box={panel} />
        </div>
      )}
      {foot && (
        <div
          class="foot"
          style={{ transform: `translate(${foot.x - x}px,${foot.y - y}px)`, width: px(foot.w), height: px(foot.h) }}
        >
          {Foot && <Foot view={seen} tight={tight} />}
          {trick.last && (
            <button
              type="button"
              class="recall"
              aria-pressed={recalled.value}
              aria-label={t("table-last-trick")}
              onClick={recall}
            >
              <Icon name="history" size={20} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
