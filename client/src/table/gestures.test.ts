import { afterEach, beforeEach, expect, it } from "vitest";
import { watchDrags } from "./gestures.ts";

let root: HTMLElement;
let end: () => void;
let told: string[];
let clicks: string[];

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = '<button data-drag="7h"></button><button data-drag="8h"></button>';
  document.body.append(root);
  told = [];
  clicks = [];
  for (const card of root.children) {
    card.addEventListener("click", () => clicks.push((card as HTMLElement).dataset.drag ?? ""));
  }
  end = watchDrags(root, {
    begin: (_, { dx, dy }) =>
      Math.abs(dx) > Math.abs(dy)
        ? { move: () => told.push("move"), end: (_, cancelled) => told.push(cancelled ? "cancelled" : "dropped") }
        : null,
    down: (card) => told.push(`down ${card.dataset.drag}`),
    tap: (card) => told.push(`tap ${card.dataset.drag}`),
    up: () => told.push("up"),
  });
});

afterEach(() => {
  end();
  root.remove();
});

const card = (nth: number) => root.children[nth] as HTMLElement;

function pointer(type: string, on: EventTarget, x = 0, y = 0, pointerType = "touch"): void {
  const at = { bubbles: true, cancelable: true, pointerId: 1, pointerType, clientX: x, clientY: y, button: 0 };
  on.dispatchEvent(new PointerEvent(type, at));
}

function touchEnd(on: HTMLElement): boolean {
  return on.dispatchEvent(new Event("touchend", { bubbles: true, cancelable: true }));
}

it("a tap is told when the finger leaves, and the click that a browser makes of it does nothing more", () => {
  pointer("pointerdown", card(0));
  expect(told).toEqual(["down 7h"]);
  pointer("pointerup", card(0));
  card(0).click();
  expect(told).toEqual(["down 7h", "tap 7h", "up"]);
  expect(clicks).toEqual([]);
});

it("a tap that slips a little onto the next card is one of the card it began on", () => {
  pointer("pointerdown", card(0));
  pointer("pointermove", window, 6, 3);
  pointer("pointerup", card(1), 6, 3);
  expect(told).toEqual(["down 7h", "tap 7h", "up"]);
});

it("a touch that was a tap makes no mouse press on what lies there now, though its card is gone", () => {
  const gone = card(0);
  pointer("pointerdown", gone);
  pointer("pointerup", gone);
  gone.remove();
  expect(touchEnd(gone)).toBe(false);
});

it("a click that no finger made stays one", () => {
  card(1).click();
  expect(clicks).toEqual(["8h"]);
  pointer("pointerdown", card(0));
  pointer("pointerup", card(0));
  card(0).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  card(0).click();
  expect(clicks).toEqual(["8h", "7h"]);
});

it("a click long after a tap whose own never came is one", () => {
  pointer("pointerdown", card(0));
  pointer("pointerup", card(0));
  const late = new MouseEvent("click", { bubbles: true });
  Object.defineProperty(late, "timeStamp", { value: late.timeStamp + 5000 });
  card(0).dispatchEvent(late);
  expect(clicks).toEqual(["7h"]);
});

it("a drag is followed, and its click swallowed; what nobody follows stays an ordinary press", () => {
  pointer("pointerdown", card(0), 0, 0, "mouse");
  pointer("pointermove", window, 30, 0, "mouse");
  pointer("pointerup", window, 30, 0, "mouse");
  card(0).click();
  expect(told).toEqual(["down 7h", "move", "dropped", "up"]);
  expect(clicks).toEqual([]);
  pointer("pointerdown", card(0), 0, 0, "mouse");
  pointer("pointermove", window, 0, 30, "mouse");
  pointer("pointerup", window, 0, 30, "mouse");
  card(0).click();
  expect(clicks).toEqual(["7h"]);
});

it("a touch that the browser takes away is no tap", () => {
  pointer("pointerdown", card(0));
  pointer("pointercancel", card(0));
  expect(told).toEqual(["down 7h", "up"]);
});
