/** Measured from the style sheets: what is dimmed can still be read. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

type Colour = [number, number, number];

const sheet = (name: string) => readFileSync(resolve(import.meta.dirname, name), "utf8");
const tokens = sheet("tokens.css");

function colour(hex: string): Colour {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1, 7);
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as Colour;
}

const over = (veil: Colour, share: number, under: Colour): Colour =>
  under.map((part, i) => part * (1 - share) + (veil[i] ?? 0) * share) as Colour;

function brightness([r, g, b]: Colour): number {
  const linear = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** As WCAG 2 counts it. */
function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const found = (css: string, pattern: RegExp): string => {
  const value = pattern.exec(css)?.[1];
  if (!value) throw new Error(`not in the style sheet: ${pattern}`);
  return value;
};

const veiled = found(tokens, /--veil: (#[0-9a-f]{8})/);
const veil = colour(veiled);
const share = Number.parseInt(veiled.slice(7), 16) / 255;
const papers = [...tokens.matchAll(/--card: (#[0-9a-f]+)/g)].map((match) => colour(match[1] ?? ""));
const suits = [...tokens.matchAll(/--(spades|hearts|diamonds|clubs): (#[0-9a-f]+)/g)];

describe("a card that may not be played", () => {
  it.each(suits.map((match) => [match[1] ?? "", match[2] ?? ""]))("%s %s can be read under its veil", (_, hex) => {
    for (const paper of papers) {
      expect(contrast(over(veil, share, colour(hex)), over(veil, share, paper))).toBeGreaterThanOrEqual(3);
    }
  });

  it("is seen to be dimmed", () => {
    const [white] = papers;
    expect(contrast(over(veil, share, colour("#16181d")), over(veil, share, white ?? [255, 255, 255]))).toBeLessThan(8);
  });
});

describe("cards on the table", () => {
  it.each(suits.map((match) => [match[1] ?? "", match[2] ?? ""]))("%s %s stands out from its paper", (_, hex) => {
    for (const paper of papers) expect(contrast(colour(hex), paper)).toBeGreaterThanOrEqual(4.5);
  });
});
