/** A tableau sorted into sets: open cards by type, what was flipped apart. */

import type { BoardTable } from "../board";
import { faceOf, plainKind } from "./faces";
import type { Owned, Player } from "./outlook";

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

/** Points as they are written: monsters may leave fewer than none. */
export function signed(points: number): string {
  return String(points).replace("-", "−");
}

/** Decks whose cards are not worth more together, but good for something else. */
const USES = new Set(["coins", "weapons", "manuscripts", "jewels", "relics"]);

/** What a set is worth and what one card more would make of it, or what such cards are good for. */
export function captionOf(table: BoardTable, { sets }: Player, { cards, flipped }: OwnedSet): string {
  if (flipped) return "";
  const deck = table.catalogue.get(cards[0]?.kind ?? "")?.group ?? "";
  if (USES.has(deck)) return table.say(`board-use-${deck}`);
  const told = sets.find((set) => set.deck === deck);
  if (told === undefined) return "";
  return table.say(told.best > told.points ? "board-set" : "board-set-full", { ...told });
}
