import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
});

const fresh = () => import("./settings.ts");

test("a setting is shown at once and kept for the next visit", async () => {
  const first = await fresh();
  first.change({ suits: "safe", leftHanded: true });
  expect(document.documentElement.dataset).toMatchObject({ suits: "safe", hand: "left" });
  vi.resetModules();
  expect((await fresh()).settings.value).toMatchObject({ suits: "safe", leftHanded: true });
});

test("the device's own theme is followed until the person chooses", async () => {
  const { change } = await fresh();
  change({ theme: "dark" });
  expect(document.documentElement.dataset.theme).toBe("dark");
  change({ theme: "system" });
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("the language goes into the cookie that the pages follow, below the house's own path", async () => {
  const cookies = vi.spyOn(document, "cookie", "set");
  const { change } = await fresh();
  change({ language: "ne" });
  expect(cookies).toHaveBeenCalledWith("language=ne; Max-Age=31536000; SameSite=Lax; Path=/house");
});

test("what another version kept is taken only where it still fits", async () => {
  localStorage.setItem("chautari:settings", JSON.stringify({ suits: 4, sound: true, gone: "x" }));
  const { settings, standard } = await fresh();
  expect(settings.value).toEqual({ ...standard, sound: true });
});

test("a private window that keeps nothing still obeys until it is closed", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  const { change, settings } = await fresh();
  change({ oneTap: true });
  expect(settings.value.oneTap).toBe(true);
});
