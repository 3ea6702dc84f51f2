/** In the middle of the slab: the pot, what staying in costs, and who asks whom for a side show. */

import { Drawn } from "../../look/parts.tsx";
import type { View } from "../../messages.ts";
import { px } from "../../table/geometry.ts";
import { field, mode, near, slab } from "../../table/model.ts";
import { MiniCard } from "../../table/move-buttons.tsx";
import { gameWord, rankWords, shaped } from "../../words.ts";
import { extras } from "./extras.ts";
import { pebblesSvg } from "./pebbles.ts";

export function Middle({ view, at }: { view: View; at: { x: number; y: number } }) {
  const { pots, stake, boot, seen_pays, blind_pays, lowest_wins, wild, pot_limit } = extras(view);
  // What was taken lies there until it has been seen who takes it.
  const pot = extras(view).pot || pots.reduce((sum, part) => sum + part.chips, 0);
  const turned = view.places.find((place) => place.name === "turned")?.cards[0];
  return (
    <div class="pot">
      <p class="pot-head">
        <Drawn svg={pebblesSvg(24)} /> {gameWord("pot")}
      </p>
      <p class="pot-chips">{shaped(pot)}</p>
      {/* Where there is hardly room, the prices below tell the stake, and the story what was put in at the start. */}
      {!slab.value.close && (
        <p>
          {gameWord("stake", { n: stake })}
          {!(mode.value === "tall" && slab.value.low) && <> · {gameWord("boot", { n: boot })}</>}
        </p>
      )}
      <p>
        <b>{gameWord("seen-pays", { n: seen_pays })}</b> · <b>{gameWord("blind-pays", { n: blind_pays })}</b>
      </p>
      {pot >= pot_limit * 0.6 && <p>{gameWord("limit", { n: pot_limit })}</p>}
      {lowest_wins && <p class="pot-rule">{gameWord("lowest-wins")}</p>}
      {wild.length > 0 && (
        <p class="pot-rule">
          {turned && <MiniCard card={turned} />} {gameWord("wild", { ranks: rankWords(wild) })}
        </p>
      )}
      <Arrow view={view} at={at} />
    </div>
  );
}

/** From who asks for a side show to who is asked. */
function Arrow({ view, at }: { view: View; at: { x: number; y: number } }) {
  const { asker } = extras(view);
  if (asker < 0 || view.to_act < 0) return null;
  const from = pointOf(asker);
  const to = pointOf(view.to_act);
  if (!from || !to) return null;
  const { w, h } = field.value;
  const middle = {
    x: slab.value.x - field.value.x + slab.value.w / 2,
    y: slab.value.y - field.value.y + slab.value.h / 2,
  };
  // Bent towards the middle; to and from one's own plate it goes round the pot. It ends beside the seats.
  const mine = asker === near.value || view.to_act === near.value;
  const bend = mine
    ? { x: asker === near.value ? to.x : from.x, y: Math.max(from.y, to.y) }
    : { x: (from.x + to.x) / 4 + middle.x / 2, y: (from.y + to.y) / 4 + middle.y / 2 };
  const toward = (a: { x: number; y: number }, b: { x: number; y: number }, by: number) => {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: a.x + ((b.x - a.x) / far) * by, y: a.y + ((b.y - a.y) / far) * by };
  };
  const start = toward(from, bend, asker === near.value ? 86 : mine ? 74 : 40);
  const end = toward(to, bend, view.to_act === near.value ? 90 : mine ? 78 : 44);
  const path = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const angle = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <svg class="asks-arrow" width={w} height={h} style={{ left: px(-at.x), top: px(-at.y) }} aria-hidden="true">
      <path d={path} fill="none" stroke="#1c2429" stroke-width="6" />
      <path d={path} fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="7 5" />
      <path
        d="M10 0L-6 -8V8Z"
        fill="#fff"
        stroke="#1c2429"
        stroke-width="1.5"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </svg>
  );
}

/** Where a seat is, in px of the field. */
function pointOf(seat: number): { x: number; y: number } | null {
  const { x, y, w, h, seats } = slab.value;
  const at = seats.find((spot) => spot.seat === seat);
  if (at) return { x: at.x - field.value.x, y: at.y - field.value.y };
  return seat === near.value
    ? { x: x - field.value.x + (mode.value === "short" ? 110 : w / 2), y: y - field.value.y + h - 20 }
    : null;
}
