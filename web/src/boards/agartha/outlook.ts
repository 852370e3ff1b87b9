/** Agartha's outlook, as the server sends it to a seat. */

import type { BoardTable, Outlook } from "../board";

export type Action = "move" | "swap" | "draw";

export interface Card {
  id: string;
  kind: string;
}

/** A slot or sector of a personal board; the sectors belong to no zone. */
export interface Place {
  id: string;
  place: string;
  zone: "locations" | "village" | "exploration" | null;
  open: boolean;
  cards: Card[];
}

/** A token on a tile; value and action are null for those who have not seen its face. */
export interface Token {
  id: string;
  kind: string | null;
  seat: number;
  value: number | null;
  action: Action | null;
  face_up: boolean;
  one_of: number[];
  order: number;
}

/** A token still in hand. */
export interface HeldToken {
  id: string;
  kind: string;
  value: number;
  action: Action;
}

export interface Player {
  id: string;
  seat: number;
  testament: boolean;
  places: Place[];
  cards: Card[];
  hand: { count: number; tokens: HeldToken[] | null; one_of: number[] };
  explored: boolean[];
  points: number;
  lines: [string, number][];
  [fact: string]: unknown;
}

export interface Tile {
  id: string;
  number: number;
  cards: (Card | null)[];
  action: { id: string; tokens: Token[] };
  bid: { id: string; tokens: Token[] };
}

export interface AgarthaOutlook extends Outlook {
  players: Player[];
  tiles: Tile[];
  deck: { id: string; count: number; bottom: Card[] };
  discard: Card[];
  rounds: number;
  testament: number;
  actions: Action[];
}

/** The outlook of a table at which Agartha is played. */
export function agartha(table: BoardTable): AgarthaOutlook {
  return table.outlook as AgarthaOutlook;
}

/** The player whose board lies in front: one's own, or that of who acts when one only looks on. */
export function shown(table: BoardTable): Player | undefined {
  const outlook = agartha(table);
  return outlook.players[table.viewer >= 0 ? table.viewer : (outlook.actors[0] ?? 0)];
}

/** What each seat has bid on a tile, as far as it is known; the highest first. */
export interface Bid {
  seat: number;
  tokens: Token[];
  /** Null while one of the tokens is hidden from the viewer. */
  sum: number | null;
}

export function bidsOn(tile: Tile): Bid[] {
  const seats = [...new Set(tile.bid.tokens.map((token) => token.seat))];
  const bids = seats.map((seat) => {
    const tokens = tile.bid.tokens.filter((token) => token.seat === seat);
    const known = tokens.every((token) => token.value !== null);
    return { seat, tokens, sum: known ? tokens.reduce((sum, token) => sum + (token.value ?? 0), 0) : null };
  });
  return bids.sort((one, other) => (other.sum ?? -1) - (one.sum ?? -1));
}

/** Is this tile being resolved: has one of its tokens been turned up? */
export function resolving(tile: Tile): boolean {
  return [...tile.action.tokens, ...tile.bid.tokens].some((token) => token.face_up);
}
