/** Deck, pile and whatever else lies on the slab: buttons to take from, with their names and counts. */
import { useEffect, useRef } from "preact/hooks";
import { hinted } from "../hint/hint.ts";
import { view } from "../state.ts";
import { cardWords, gameWord, t } from "../words.ts";
import { cardLayer } from "./cards.ts";
import { px, TALLNESS } from "./geometry.ts";
import { watchDrags } from "./gestures.ts";
import { field, lifted, moveOfPlace, offered, part, plan, play, pressPlace, shown, zone } from "./model.ts";
import { moveOfCard } from "./moves.ts";

export function Places() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? watchDrags(root.current, { begin: take }) : undefined), []);
  const seen = shown.value;
  if (!seen) return <div ref={root} />;
  const { places, panel } = plan.value;
  const { Panel, panelPlace } = part.value;
  const { x, y } = field.value;
  return (
    <div ref={root}>
      {seen.places.map((place) => {
        const at = places[place.name];
        if (!at || place.name === panelPlace) return null;
        const top = place.cards.at(-1);
        const side = Math.max(1, Math.min(place.cards.length, Math.round((at.w - at.card) / (at.step || 1)) + 1));
        const takes = offered.value !== null && moveOfPlace(place.name) !== undefined;
        const label = part.value.label(seen, place.name);
        const name = [gameWord(`place-${place.name}`), t("table-cards", { n: place.count }), top ? cardWords(top) : ""];
        return (
          <div
            key={place.name}
            class="place"
            style={{ transform: `translate(${at.x - x}px,${at.y - y}px)`, width: px(at.card + (side - 1) * at.step) }}
          >
            <button
              type="button"
              class={`place-button${takes ? " takes" : ""}${place.count === 0 ? " empty" : ""}`}
              data-drag={place.name}
              data-place={place.name}
              data-hinted={(takes && hinted.value === moveOfPlace(place.name)) || undefined}
              aria-label={name.filter(Boolean).join(", ")}
              style={{ height: px(at.card * TALLNESS), borderRadius: px(at.card * 0.09) }}
              onClick={() => pressPlace(place.name)}
            />
            <p class="label" aria-hidden="true">
              {label ? (
                <b>{label}</b>
              ) : (
                <>
                  <b>{gameWord(`place-${place.name}`)}</b> {t("table-count", { n: place.count })}
                </>
              )}
            </p>
          </div>
        );
      })}
      {panel && Panel && (
        <div
          class="panel-at"
          style={{
            transform: `translate(${panel.x - x}px,${panel.y - y}px)`,
            width: px(panel.w),
            height: px(panel.h),
            paddingLeft: px((panelPlace === null ? 0 : (places[panelPlace]?.card ?? 0)) + 24),
          }}
        >
          <Panel view={seen} box={panel} />
        </div>
      )}
    </div>
  );
}

/** A card is pulled from a place down into the hand. */
function take(target: HTMLElement) {
  const place = target.dataset.place ?? "";
  const now = view.peek();
  const move = now && moveOfPlace(place);
  if (!move || (lifted.peek() && moveOfCard(now, lifted.peek()))) return null;
  const layer = cardLayer();
  const key = layer?.topOf(place);
  const from = key ? layer?.spotOf(key) : undefined;
  if (!layer || !key || !from) return null;
  return {
    move: (drag: { dx: number; dy: number }) => layer.drag(key, from.x + drag.dx, from.y + drag.dy),
    end: (drag: { dx: number; dy: number }, cancelled: boolean) => {
      const taken = from.y + from.w + drag.dy > zone.peek().y - 20;
      // What does not go into the hand has only to be pulled off its place.
      const off = move !== place && Math.hypot(drag.dx, drag.dy) > from.w / 2;
      if (!cancelled && (taken || off)) play(move);
      layer.drop();
    },
  };
}
