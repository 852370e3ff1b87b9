// Generated from src/bivouac/games/agartha/shapes.py by tools/wire_types.py; do not edit.

export interface Auction {
  kind: "auction";
  seat: number;
  element: string;
  number: number;
  count: number;
}

export interface Bid {
  kind: "bid";
  seat: number;
  element: string;
  number: number;
  zone: string;
  face?: string;
  value?: number;
  from: string;
  to: string;
}

export interface Card {
  id: string;
  kind: string;
}

export interface CardOdds {
  cards: Record<string, number>;
}

export interface Carry {
  kind: "deal" | "discard" | "meet" | "swapped";
  seat: number;
  element: string;
  card: string;
  from: string;
  to: string;
}

export interface Deck {
  id: string;
  count: number;
  bottom: Card[];
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

export interface Gain {
  kind: "draw" | "win";
  seat: number;
  element: string;
  card: string;
  number?: number;
  from: string;
  to: string;
}

export interface Hand {
  count: number;
  tokens: HeldToken[] | null;
  one_of: number[];
}

export interface HeldToken {
  id: string;
  kind: string;
  value: number;
  action: "draw" | "move" | "swap";
}

export interface Move {
  kind: "move" | "swap";
  seat: number;
  element: string;
  card: string;
  other?: string;
  origin: string;
  slot: string;
  from: string;
  to: string;
}

/** All that a seat may see. */
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
  rounds: number;
  tiles: Tile[];
  deck: Deck;
  discard: Card[];
  testament: number;
  actions: ("draw" | "move" | "swap")[];
}

/** A slot or sector of a personal board; the sectors belong to no zone. */
export interface Place {
  id: string;
  place: string;
  zone: "exploration" | "locations" | "village" | null;
  open: boolean;
  cards: Card[];
}

/** A board, all of it open, and the tokens, of which others see the number alone. */
export interface Player {
  id: string;
  seat: number;
  testament: boolean;
  places: Place[];
  cards: Card[];
  hand: Hand;
  returned: Token[];
  explored: boolean[];
  points: number;
  lines: [string, number][];
}

/** What is asked, and about which card, slot or tile. */
export interface Prompt {
  key: string;
  seat: number | null;
  elements?: string[];
  evident?: string;
  count?: number;
  card?: string;
  slot?: string;
  number?: number;
}

export interface Put {
  kind: "put";
  seat: number;
  element: string;
  card: string;
  slot: string;
  from: string;
  to: string;
}

export interface RefillOdds {
  replaced_by: Record<string, number>;
}

export interface Return {
  kind: "return";
  seat: number;
  element: string;
  from: string;
  to: string;
}

export interface Round {
  kind: "round";
  round: number;
}

export interface Score {
  kind: "explore" | "score";
  seat: number;
  element: string;
  count: number;
}

export interface Show {
  kind: "reveal" | "show";
  seat: number;
  element: string;
  face: string;
  value: number;
  number: number;
  action?: "draw" | "move" | "swap";
}

export interface Shuffle {
  kind: "reshuffle";
  element: string;
  count: number;
  from: string;
  to: string;
}

export interface Skip {
  kind: "done" | "skip";
  seat: number;
  element: string;
}

export interface Testament {
  kind: "first" | "testament";
  seat: number;
  element: string;
  to: string;
}

export interface Tie {
  kind: "tie";
  element: string;
  number: number;
  count: number;
}

/** An expedition tile: its card places and its two zones. */
export interface Tile {
  id: string;
  number: number;
  cards: (Card | null)[];
  action: TokenZone;
  bid: TokenZone;
}

/** A token on a tile; value and action are for those who know its face. */
export interface Token {
  id: string;
  kind: string | null;
  seat: number;
  value: number | null;
  action: "draw" | "move" | "swap" | null;
  face_up: boolean;
  one_of: number[];
  order: number;
}

export interface TokenZone {
  id: string;
  tokens: Token[];
}

export interface Turn {
  kind: "turn" | "under";
  element: string;
  card: string;
  number: number;
  from: string;
  to: string;
}

export interface Validate {
  kind: "validate";
  seat: number;
  element: string;
  slot: string;
  count: number;
}

export type Event =
  | Auction
  | Bid
  | Carry
  | End
  | Gain
  | Move
  | Put
  | Return
  | Round
  | Score
  | Show
  | Shuffle
  | Skip
  | Testament
  | Tie
  | Turn
  | Validate;

export type Odds =
  | CardOdds
  | RefillOdds;
