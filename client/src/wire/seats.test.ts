import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetSeat,
  handedDone,
  handedOver,
  keepTokens,
  onlyHere,
  personalLink,
  root,
  takeTokens,
  tokens,
} from "./seats.ts";

beforeEach(() => {
  keepTokens([]);
  history.replaceState(null, "", "/house/t/abc");
});

test("a personal link seats the browser, and leaves the address bar", () => {
  history.replaceState(null, "", "/house/t/abc#seat=s3cret");
  expect(takeTokens()).toEqual(["s3cret"]);
  expect(location.hash).toBe("");
  expect(personalLink("s3cret")).toBe(`${location.origin}/house/t/abc#seat=s3cret`);
});

test("a reload finds the seat again", () => {
  history.replaceState(null, "", "/house/t/abc#seats=one,two");
  takeTokens();
  expect(takeTokens()).toEqual(["one", "two"]);
});

test("without storage the seat holds until the page is closed", () => {
  const denied = () => {
    throw new Error("denied");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
  keepTokens(["s3cret"]);
  expect(tokens()).toEqual(["s3cret"]);
  vi.restoreAllMocks();
});

test("everything is relative to the house, whatever path a proxy put before it", () => {
  expect(root().pathname).toBe("/house/");
});

test("a link to this very machine is told from one that others can open", () => {
  const here = [
    "http://localhost:8000/t/abc",
    "http://127.0.0.1:8000/t/abc",
    "http://127.1.2.3/t/abc",
    "http://[::1]:8000/t/a",
  ];
  const elsewhere = ["http://192.168.1.7:8000/t/abc", "https://localhost.example/t/abc", "http://127.example/t/abc"];
  expect(here.filter(onlyHere)).toEqual(here);
  expect(elsewhere.filter(onlyHere)).toEqual([]);
});

test("a friend's link gives the browser a secret of its own, and opened again leads back to it", () => {
  history.replaceState(null, "", "/house/t/abc#friend=l1nk");
  const mine = takeTokens();
  expect(mine).toHaveLength(1);
  expect(mine).not.toEqual(["l1nk"]);
  expect(location.hash).toBe("");
  expect(handedOver()).toBe("l1nk");
  handedDone();
  expect(handedOver()).toBeNull();
  history.replaceState(null, "", "/house/t/abc#friend=l1nk");
  expect(takeTokens()).toEqual(mine);
  expect(handedOver()).toBeNull();
  forgetSeat();
  expect(tokens()).toEqual([]);
  history.replaceState(null, "", "/house/t/abc#friend=l1nk");
  expect(takeTokens()).not.toEqual(mine);
  forgetSeat();
});
