/** A strip of icons as people read it: equal neighbours become one icon and a number. */

/** Marks that stand between icons and are never counted. */
const MARKS = new Set(["or", "arrow", "next", "optional", "minus", "plus", "when"]);

/** An icon, and how many of it stand in a row. */
export interface Run {
  icon: string;
  count: number;
}

/** The strip with runs of equal icons told as an amount. */
export function runs(icons: readonly string[]): Run[] {
  const told: Run[] = [];
  for (const icon of icons) {
    const last = told.at(-1);
    if (last && last.icon === icon && !MARKS.has(icon)) last.count += 1;
    else told.push({ icon, count: 1 });
  }
  return told;
}
