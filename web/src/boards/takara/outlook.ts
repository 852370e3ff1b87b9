// Generated from src/bivouac/games/takara/shapes.py by tools/wire_types.py; do not edit.

export interface Adventurer {
  id: string;
  kind: "adventurer" | "recruit";
  place: string;
}

export interface Buy {
  kind: "buy" | "rent";
  seat: number;
  element: string;
  from: string;
  to: string;
}

export interface Carry {
  kind: "discard" | "draw" | "keep";
  seat: number;
  element: string;
  tile: string;
  from: string;
  to: string;
}

export interface Chests {
  id: string;
  count: number;
}

export interface Counter {
  id: string;
  tokens: number;
  open: boolean;
}

export interface Deal {
  kind: "deal";
  element: string;
  site: number;
  count: number;
  from: string;
  to: string;
}

export interface DigOdds {
  tiles: Record<string, number>;
}

export interface End {
  kind: "end";
  ending: string;
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

export interface FightOdds {
  win: number;
  hits: number[];
}

export interface First {
  kind: "first";
  seat: number;
  element: string;
}

/** A tile on its site; its kind is for those who have seen its face. */
export interface Gallery {
  id: string;
  kind: string | null;
  depth: "deep" | "intermediate" | "superficial";
  face_up: boolean;
  wounds: number;
  seen_by: number[];
  cleared: boolean;
}

export interface Hire {
  kind: "hire";
  seat: number;
  element: string;
  specialist: string;
  power: string;
  from: string;
  to: string;
}

export interface Hit {
  kind: "hit";
  seat: number;
  element: string;
  wounds: number;
}

export interface Leave {
  kind: "leave";
  seat: number;
  element: string;
}

export interface Look {
  kind: "look";
  seat: number;
  element: string;
  tile?: string;
}

export interface Money {
  kind: "earn" | "spend";
  seat: number;
  count: number;
  from: string;
  to: string;
}

export interface Move {
  kind: "move";
  seat: number;
  element: string;
  from: string;
  to: string;
}

export interface OpenTile {
  id: string;
  kind: string;
  xp: number;
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
  sites: Site[];
  chests: Chests;
  drawn: OpenTile[];
  discard: OpenTile[];
  counter: Counter;
  specialists: Specialist[];
  sword: string;
  dice: ("hospital" | "sword")[];
  stones: number;
  ending: string;
}

export interface Pile {
  kind: "pile";
  element: string;
  count: number;
  from: string;
  to: string;
}

/** A player's board. */
export interface Player {
  id: string;
  seat: number;
  karas: number;
  tokens: number;
  tiles: OpenTile[];
  adventurers: Adventurer[];
  specialist: Specialist | null;
  points: number;
  lines: [string, number][];
  fame: string;
}

/** What is asked; `tile` is the face of the piece it is about, for those who see it. */
export interface Prompt {
  key: string;
  seat: number | null;
  elements?: string[];
  evident?: string;
  tile?: string | null;
  left?: number;
  power?: string;
}

export interface Return {
  kind: "return_sword";
  seat: number;
  element: string;
  to: string;
}

export interface Roll {
  kind: "roll";
  seat: number;
  element: string;
  face: "hospital" | "sword";
}

export interface Send {
  kind: "send";
  seat: number;
  element: string;
  power: string;
  site: number;
}

export interface Shuffle {
  kind: "reshuffle";
  seat: number;
  element: string;
  tile: string;
}

export interface Site {
  id: string;
  tiles: Gallery[];
}

export interface Specialist {
  id: string;
  kind: string;
  place: string;
  asleep: boolean;
}

export interface Tire {
  kind: "fall_asleep" | "go_home";
  seat: number;
  element: string;
  specialist: string;
  to: string;
}

export interface Turn {
  kind: "turn";
  seat: number;
  round: number;
}

export interface TurnUp {
  kind: "turn_up" | "unearth";
  seat: number;
  element: string;
  tile: string;
}

export type Event =
  | Buy
  | Carry
  | Deal
  | End
  | First
  | Hire
  | Hit
  | Leave
  | Look
  | Money
  | Move
  | Pile
  | Return
  | Roll
  | Send
  | Shuffle
  | Tire
  | Turn
  | TurnUp;

export type Odds =
  | DigOdds
  | FightOdds;
