import { render } from "preact";
import { expect, test, vi } from "vitest";
import { beforehand, later } from "./later.tsx";

const place = document.createElement("div");

test("what comes later is drawn as soon as it is there, and at once the next time", async () => {
  const Room = later(async () => ({ who }: { who: string }) => <p>{who} is in</p>);
  render(<Room who="Asha" />, place);
  expect(place.textContent).toBe("");
  await vi.waitFor(() => expect(place.textContent).toBe("Asha is in"));
  render(null, place);
  render(<Room who="Bina" />, place);
  expect(place.textContent).toBe("Bina is in");
});

test("what cannot be fetched is told, and fetched again when it is wanted again", async () => {
  const failed = vi.fn();
  let there = false;
  const Room = later(async () => {
    if (!there) throw new Error("no line");
    return () => <p>in</p>;
  }, failed);
  render(<Room />, place);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  render(null, place);
  there = true;
  render(<Room />, place);
  await vi.waitFor(() => expect(place.textContent).toBe("in"));
});

test("the first touch fetches what comes later, once", () => {
  const load = vi.fn(async () => {});
  beforehand(load);
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("keydown"));
  expect(load).toHaveBeenCalledOnce();
});
