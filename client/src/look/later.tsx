/** Parts of the house that are fetched when they are first wanted, so that the table itself is light. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component whose script `load` brings; nothing is drawn until it is there, and `failed` is told when it cannot be had. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: () => void = () => {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (Loaded) return;
      load().then((found) => {
        Loaded = found;
        drawAgain(1);
      }, failed);
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}

/** Call `load` at the first touch or key: by the time a finger has found what it is for, it is there. */
export function beforehand(load: () => Promise<unknown>): void {
  const touches = ["pointerdown", "keydown"];
  const once = () => {
    for (const touch of touches) removeEventListener(touch, once);
    load().catch(() => {});
  };
  for (const touch of touches) addEventListener(touch, once, { passive: true });
}
