/** What a hidden card may be, told by deck: twenty kinds are too many to read at once. */

import { faceOf, plainKind } from "./faces";

/** A line of the list: the name is that of a deck or of a kind. */
export interface Chance {
  name: string;
  icon: string;
  chance: number;
}

/** Decks whose cards are told together. */
const TOGETHER: Readonly<Record<string, readonly [name: string, icon: string]>> = {
  monster: ["monsters", "vampire"],
  treasure: ["treasures", "treasure"],
  fate: ["curses", "fate"],
};

/** The chances of a hidden card, the likeliest first. */
export function oddsLines(cards: Readonly<Record<string, number>>): Chance[] {
  const lines = new Map<string, Chance>();
  for (const [kind, chance] of Object.entries(cards)) {
    const face = faceOf(kind);
    const [name, icon] = TOGETHER[face.tone] ?? [plainKind(kind), face.icon];
    const line = lines.get(name);
    if (line) line.chance += chance;
    else lines.set(name, { name, icon, chance });
  }
  return [...lines.values()].sort((one, other) => other.chance - one.chance);
}
