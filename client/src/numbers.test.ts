import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { grouped, pluralOf, useOwnNumbers } from "./numbers.ts";

const NUMBERS = [0, 1, 2, 7, 12, 100, 999, 1000, 9999, 12345, 100000, 1234567, -1, -1500, 2.5];

it.each(["en", "ne"])("numbers are written as Intl writes them: %s", (tongue) => {
  const theirs = new Intl.NumberFormat(`${tongue}-u-nu-latn`);
  expect(NUMBERS.map((n) => grouped(n, tongue))).toEqual(NUMBERS.map((n) => theirs.format(n)));
});

it.each(["en", "ne"])("and take the plural that Intl gives them: %s", (tongue) => {
  const theirs = new Intl.PluralRules(tongue);
  expect(NUMBERS.map(pluralOf)).toEqual(NUMBERS.map((n) => theirs.select(n)));
});

it("sentences are said with them", () => {
  const bundle = new FluentBundle("ne-u-nu-latn", { useIsolating: false });
  bundle.addResource(new FluentResource("cards = { $n ->\n  [one] one of { $of }\n *[other] { $n } of { $of }\n }"));
  useOwnNumbers(bundle, "ne");
  const say = (n: number) => bundle.formatPattern(bundle.getMessage("cards")?.value ?? "", { n, of: 123456 }, []);
  expect(say(1)).toBe("one of 1,23,456");
  expect(say(1000)).toBe("1,000 of 1,23,456");
});
