/** What things are called on the generic table: by the game's words, its catalogue, or their own key. */

import type { BoardTable } from "../board";
import { plain, type Fact, type Piece, type Zone } from "./walk";

const SEAT = /^seat-(\d+)$/;

export function nameOfId(table: BoardTable, id: string): string {
  const seat = SEAT.exec(id);
  if (seat !== null) return table.names[Number(seat[1]) - 1] ?? id;
  return table.knows(`${id}-name`) ? table.say(`${id}-name`) : plain(id);
}

export function nameOfKind(table: BoardTable, kind: string): string {
  const entry = table.catalogue.get(kind);
  if (entry !== undefined) return entry.name;
  return table.knows(`${kind}-name`) ? table.say(`${kind}-name`) : plain(kind);
}

export function nameOfPiece(table: BoardTable, piece: Piece): string {
  return piece.kind === null || piece.kind === undefined
    ? nameOfId(table, piece.id)
    : nameOfKind(table, piece.kind);
}

export function nameOfZone(table: BoardTable, zone: Zone): string {
  if (zone.id !== null) return zone.kind ? nameOfKind(table, zone.kind) : nameOfId(table, zone.id);
  return nameOfId(table, zone.key);
}

export function tellFact(table: BoardTable, fact: Fact): string {
  const name = plain(fact.key).toLowerCase();
  if (fact.value === true) return name;
  return typeof fact.value === "string" ? `${name} ${nameOfId(table, fact.value)}` : `${name} ${fact.value}`;
}
