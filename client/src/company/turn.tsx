/** The turn clock: a ring that runs down at the seat to act, a line of one's own, and a word when little is left. */
import { Icon } from "../look/parts.tsx";
import { seat } from "../state.ts";
import { shaped, t } from "../words.ts";
import { SOON, turnClock, turnEnding } from "./clock.ts";
import "./turn.css";

/** Round a seat's animal, and the seconds as a number beside it. */
export function TurnRing({ of }: { of: number }) {
  const clock = turnClock.value;
  if (clock?.seat !== of) return null;
  return (
    <>
      <svg class="turn-ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle class="track" cx="50" cy="50" r="46" pathLength="1" />
        <circle cx="50" cy="50" r="46" pathLength="1" style={{ strokeDashoffset: 1 - clock.part }} />
      </svg>
      <span class={`turn-seconds${clock.left <= SOON ? " soon" : ""}`} aria-hidden="true">
        {shaped(clock.seconds)}
      </span>
    </>
  );
}

/** In one's own status line: the number, and a bar along the line's foot. */
export function OwnClock() {
  const clock = turnClock.value;
  if (clock === null || clock.seat !== seat.value) return null;
  return (
    <>
      <span class={`own-clock${turnEnding.value ? " soon" : ""}`}>
        <Icon name="clock" size={16} />
        <span aria-hidden="true">{t("clock-seconds", { seconds: clock.seconds })}</span>
      </span>
      <i class="own-clock-bar" aria-hidden="true" style={{ transform: `scaleX(${clock.part})` }} />
    </>
  );
}

/** Said aloud once, and only to whom it is about. */
export function TurnAlert() {
  return (
    <div class="hidden-text" role="alert">
      {turnEnding.value ? t("clock-soon") : ""}
    </div>
  );
}
