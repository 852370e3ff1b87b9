/** Takara's outlook, as the server sends it to a seat. */

import type { BoardTable, Outlook } from "../board";

export type Depth = "superficial" | "intermediate" | "deep";

/** A tile on its site; `kind` is null for those who have not seen its face. */
export interface Gallery {
  id: string;
  kind: string | null;
  depth: Depth;
  face_up: boolean;
  wounds: number;
  seen_by: number[];
  cleared: boolean;
}

/** A tile that lies open beside the sites. */
export interface OpenTile {
  id: string;
  kind: string;
  xp: number;
}

/** A site, from the top tile down. */
export interface Site {
  id: string;
  tiles: Gallery[];
}

export interface Adventurer {
  id: string;
  kind: "adventurer" | "recruit";
  place: string;
}

export interface Specialist {
  id: string;
  kind: string;
  place: string;
  asleep: boolean;
}

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
  [fact: string]: unknown;
}

export interface TakaraOutlook extends Outlook {
  players: Player[];
  sites: Site[];
  chests: { id: string; count: number };
  drawn: OpenTile[];
  discard: OpenTile[];
  counter: { id: string; tokens: number; open: boolean };
  specialists: Specialist[];
  sword: string;
  dice: ("sword" | "hospital")[];
  stones: number;
  moves: number;
  ending: string;
}

/** The outlook of a table at which Takara is played. */
export function takara(table: BoardTable): TakaraOutlook {
  return table.outlook as TakaraOutlook;
}

/** Every adventurer in some place, with the seat it plays for. */
export function standing(outlook: TakaraOutlook, place: string): { seat: number; who: Adventurer }[] {
  return outlook.players.flatMap((player) =>
    player.adventurers.filter((who) => who.place === place).map((who) => ({ seat: player.seat, who })),
  );
}

/** The player whose goods the tray shows: one's own, or those of who acts when one only looks on. */
export function shown(table: BoardTable): Player | undefined {
  const outlook = takara(table);
  const seat = table.viewer >= 0 ? table.viewer : (outlook.actors[0] ?? 0);
  return outlook.players[seat];
}
