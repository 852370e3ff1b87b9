/** Chances as the game tells them, and as they are shown: monsters together, the likeliest first. */

import { drawingOf } from "./faces";
import type { DigOdds } from "./outlook";

/** A line of the list of chances. */
export interface Chance {
  icon: string;
  /** The kind, or null for monsters told together. */
  kind: string | null;
  chance: number;
}

const MONSTERS = /^(?:bat|goblin|skeleton|drake)/;

/** A wound is what one wants to see first. */
const lineIcon = (kind: string) => (kind.endsWith("_wound") ? "wound" : drawingOf(kind));

/** What a dig may bring, the likeliest first; several kinds of monsters are one line. */
export function digLines(odds: DigOdds): Chance[] {
  const kinds = Object.entries(odds.tiles);
  const monsters = kinds.filter(([kind]) => MONSTERS.test(kind));
  const rest = kinds.filter(([kind]) => monsters.length < 2 || !MONSTERS.test(kind));
  const lines: Chance[] = rest.map(([kind, chance]) => ({ icon: lineIcon(kind), kind, chance }));
  if (monsters.length >= 2) {
    lines.push({
      icon: "monster",
      kind: null,
      chance: monsters.reduce((sum, [, chance]) => sum + chance, 0),
    });
  }
  return lines.sort((one, other) => other.chance - one.chance);
}

/** A chance in hundredths, as it is written in the language. */
export function percent(chance: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}
