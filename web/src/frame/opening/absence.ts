/** How long a table waits for somebody away before their seat may be lent: agreed when it is opened. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TermName = "never" | "minutes" | "hours" | "days";

/** In milliseconds, as the server counts; 0 is never. */
export const TERMS: Readonly<Record<TermName, number>> = {
  never: 0,
  minutes: 15 * MINUTE,
  hours: 3 * HOUR,
  days: 3 * DAY,
};

/** A term as people count it: days if they are whole, else hours, else minutes. */
export function counted(term: number): { unit: "days" | "hours" | "minutes"; count: number } {
  if (term % DAY === 0) return { unit: "days", count: term / DAY };
  if (term % HOUR === 0) return { unit: "hours", count: term / HOUR };
  return { unit: "minutes", count: Math.round(term / MINUTE) };
}
