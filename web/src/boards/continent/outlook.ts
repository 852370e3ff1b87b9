/** Continent's outlook, as the server sends it to every seat alike. */

import type { BoardTable, Outlook } from "../board";
import type { Chances } from "./odds";

/** A card whose face is known. */
export interface Piece {
  id: string;
  kind: string;
}

/** A card in hand; a tally counts what a state waits for. */
export interface Held extends Piece {
  tally?: number;
}

/** Cards in a column under one die. */
export interface Item {
  id: string;
  slot: number;
  pips: number;
  used: boolean;
  cards: Piece[];
}

/** A cell of the land: a terrain, an event, fog, fog that was looked behind, or an opening. */
export interface Cell {
  id: string;
  cell: string;
  x: number;
  y: number;
  face: "up" | "down" | "known" | "open";
  kind: string | null;
  card: string | null;
  zone: number | null;
  number: number | null;
  attached: Piece[];
  figures: number[];
  fire: boolean;
}

export interface Player {
  id: string;
  seat: number;
  explorer: string | null;
  status: "here" | "away" | "fallen" | "retired";
  figure: string;
  cell: string | null;
  fire: string | null;
  hand: { id: string; cards: Held[] };
  items: (Item | null)[];
  limits: { items: number; per_item: number; skills: number; bonuses: number };
  [fact: string]: unknown;
}

/** An action where it is printed; the back of fog has no card of its own. */
export interface Printed {
  icon: string;
  card: string | null;
  kind: string | null;
  /** Which of the card's actions it is. */
  place: number | null;
  printed: [cost: number, need: number];
}

/** Something a player may begin, or could if nothing barred it. */
export interface Offer extends Printed {
  action: string;
  seat: number;
  cell: string | null;
  /** The code of what bars it now. */
  barred: string | null;
}

/** What all must agree to; camp is no card's offer. */
export interface Proposal {
  action: string;
  seat: number;
  agreed: number[];
  offer: Offer | null;
}

export interface Drawn {
  id: string;
  kind: string | null;
  origin: "deck" | "discard";
}

/** The action that runs. */
export interface Running extends Printed {
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
  verdict: "undecided" | "success" | "failure";
}

export interface Curse {
  id: string;
  kind: string;
  lifted: boolean;
}

export interface ContinentOutlook extends Outlook {
  players: Player[];
  adventure: string;
  board: Cell[];
  deck: { id: string; count: number };
  discard: { id: string; count: number; face_up: boolean; cards: Piece[] | null };
  past: Piece[];
  banished: Piece[];
  reading: Piece[];
  satchel: Piece[];
  experience: number;
  offers: Offer[];
  action: Running | null;
  proposal: Proposal | null;
  /** The chances of what runs or is proposed, if nothing is added to it. */
  chances: Chances | null;
  curses: Curse[];
  /** The cards that a camp costs. */
  night: number;
  ending: "playing" | "won" | "lost" | "abandoned";
}

/** The outlook of a table at which Continent is played. */
export function continent(table: BoardTable): ContinentOutlook {
  return table.outlook as ContinentOutlook;
}

/** The player whose goods the tray shows: who is asked if it is oneself, one's own, or who acts. */
export function shown(table: BoardTable): Player | undefined {
  const { players, actors, action } = continent(table);
  return players[table.viewer >= 0 ? table.viewer : (action?.active ?? actors[0] ?? 0)];
}
