import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sheet } from "../state.ts";
import { obeyBack } from "./back.ts";

let end = () => {};
let entries = 0;

/** A browser's history in which going back takes its time. */
beforeEach(() => {
  entries = 0;
  sheet.value = null;
  vi.spyOn(history, "pushState").mockImplementation(() => {
    entries += 1;
  });
  vi.spyOn(history, "back").mockImplementation(() => {
    queueMicrotask(back);
  });
  end = obeyBack();
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** What the gesture does. */
function back(): void {
  entries -= 1;
  dispatchEvent(new Event("popstate"));
}

test("back closes the sheet that is open, and no more", () => {
  sheet.value = "menu";
  expect(entries).toBe(1);
  back();
  expect(sheet.value).toBeNull();
  expect(entries).toBe(0);
});

test("from one sheet to the next there is one way back", () => {
  sheet.value = "menu";
  sheet.value = "settings";
  expect(entries).toBe(1);
});

test("a sheet that is closed by itself leaves nothing behind for the gesture", async () => {
  sheet.value = "menu";
  sheet.value = null;
  await Promise.resolve();
  expect(entries).toBe(0);
});

test("a sheet opened while the last one's entry goes stays open, with an entry of its own", async () => {
  sheet.value = "menu";
  sheet.value = null;
  sheet.value = "say";
  await Promise.resolve();
  expect(sheet.value).toBe("say");
  expect(entries).toBe(1);
});
