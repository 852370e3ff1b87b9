/** How much time is left: days with their hours, or the largest whole unit. */

const UNITS: readonly (readonly [string, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
];

export function left(lang: string, until: number, now: number): string {
  const rest = Math.max(0, until - now);
  const largest = UNITS.findIndex(([, length]) => rest >= length);
  const units = largest === 0 ? UNITS.slice(0, 2) : UNITS.slice(largest).slice(0, 1);
  let counted = rest;
  const told = units.map(([unit, length]) => {
    const count = Math.floor(counted / length);
    counted -= count * length;
    const format = new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" });
    return count === 0 && units.length > 1 ? "" : format.format(count);
  });
  return told.filter((part) => part !== "").join(" ");
}

/** A day, as one tells it to somebody. */
export function day(lang: string, moment: number): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long" }).format(moment);
}
