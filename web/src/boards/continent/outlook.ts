// Generated from src/bivouac/games/continent/shapes.py by tools/wire_types.py; do not edit.

export interface Act {
  kind: "call_off" | "decline" | "object" | "eliminate" | "help" | "leave" | "retire" | "abandon" | "propose_camp";
  seat: number;
  element: string;
}

/** An action of a card: the icon, the price, the marks, both boxes in words. */
export interface Attempt {
  icon: string;
  cost: number;
  need: number;
  marks: string[];
  requires: string;
  success: string;
  failure: string;
}

export interface Begin {
  kind: "begin";
  seat: number;
  icon: string;
  forced: boolean;
  element: string;
  card?: string;
}

export interface Bury {
  kind: "bury";
  number: number;
  from: string;
  to: string;
}

export interface Carry {
  kind: "attach" | "banish" | "discard" | "past" | "return" | "satchel";
  element: string;
  card: string;
  from: string;
  to: string;
}

/** A cell of the land: a terrain, an event, fog, fog that was looked behind, or an opening. */
export interface Cell {
  id: string;
  cell: string;
  x: number;
  y: number;
  face: "down" | "known" | "open" | "up";
  kind: string | null;
  card: string | null;
  zone: number | null;
  number: number | null;
  attached: Piece[];
  figures: number[];
  fire: boolean;
}

/** The chances for what would be drawn now, and for more cards; and what is at hand that may help. */
export interface Chances {
  cards: number;
  success: number;
  failure: number;
  defeat: number;
  left: number;
  helped: Line;
  need: number;
  more: Helped[];
  helps: Helping[];
}

export interface ComeBack {
  kind: "come_back";
  seat: number;
  element: string;
  to: string;
}

export interface Count {
  kind: "failure" | "success";
  seat: number;
  count: number;
  need: number;
  element: string;
  adventure: string;
  attempt: number;
  turn: number;
}

export interface Curse {
  id: string;
  kind: string;
  lifted: boolean;
}

export interface Deck {
  id: string;
  count: number;
}

export interface Discard {
  id: string;
  count: number;
  face_up: boolean;
  cards: Piece[] | null;
}

export interface Douse {
  kind: "douse";
  element: string;
  from: string;
}

export interface Draw {
  kind: "draw";
  seat: number;
  count: number;
  element: string;
}

export interface Drawn {
  id: string;
  kind: string | null;
  origin: "deck" | "discard";
}

export interface End {
  kind: "end";
  ending: "abandoned" | "lost" | "playing" | "won";
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

/** A card of a pack; `known` is what a thing in the satchel comes to, in one plain sentence. */
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
  zone: number;
  region: string;
  resources: Resource[];
  harsh: boolean;
  hidden: string[];
  pips: number;
  strip: [number, string, number];
  helps: Help[];
  attempts: Attempt[];
  pack: string;
  number: string;
  gold: boolean;
  back: string;
  front: string;
  known: string;
  copies: string[];
}

export interface Fate {
  kind: "home" | "stay";
  seat: number;
  element: string;
  card: string;
}

export interface Give {
  kind: "give" | "swap";
  seat: number;
  element: string;
  card: string;
  receiver: number;
  from: string;
  to: string;
}

export interface Hand {
  id: string;
  cards: Held[];
}

export interface Handle {
  kind: "assemble" | "item" | "mend" | "wear";
  seat: number;
  element: string;
  card: string;
  count: number;
  to: string;
}

export interface Held {
  id: string;
  kind: string;
  tally?: number;
}

export interface Help {
  icons: string[];
  cost: number;
  stars: number;
  sevens: number;
}

/** A line, and how it reads when every help at hand is applied. */
export interface Helped {
  cards: number;
  success: number;
  failure: number;
  defeat: number;
  left: number;
  helped: Line;
}

export interface Helping {
  card: string;
  cost: number;
  stars: number;
  sevens: number;
}

export interface Introduction {
  kind: "introduction";
  adventure: string;
  element: string;
}

export interface Item {
  id: string;
  slot: number;
  pips: number;
  used: boolean;
  cards: Piece[];
}

export interface Join {
  kind: "explorer" | "join";
  seat: number;
  element: string;
  card: string;
  to: string;
}

export interface Lay {
  kind: "clue" | "learn" | "place" | "replace" | "start";
  to: string;
  element: string;
  card: string;
}

export interface LayFog {
  kind: "fog";
  element: string;
  from: string;
}

export interface Lift {
  kind: "lift";
  element: string;
  curse: string;
}

export interface Light {
  kind: "light";
  seat: number;
  element: string;
  to: string;
}

export interface Limits {
  items: number;
  per_item: number;
  skills: number;
  bonuses: number;
}

export interface Line {
  cards: number;
  success: number;
  failure: number;
  defeat: number;
  left: number;
}

export interface Lose {
  kind: "lose";
  seat: number;
  count: number;
  shown: number;
  element: string;
}

/** What cards that are only lost may do. */
export interface Loss {
  cards: number;
  defeat: number;
  left: number;
}

export interface NoCard {
  kind: "nothing" | "wrong";
  number: number;
  element: string;
  card?: string;
}

export interface Note {
  kind: "camp" | "exhausted" | "recovered" | "spared";
  element: string;
}

/** Something a player may begin, or could but for the code that bars it; a walk says where it may lead. */
export interface Offer {
  icon: string;
  card: string | null;
  kind: string | null;
  place: number | null;
  printed: [number, number];
  action: string;
  seat: number;
  cell: string | null;
  barred: string | null;
  reaches: string[];
}

/** All that anybody may see: the game is cooperative. */
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
  adventure: string;
  board: Cell[];
  zones: Zone[];
  deck: Deck;
  discard: Discard;
  past: Piece[];
  banished: Piece[];
  unseen: number[];
  turned: Piece[];
  reading: Piece[];
  satchel: Piece[];
  aside: Piece[];
  experience: number;
  offers: Offer[];
  action: Running | null;
  proposal: Proposal | null;
  chances: Chances | null;
  queue: Piece[];
  curses: Curse[];
  easy: boolean;
  night: number;
  policy: "agree" | "any";
  ending: "abandoned" | "lost" | "playing" | "won";
}

export interface Piece {
  id: string;
  kind: string;
}

/** A character with an open hand and inventory. */
export interface Player {
  id: string;
  seat: number;
  explorer: string | null;
  status: "away" | "fallen" | "here" | "retired";
  figure: string;
  cell: string | null;
  fire: string | null;
  hand: Hand;
  items: (Item | null)[];
  limits: Limits;
}

/** What is asked, and of whom; nobody is named when all are asked. */
export interface Prompt {
  elements?: string[];
  card?: string;
  other?: string;
  count?: number;
  number?: string;
  cell?: string;
  digits?: string;
  power?: string;
  keyword?: string;
  icon?: string;
  cost?: number;
  need?: number;
  ending?: string;
  key: string;
  seat: number | null;
  evident?: string;
}

export interface Proposal {
  action: string;
  seat: number;
  agreed: number[];
  offer: Offer | null;
}

export interface Propose {
  kind: "propose";
  seat: number;
  element: string;
  icon: string;
  card?: string;
  cell?: string;
}

export interface ProposeSwap {
  kind: "propose_swap";
  seat: number;
  element: string;
  card: string;
  other: string;
}

export interface Refill {
  kind: "refill";
  element: string;
  count: number;
}

export interface Resource {
  id: string;
  name: string;
}

export interface Reveal {
  kind: "reveal";
  origin: "deck" | "discard";
  element: string;
  card: string;
}

/** The action that runs: who takes part, what it costs and needs, what was drawn. */
export interface Running {
  icon: string;
  card: string | null;
  kind: string | null;
  place: number | null;
  printed: [number, number];
  source: string;
  active: number;
  party: number[];
  forced: boolean;
  locked: boolean;
  aim: string | null;
  cost: number;
  need: number;
  trade: number;
  successes: number | null;
  applied: string[];
  drawn: Drawn[];
  verdict: "failure" | "success" | "undecided";
}

export interface Say {
  kind: "say";
  seat: number;
  number: number;
  element: string;
}

export interface Shed {
  kind: "shed";
  count: number;
  to: string;
}

export interface Show {
  kind: "drop" | "flip" | "peek" | "show";
  element: string;
  card: string;
}

export interface Shuffle {
  kind: "refresh" | "restore";
  count: number;
  from: string;
  to: string;
}

export interface Spend {
  kind: "apply" | "power";
  seat: number;
  element: string;
  card: string;
}

export interface Take {
  kind: "take";
  seat: number;
  element: string;
  card: string;
  number: number;
  from: string;
}

export interface ToHand {
  kind: "hand";
  seat: number;
  element: string;
  card: string;
  from: string;
  to: string;
}

export interface Trade {
  kind: "trade";
  seat: number;
  count: number;
  element: string;
}

export interface Walk {
  kind: "walk";
  seat: number;
  element: string;
  card: string;
  from: string;
  to: string;
}

export interface Zone {
  id: string;
  zone: number;
  count: number;
  bottom: Piece[];
}

export type Event =
  | Act
  | Begin
  | Bury
  | Carry
  | ComeBack
  | Count
  | Douse
  | Draw
  | End
  | Fate
  | Give
  | Handle
  | Introduction
  | Join
  | Lay
  | LayFog
  | Lift
  | Light
  | Lose
  | NoCard
  | Note
  | Propose
  | ProposeSwap
  | Refill
  | Reveal
  | Say
  | Shed
  | Show
  | Shuffle
  | Spend
  | Take
  | ToHand
  | Trade
  | Walk;

export type Odds =
  | Chances
  | Loss;
