/** How much time is left, in the largest whole unit. */

const UNITS: readonly (readonly [string, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
];

export function left(lang: string, until: number, now: number): string {
  const rest = Math.max(0, until - now);
  const [unit, length] = UNITS.find(([, length]) => rest >= length) ?? ["second", 1_000];
  const format = new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" });
  return format.format(Math.floor(rest / length));
}
