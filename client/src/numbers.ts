/**
 * Numbers in sentences, and which plural they take, as Fluent asks for them. A browser's own `Intl` does both, but a
 * phone takes a tenth of a second to make it ready, just while the table is drawn for the first time. The numbers here
 * are whole or of few places, and the two languages differ in one thing: how many digits stand together.
 */
import type { FluentBundle } from "@fluent/bundle";

const GROUPS: Record<string, RegExp> = {
  en: /\B(?=(\d{3})+$)/g,
  // 12,34,567
  ne: /\B(?=(\d\d)*\d{3}$)/g,
};

/** A number as a language writes it, in the digits 0 to 9. */
export function grouped(value: number, tongue: string): string {
  const [whole = "", part] = String(value).split(".");
  const digits = whole.replace(GROUPS[tongue] ?? GROUPS.en ?? /$^/, ",");
  return part ? `${digits}.${part}` : digits;
}

/** The plural of a number: both languages set one apart from all others. */
export const pluralOf = (value: number): "one" | "other" => (Math.abs(value) === 1 ? "one" : "other");

/** Let a bundle use these for numbers that come without any wish of their own. */
export function useOwnNumbers(bundle: FluentBundle, tongue: string): void {
  const plain = JSON.stringify({});
  const known = bundle._intls as unknown as Map<unknown, Record<string, unknown>>;
  known.set(Intl.NumberFormat, { [plain]: { format: (value: number) => grouped(value, tongue) } });
  known.set(Intl.PluralRules, { [plain]: { select: pluralOf } });
}
