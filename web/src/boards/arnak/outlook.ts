// Generated from src/bivouac/games/arnak/shapes.py by tools/wire_types.py; do not edit.

export interface Arrive {
  kind: "arrive";
  seat: number | null;
  who?: string;
  element: string;
  site: string;
  to: string;
}

/** An assistant: what either side does, as a sentence of its own. */
export interface AssistantEntry {
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
  silver: string;
  gold: string;
}

export interface Basic {
  id: string;
  kind: string;
  seat: number;
}

export interface Bonus {
  kind: "bonus";
  seat: number | null;
  who?: string;
  element: string;
  face: string;
  bonus: string;
  from: string;
}

export interface Boon {
  kind: "boon";
  seat: number;
  element: string;
  guardian: string;
}

/** A card as it is printed: its price, what it is spent for, what playing it from hand costs. */
export interface CardEntry {
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
  cost: number;
  points: number;
  travel: string[];
  free: boolean;
  exiled: boolean;
  fee: string[];
}

export interface CardOdds {
  cards: Record<string, number>;
}

export interface Catch {
  kind: "overcome";
  seat: number | null;
  who?: string;
  element: string;
  guardian: string;
  site: string;
  to: string;
}

export interface Chase {
  kind: "chase";
  element: string;
  guardian: string;
  site: string;
}

export interface Counted {
  kind: "shuffle" | "sift";
  seat: number;
  element: string;
  count: number;
}

export interface Deck {
  id: string;
  count: number;
  cards: DeckCard[];
}

export interface DeckCard {
  face: string | null;
  shuffle: number | null;
}

export interface Deed {
  kind: "deed";
  seat: number | null;
  who?: string;
  element: string;
  face: string;
  deed: string;
}

export interface Draw {
  kind: "draw" | "hold" | "put_back";
  seat: number;
  element: string;
  card?: string;
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

export interface Exile {
  kind: "exile_tile";
  seat: number;
  element: string;
  from: string;
}

export interface First {
  kind: "first";
  seat: number;
  element: string;
  to?: string;
}

export interface ForSale {
  id: string;
  kind: string;
  cost: number;
}

export interface Gone {
  kind: "send_away";
  element: string;
  assistant: string;
}

export interface Hand {
  kind: "hand";
  seat: number;
  element: string;
  count: number;
  from: string;
  to: string;
}

export interface Help {
  kind: "promote" | "recruit" | "refresh" | "ride" | "use" | "use_supply";
  seat: number;
  element: string;
  assistant: string;
}

export interface Helper {
  id: string;
  kind: string;
  gold: boolean;
  ready: boolean;
}

export interface Idle {
  kind: "idle";
  seat: number | null;
  who?: string;
  element: string;
}

export interface Idol {
  kind: "idol";
  seat: number | null;
  who?: string;
  element: string;
  face: string;
  idol: string;
  count: number;
}

export interface InCare {
  shuffles: number[];
  fears: number;
}

export interface Lay {
  kind: "discard" | "exile" | "fear" | "lay" | "play" | "spend" | "take";
  seat: number | null;
  who?: string;
  element: string;
  card: string;
  from: string;
  to: string;
}

export interface Leave {
  kind: "leave";
  seat: number | null;
  who?: string;
  element: string;
  site: string;
  from: string;
}

/** Temple tiles, who arrived when, and the hidden bonus tiles for those who looked through them. */
export interface LostTemple {
  tiles: Record<string, number>;
  arrived: number[];
  bonuses: number;
  seen: string[] | null;
  gone: number[];
}

export interface Next {
  kind: "next";
  element: string;
  face: string;
  assistant: string;
}

export interface Note {
  kind: "fear_tile" | "icons" | "look" | "pass" | "planes" | "toll";
  seat: number;
  element: string;
}

export interface Open {
  id: string;
  kind: string;
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
  temple: "bird" | "snake";
  first: number;
  acted: boolean;
  icons: string[];
  sites: Site[];
  stacks: Stack[];
  row: (ForSale | null)[];
  decks: Pile[];
  exile: Open[];
  exiled_basics: Basic[];
  fears: number;
  slot_points: number[];
  fear_tiles: number;
  track: Step[];
  lost_temple: LostTemple;
  supply: Pile[];
  rescue: Piece[];
  rival: Rival | null;
  red: number;
}

export interface Overcome {
  id: string;
  kind: string;
  boon: boolean;
}

export interface Pay {
  kind: "gain" | "pay";
  seat: number;
  element: string;
  resource: string;
  count: number;
}

export interface Piece {
  id: string;
  kind: string | null;
}

export interface Pile {
  id: string;
  count: number;
  top: Open | null;
}

/** A player's board; of hand and deck others see what is known to all. */
export interface Player {
  id: string;
  seat: number;
  tokens: Purse;
  passed: boolean;
  hand: Piece[];
  deck: Deck;
  sifted: Piece[];
  in_care: InCare;
  area: Open[];
  fear_tiles: number;
  crates: number;
  slots: boolean[];
  assistants: (Helper | null)[];
  guardians: Overcome[];
  archaeologists: number;
  glass: number;
  notebook: number;
  temple_tiles: Record<string, number>;
  all_planes: boolean;
  no_fear: boolean;
  points: number;
  lines: [string, number][];
}

/** What is asked: about a card, a site, a payment, an effect. */
export interface Prompt {
  key: string;
  seat: number | null;
  elements?: string[];
  evident?: string;
  piece?: string;
  effect?: string;
  price?: string;
  paying?: boolean;
  card?: string;
  site?: string;
  count?: number;
  travel?: string[];
  paid?: string[];
  open?: string[];
}

export interface Purse {
  coin: number;
  compass: number;
  tablet: number;
  arrowhead: number;
  jewel: number;
}

export interface Rescue {
  kind: "rescue";
  seat: number;
  element: string;
  face: string;
  assistant: string;
}

export interface Research {
  kind: "research";
  seat: number | null;
  who?: string;
  element: string;
  token: "glass" | "notebook";
  row: number;
  to: string;
}

/** The solo rival: its tiles, the arrow it decides by, what it has and what that counts. */
export interface Rival {
  id: string;
  deeds: string[];
  done: string[];
  arrow: "left" | "right";
  back: Open;
  cards: Open[];
  idols: string[];
  pile: number;
  guardians: Overcome[];
  glass: number;
  temple_tiles: Record<string, number>;
  assistants_gone: string[];
  points: number;
  lines: [string, number][];
}

export interface Round {
  kind: "round";
  round: number;
  element: string;
}

export interface RowCard {
  kind: "deal" | "exile_row";
  element: string;
  card: string;
  from: string;
  to: string;
}

/** A row of the track: what it is worth to either token, the price of its spaces, where bridges lead. */
export interface RowEntry {
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
  glass: Worth;
  notebook: Worth;
  prices: string[][];
  bridges: number[][];
}

export interface Show {
  kind: "show";
  element: string;
  card: string;
  from: string;
}

export interface ShowTile {
  kind: "show_tile";
  element: string;
  tile: string;
}

/** A camp site or a place of the island; `compasses` is what discovering it costs. */
export interface Site {
  id: string;
  site: string;
  level: number;
  row: number;
  column: number;
  tile: Open | null;
  guardian: Open | null;
  spaces: Space[];
  idols: Piece[];
  compasses: number;
}

export interface Slot {
  kind: "slot";
  seat: number;
  element: string;
  effect: string;
  number: number;
}

export interface Space {
  id: string;
  space: string;
  travel: string[];
  blocked: boolean;
  player: number | null;
}

export interface Stack {
  id: string;
  count: number;
  known: string[];
}

/** Temple tiles of one worth, with their price on either side of the track. */
export interface StackEntry {
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
  points: number;
  price: Record<string, string[]>;
}

export interface Step {
  id: string;
  row: number;
  column: number;
  bonuses: string[];
  tokens: Token[];
}

export interface Swap {
  kind: "swap";
  seat: number;
  element: string;
  assistant: string;
  other: string;
}

export interface Temple {
  kind: "temple";
  seat: number | null;
  who?: string;
  element: string;
  points: number;
  to: string;
}

/** The Lost Temple: the price of the way in, and the points of those who come first, second… */
export interface TempleEntry {
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
  price: string[];
  arrivals: number[];
}

export interface Tile {
  kind: "tile";
  element: string;
  tile: string;
  site: string;
}

/** A tile that counts at the end. */
export interface TileEntry {
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
  points: number;
}

export interface TileOdds {
  tiles: Record<string, number>;
}

export interface Token {
  player: number;
  token: "glass" | "notebook";
}

export interface Unslot {
  kind: "unslot";
  seat: number;
  element: string;
  number: number;
}

export interface Wake {
  kind: "wake";
  element: string;
  face: string;
  guardian: string;
  site: string;
}

export interface Worth {
  points: number;
  icons: string[];
}

export type Event =
  | Arrive
  | Bonus
  | Boon
  | Catch
  | Chase
  | Counted
  | Deed
  | Draw
  | End
  | Exile
  | First
  | Gone
  | Hand
  | Help
  | Idle
  | Idol
  | Lay
  | Leave
  | Next
  | Note
  | Pay
  | Rescue
  | Research
  | Round
  | RowCard
  | Show
  | ShowTile
  | Slot
  | Swap
  | Temple
  | Tile
  | Unslot
  | Wake;

export type Odds =
  | CardOdds
  | TileOdds;

export type Entry =
  | AssistantEntry
  | CardEntry
  | RowEntry
  | StackEntry
  | TempleEntry
  | TileEntry;
