import { afterEach, expect, test, vi } from "vitest";

interface Worker {
  state: string;
  postMessage: (word: string) => void;
}

/** A browser's service workers: a registration, and whether an older worker is at work already. */
function workers(waiting: Worker | null, controller: object | null) {
  const heard: Record<string, () => void> = {};
  const registration = { waiting, installing: null, addEventListener: vi.fn(), update: vi.fn(async () => {}) };
  const register = vi.fn(async () => registration);
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller,
      register,
      addEventListener: (name: string, obey: () => void) => {
        heard[name] = obey;
      },
    },
  });
  return { heard, register };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("a new version that waits is offered, and taken only when the person says so", async () => {
  const waiting = { state: "installed", postMessage: vi.fn() };
  const { heard, register } = workers(waiting, {});
  const { employ, newer, take } = await import("./worker.ts");
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  await employ();
  expect(String(register.mock.calls.at(0)?.at(0))).toMatch(/\/house\/sw\.js$/);
  expect(newer.value).toBe(waiting);
  heard.controllerchange?.();
  expect(reload, "another page took the new version").not.toHaveBeenCalled();
  take();
  expect(waiting.postMessage).toHaveBeenCalledWith("take");
  heard.controllerchange?.();
  expect(reload).toHaveBeenCalledOnce();
});

test("the first worker a browser ever gets is nothing new", async () => {
  workers({ state: "installed", postMessage: vi.fn() }, null);
  const { employ, newer } = await import("./worker.ts");
  await employ();
  expect(newer.value).toBeNull();
});

test("a browser without service workers plays on", async () => {
  vi.stubGlobal("navigator", {});
  const { employ, newer } = await import("./worker.ts");
  await employ();
  expect(newer.value).toBeNull();
});
