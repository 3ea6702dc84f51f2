/** Dragging, for mouse, pen and finger alike. What a drag does can always be done by taps and by keys as well. */

/** Movement in px before a press counts as a drag. */
const SLACK = 10;

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
}

/**
 * Watch an element for drags that begin on one of its `[data-drag]`. A drag swallows the click that would follow it,
 * a press does not: presses stay ordinary clicks. Returns what ends the watch.
 */
export function watchDrags(root: HTMLElement, handlers: DragHandlers): () => void {
  let swallow = false;

  const down = (first: PointerEvent) => {
    swallow = false;
    const target = first.target instanceof Element ? first.target.closest<HTMLElement>("[data-drag]") : null;
    if (!target || first.button !== 0) return;
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
    const move = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      const drag = of(event);
      if (!begun && Math.hypot(drag.dx, drag.dy) > SLACK) {
        begun = true;
        follow = handlers.begin(target, drag);
        swallow = follow !== null;
      }
      follow?.move(drag);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      follow?.end(of(event), event.type === "pointercancel");
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };
  root.addEventListener("pointerdown", down);
  root.addEventListener("click", click, true);
  return () => {
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("click", click, true);
  };
}
