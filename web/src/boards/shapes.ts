// Generated from src/bivouac/core/shapes.py and contract.py by tools/wire_types.py; do not edit.

/** What is asked, and of whom, in the message `prompt-<key>`; a game adds what that speaks of. `evident` is the text of the one answer that makes sense, if any: a screen may give it unasked. */
export interface Asked {
  key: string;
  seat: number | null;
  elements?: string[];
  evident?: string;
}

/** How a game ended, as `core/outcome.py` tells it. */
export interface Ended {
  kind: "all_lost" | "ranked" | "together";
  winners: number[];
  ranks: number[];
  points: number[] | null;
  lines: [string, number][][];
  utility: number[];
}

/** A kind of piece as every client reads it; a game with a board of its own may add facts for that. */
export interface Entry {
  id: string;
  name: string;
  text: string;
  icons: string[];
  count?: number;
  group?: string;
  rulings?: string[];
  closed?: boolean;
  options?: Record<string, unknown[]>;
  source?: string;
}

/** What every outlook has, besides the players, the prompt, the pieces and places of its game. */
export interface Seen {
  game: string;
  seats: number;
  viewer: number;
  actors: number[];
  round: number;
  phase: string;
  moves: number;
  outcome: Ended | null;
}
