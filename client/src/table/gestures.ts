/** Taps and drags, for mouse, pen and finger alike. What a drag does can always be done by taps and by keys as well. */

/** Movement in px before a press counts as a drag. */
const SLACK = 10;
/** A click that comes within this time of a press was made by it, milliseconds. */
const ECHO = 700;

export interface Drag {
  /** Movement since the press. */
  dx: number;
  dy: number;
  /** Where the pointer is on the page. */
  x: number;
  y: number;
  mouse: boolean;
}

export interface DragHandlers {
  /** Called once when the pointer has moved far enough; what it returns follows the drag, null leaves it alone. */
  begin: (
    target: HTMLElement,
    drag: Drag,
  ) => { move: (drag: Drag) => void; end: (drag: Drag, cancelled: boolean) => void } | null;
  /** A finger is down; what it will do is not known yet. */
  down?: (target: HTMLElement) => void;
  /** It left without a drag, after however long a time. Without this a press is an ordinary click. */
  tap?: (target: HTMLElement) => void;
  /** It left, or was taken away; what it did is done. */
  up?: () => void;
}

/**
 * Watch an element for presses that begin on one of its `[data-drag]`. What is done by a drag or a tap is not done again
 * by the click that the browser makes of it; a click that nobody's finger made stays one. Returns what ends the watch.
 */
export function watchDrags(root: HTMLElement, handlers: DragHandlers): () => void {
  /** Until when a click is but the echo of a press, as events count time. */
  let echoes = 0;

  const down = (first: PointerEvent) => {
    echoes = 0;
    const target = first.target instanceof Element ? first.target.closest<HTMLElement>("[data-drag]") : null;
    if (!target || first.button !== 0) return;
    handlers.down?.(target);
    // A finger is bound to what it touched first; without this, moves over other cards would be told to nobody.
    const of = (event: PointerEvent): Drag => ({
      dx: event.clientX - first.clientX,
      dy: event.clientY - first.clientY,
      x: event.clientX,
      y: event.clientY,
      mouse: event.pointerType === "mouse",
    });
    let follow: ReturnType<DragHandlers["begin"]> = null;
    let begun = false;
    let tapped = false;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      const drag = of(event);
      if (!begun && Math.hypot(drag.dx, drag.dy) > SLACK) {
        begun = true;
        follow = handlers.begin(target, drag);
      }
      follow?.move(drag);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      const cancelled = event.type === "pointercancel";
      tapped = !begun && !cancelled && handlers.tap !== undefined;
      if (tapped || follow) echoes = event.timeStamp + ECHO;
      if (tapped) handlers.tap?.(target);
      follow?.end(of(event), cancelled);
      handlers.up?.();
    };
    // What a tap did may have put something else under the finger: a touch is to make no mouse press there. The card
    // itself hears of it even when it is gone by now.
    const lifted = (event: TouchEvent) => {
      if (tapped && event.cancelable) event.preventDefault();
    };
    if (first.pointerType === "touch") target.addEventListener("touchend", lifted, { once: true, passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  };
  const key = () => {
    echoes = 0;
  };
  const click = (event: MouseEvent) => {
    if (event.timeStamp > echoes) return;
    echoes = 0;
    event.stopPropagation();
    event.preventDefault();
  };
  root.addEventListener("pointerdown", down);
  root.addEventListener("keydown", key);
  root.addEventListener("click", click, true);
  return () => {
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("keydown", key);
    root.removeEventListener("click", click, true);
  };
}
