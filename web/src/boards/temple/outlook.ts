/** Temple's outlook, as the server sends it to a seat. */

import type { BoardTable, Outlook } from "../board";

/** A card everybody has seen. */
export interface Face {
  id: string;
  kind: string;
  star: boolean;
}

/** A card of a tableau: used for good when it is flipped, closed in a set when it has a group. */
export interface Owned extends Face {
  flipped: boolean;
  group: number | null;
}

/** A card that stands in the temple; `kind` is null for those who have not seen its face. */
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

export interface Assistant {
  id: string;
  kind: string;
  place: string;
}

export interface Player {
  id: string;
  seat: number;
  money: number;
  cards: Owned[];
  assistants: string[];
  stars: number;
  artifacts: number;
  points: number;
  lines: [string, number][];
  [fact: string]: unknown;
}

export interface TempleOutlook extends Outlook {
  players: Player[];
  /** The seat whose prices and purse are shown. */
  payer: number;
  temple: Standing[];
  assistants: Assistant[];
  deck: { id: string; count: number };
  discard: Face[];
  left: number;
}

/** The outlook of a table at which Temple is played. */
export function temple(table: BoardTable): TempleOutlook {
  return table.outlook as TempleOutlook;
}

/** The player whose goods the tray shows: whoever the prices are for. */
export function shown(table: BoardTable): Player | undefined {
  return temple(table).players[temple(table).payer];
}
