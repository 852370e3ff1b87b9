/** A tableau sorted into sets: open cards by type, what was flipped apart. */

import { faceOf, plainKind } from "./faces";
import type { Owned } from "./outlook";

export interface OwnedSet {
  key: string;
  cards: Owned[];
  flipped: boolean;
}

/** Types of cards whose kinds stand together: plates of all letters, monsters with what tames them. */
function typeOf(kind: string): string {
  const { tone } = faceOf(kind);
  return ["plate", "monster", "treasure", "fate"].includes(tone) ? tone : plainKind(kind);
}

/** The sets of a tableau, those that can still be used first. */
export function setsOf(cards: readonly Owned[]): OwnedSet[] {
  const sets = new Map<string, OwnedSet>();
  for (const card of cards) {
    const key = `${card.flipped ? "flipped" : "open"} ${card.group ?? ""} ${typeOf(card.kind)}`;
    const set = sets.get(key) ?? { key, cards: [], flipped: card.flipped };
    set.cards.push(card);
    sets.set(key, set);
  }
  return [...sets.values()].sort(
    (one, other) => Number(one.flipped) - Number(other.flipped) || other.cards.length - one.cards.length,
  );
}
