/** A button that is held down for a moment: for what a thumb in passing must not do. */
import { useEffect, useRef, useState } from "preact/hooks";

/** How long, milliseconds. */
export const HOLD = 600;

export function HoldButton(props: {
  words: string;
  /** What is said under the words: that it is to be held. */
  help: string;
  done: () => void;
  /** It was only tapped: whoever cannot hold is offered another way. */
  tapped?: () => void;
  disabled?: boolean;
  move?: string;
  /** Whether a hint is about it. */
  hinted?: boolean;
  /** Whether it is the one to press. */
  primary: boolean;
}) {
  const [held, setHeld] = useState(false);
  const clock = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const end = () => {
    clearTimeout(clock.current);
    clock.current = undefined;
    setHeld(false);
  };
  useEffect(() => end, []);
  return (
    <button
      type="button"
      class={`button hold${props.primary ? " primary" : ""}${held ? " held" : ""}`}
      data-move={props.move}
      data-hinted={props.hinted || undefined}
      disabled={props.disabled}
      onPointerDown={() => {
        setHeld(true);
        clock.current = setTimeout(() => {
          clock.current = undefined;
          props.done();
        }, HOLD);
      }}
      onPointerUp={() => {
        if (clock.current !== undefined) props.tapped?.();
        end();
      }}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A keyboard's or a screen reader's press is a click without a pointer: nobody presses those in passing.
        if (event.detail === 0) props.done();
      }}
    >
      <span>
        {props.words}
        <small>{props.help}</small>
      </span>
    </button>
  );
}
