/** What touching and dragging a card of one's hand does. */
import { lessMotion, settings } from "../settings/settings.ts";
import { view } from "../state.ts";
import { t } from "../words.ts";
import { cardLayer } from "./cards.ts";
import { LIFT } from "./geometry.ts";
import type { Drag, DragHandlers } from "./gestures.ts";
import { cardOf, moved } from "./hand.ts";
import { apart, cursor, explain, hand, lift, lifted, play, press, reorder, shape, spots, zone } from "./model.ts";
import { barredCard, moveOfCard } from "./moves.ts";

/** How far up a card is dragged to be played, px. */
const PLAY_UP = 60;

export const handDrags: DragHandlers = {
  begin,
  // The card is up before anything else is worked out, so that it answers the finger at once.
  down: (target) => {
    const at = placeOf(target);
    const spot = spots.peek()[at];
    if (spot) cardLayer()?.raise(target.dataset.drag ?? "", spot.y - LIFT, motion());
  },
  tap: (target) => {
    const at = placeOf(target);
    const held = hand.peek()[at];
    if (!held) return;
    cursor.value = at;
    press(held.key);
  },
  up: () => cardLayer()?.lower(motion()),
};

const motion = () => (lessMotion() ? "jump" : "fly");

/** Where in the hand the card lies that was touched; -1 when it is there no more. */
const placeOf = (target: HTMLElement) => hand.peek().findIndex((held) => held.key === target.dataset.drag);

/** Up plays; sideways puts a lifted card elsewhere in the hand; sideways from another slides along the hand. */
function begin(target: HTMLElement, drag: Drag) {
  const key = target.dataset.drag ?? "";
  const layer = cardLayer();
  layer?.lower(motion());
  const spot = layer?.spotOf(key);
  if (!layer || !spot) return null;
  if (Math.abs(drag.dy) > Math.abs(drag.dx)) return drag.dy < 0 ? playUp(key, spot.x, spot.y) : null;
  return lifted.peek() === key || drag.mouse ? putElsewhere(key, spot.x, spot.y) : slide();
}

function playUp(key: string, x: number, y: number) {
  const layer = cardLayer();
  return {
    move: (drag: Drag) => layer?.drag(key, x + drag.dx, y + drag.dy),
    end: (drag: Drag, cancelled: boolean) => {
      const now = view.peek();
      const card = cardOf(key);
      if (!cancelled && now && drag.dy < -PLAY_UP) {
        const move = moveOfCard(now, card);
        if (move) play(move);
        else if (!barredCard(now, card))
          explain(now.to_act === now.seat ? t("table-not-now") : t("refused-not-your-turn"));
        else lift(key);
      }
      layer?.drop();
    },
  };
}

function putElsewhere(key: string, x: number, y: number) {
  const layer = cardLayer();
  return {
    move: (drag: Drag) => {
      layer?.drag(key, x + drag.dx, y);
      const cards = hand.peek();
      const from = cards.findIndex((held) => held.key === key);
      const last = apart.peek() ? cards.length - 2 : cards.length - 1;
      if (from > last) return;
      const row = spots.peek()[from]?.row;
      let to = from;
      spots.peek().forEach((at, i) => {
        if (
          i <= last &&
          at.row === row &&
          Math.abs(at.x - x - drag.dx) < Math.abs((spots.peek()[to]?.x ?? 0) - x - drag.dx)
        )
          to = i;
      });
      if (to !== from) reorder(moved(cards, from, to).map((held) => held.card));
    },
    end: () => layer?.drop(),
  };
}

/** The card under the thumb comes up; letting go leaves it lifted, moving off above the hand puts it back. */
function slide() {
  const off = (drag: Drag, top: number) => drag.y < top - LIFT * 2;
  const top = document.querySelector(".hand-cards")?.getBoundingClientRect() ?? { top: 0, left: 0 };
  return {
    move: (drag: Drag) => {
      const x = drag.x - top.left + zone.peek().x;
      const y = drag.y - top.top + zone.peek().y;
      const row = spots.peek().findLast((at) => at.y <= y)?.row ?? 0;
      const under = spots.peek().findLastIndex((at) => at.row === row && at.x <= x && x < at.x + shape.peek().card);
      const held = off(drag, top.top) ? undefined : hand.peek()[under];
      if ((held?.key ?? "") !== lifted.peek()) lift(held?.key ?? "");
    },
    end: (drag: Drag, cancelled: boolean) => {
      if (cancelled || off(drag, top.top)) lift("");
      else if (settings.peek().oneTap) lift(lifted.peek());
    },
  };
}
