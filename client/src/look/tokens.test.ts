/** Read from the style sheets: what a colour is, is said once. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = resolve(import.meta.dirname, "..");
const PAGES = resolve(import.meta.dirname, "../../../chautari/web/static");
/** What the courts wear is part of their drawing. */
const DRAWN = ["look/tokens.css", "cards/cards.css"];

const sheets = [
  ...readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css") && !DRAWN.includes(name))
    .map((name) => resolve(SOURCES, name)),
  ...readdirSync(PAGES)
    .filter((name) => name.endsWith(".css"))
    .map((name) => resolve(PAGES, name)),
];
const tokens = readFileSync(resolve(SOURCES, "look/tokens.css"), "utf8");
const named = new Set([...tokens.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1] ?? ""));

describe("a style sheet", () => {
  it.each(sheets)("%s names its colours by their tokens", (file) => {
    expect(readFileSync(file, "utf8").match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/gi) ?? []).toEqual([]);
  });
});

describe("the dark of a device and the dark that was chosen", () => {
  const dark = [...tokens.matchAll(/color-scheme: dark;([^}]*)\}/g)].map((match) =>
    (match[1] ?? "").split(";").map((line) => line.trim()),
  );

  it("are the same", () => {
    expect(dark).toHaveLength(2);
    expect(dark[0]).toEqual(dark[1]);
    for (const line of dark[0] ?? []) if (line) expect(named).toContain(line.split(":")[0]);
  });
});
