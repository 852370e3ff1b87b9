/** Which pieces a question is about that lie on no board, so that they must be shown for it. */

import type { Move } from "../../wire";
import type { Outlook as ArnakOutlook, Piece } from "./outlook";

export interface Aside {
  /** The heading, in the game's words. */
  words: string;
  form: "card" | "tile" | "mate";
  pieces: Piece[];
}

/** What must be laid out for the question, or null when the boards show it all. */
export function asideOf(outlook: ArnakOutlook, viewer: number, moves: readonly Move[]): Aside | null {
  if (outlook.prompt.seat !== viewer || viewer < 0) return null;
  const asked = new Set(moves.flatMap((move) => move.elements));
  const sifted = outlook.players[viewer]?.sifted ?? [];
  if (sifted.length > 0) return { words: "board-drawn", form: "card", pieces: sifted };
  switch (outlook.prompt.key) {
    case "take_exiled":
      return {
        words: "board-exiled",
        form: "card",
        pieces: outlook.exile.filter((card) => asked.has(card.id)),
      };
    case "pick_bonus":
    case "temple_bonus":
      return { words: "board-bonuses", form: "tile", pieces: bonuses(asked) };
    case "rescue":
      return { words: "board-rescue", form: "mate", pieces: outlook.rescue };
    default:
      return null;
  }
}

function bonuses(asked: ReadonlySet<string>): Piece[] {
  const found = [...asked].filter((id) => id.startsWith("bonus-"));
  return found.map((id) => ({ id, kind: id.replace("bonus-", "bonus_") }));
}
