import { render } from "preact";
import { beforeEach, expect, test } from "vitest";
import { change } from "../settings/settings.ts";
import { hear } from "../state.ts";
import { catalogue } from "../testing/page.ts";
import { aTable, aView, aWelcome } from "../testing/tables.ts";
import { addWords } from "../words.ts";
import { Walk } from "./walk.tsx";

const place = document.createElement("div");
const words = catalogue("en");

beforeEach(() => {
  change({ language: "en" });
  hear(aWelcome({ seat: 0, table: aTable({ phase: "playing" }), view: aView({ seat: 0, to_act: 0, phase: "take" }) }));
});

test("the cards come first", () => {
  addWords("en", words);
  render(<Walk />, place);
  expect(place.textContent).toContain("These are your cards.");
});

test("a game that has no words for the cards and the goal begins with its first turn", () => {
  addWords("en", words.replace(/^jutpatti-walk-(hand|goal) = .*$/gm, ""));
  render(null, place);
  render(<Walk />, place);
  expect(place.textContent).toContain("Take a card:");
});
