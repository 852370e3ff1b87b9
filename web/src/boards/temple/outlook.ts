// Generated from src/bivouac/games/temple/shapes.py by tools/wire_types.py; do not edit.

export interface Again {
  kind: "again";
  seat: number;
  count: number;
}

export interface Assistant {
  id: string;
  kind: string;
  place: string;
}

export interface Build {
  kind: "build" | "remove";
  element: string;
  count: number;
  from: string;
  to: string;
}

export interface Carry {
  kind: "discard" | "take";
  seat: number;
  element: string;
  card: string;
  from: string;
  to: string;
}

export interface Close {
  kind: "close" | "flip";
  seat: number;
  elements: string[];
  deck: string;
  count: number;
}

export interface Deck {
  id: string;
  count: number;
}

export interface DeckDealt {
  kind: "deck";
  element: string;
  deck: string;
  from: string;
  to: string;
}

export interface End {
  kind: "end";
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

export interface Engage {
  kind: "engage";
  seat: number;
  element: string;
  assistant: string;
  from: string;
  to: string;
}

export interface Face {
  id: string;
  kind: string;
  star: boolean;
}

export interface First {
  kind: "first";
  seat: number;
  element: string;
}

export interface Fizzle {
  kind: "fizzle";
  seat: number;
  phase: string;
  to: string;
}

export interface HandOver {
  kind: "give" | "steal";
  seat: number;
  element: string;
  card: string;
  from: string;
  to: string;
  other: string;
}

export interface Look {
  kind: "look";
  seat: number;
  element: string;
  card?: string;
}

export interface Money {
  kind: "earn" | "spend";
  seat: number;
  count: number;
  from: string;
  to: string;
}

export interface Odds {
  cards: Record<string, number>;
}

/** What the open cards of a deck that counts by sets are worth, and at best with one card more. */
export interface OpenSet {
  deck: string;
  points: number;
  best: number;
}

/** All that a seat may see; prices and purse are those of `payer`. */
export interface Outlook {
  game: string;
  seats: number;
  viewer: number;
  actors: number[];
  round: number;
  phase: string;
  moves: number;
  outcome: Ended | null;
  players: Player[];
  prompt: Prompt;
  decks: string[];
  cover: "outline" | "touch";
  payer: number;
  temple: Standing[];
  assistants: Assistant[];
  deck: Deck;
  removed: number;
  discard: Face[];
  first: number;
  next: number | null;
  left: number;
  acted: boolean;
  turn: number;
}

/** A card of a tableau: used for good when it is flipped, closed in a set when it has a group. */
export interface Owned {
  id: string;
  kind: string;
  star: boolean;
  flipped: boolean;
  group: number | null;
}

/** A player's tableau and money. */
export interface Player {
  id: string;
  seat: number;
  money: number;
  cards: Owned[];
  sets: OpenSet[];
  assistants: string[];
  stars: number;
  artifacts: number;
  points: number;
  lines: [string, number][];
}

/** What is asked: how many actions are left, or how many picks. */
export interface Prompt {
  key: string;
  seat: number | null;
  elements?: string[];
  evident?: string;
  left?: number;
  count?: number;
}

/** A card that stands in the temple; its kind is for those who have seen its face. */
export interface Standing {
  id: string;
  kind: string | null;
  star: boolean | null;
  cell: string;
  floor: number;
  x: number;
  y: number;
  face_up: boolean;
  covers: number;
  price: number;
  payable: boolean;
  seen_by: number[];
}

export interface Turn {
  kind: "turn";
  seat: number;
  round: number;
}

export type Event =
  | Again
  | Build
  | Carry
  | Close
  | DeckDealt
  | End
  | Engage
  | First
  | Fizzle
  | HandOver
  | Look
  | Money
  | Turn;
