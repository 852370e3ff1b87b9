/** What things are called on the generic table: by the game's words, its catalogue, the house's, or their own key. */

import { knows, say } from "../../words/words.svelte";
import type { BoardTable } from "../board";
import { plain, type Piece, type Zone } from "./walk";

const SEAT = /^seat-(\d+)$/;
const OF_A_SEAT = /^seat-\d+-/;
const NUMBER = /^\d+$/;

/** The name of an id, or null if neither the game nor the house has a word for it. */
export function knownName(table: BoardTable, id: string): string | null {
  const seat = SEAT.exec(id);
  if (seat !== null) return table.names[Number(seat[1]) - 1] ?? null;
  const own = id.replace(OF_A_SEAT, "");
  const message = [id, own].map((key) => `${key}-name`).find((key) => table.knows(key));
  return message === undefined ? byParts(own) : table.say(message);
}

/** `tile-1-bid` by the house's words for its parts: « Tuile 1, enchères ». */
function byParts(id: string): string | null {
  const told: string[] = [];
  for (const part of id.split("-")) {
    if (NUMBER.test(part) && told.length > 0) told[told.length - 1] += ` ${part}`;
    else if (knows(`thing-${part}`)) told.push(say(`thing-${part}`));
    else return null;
  }
  return told.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(", ");
}

export function nameOfId(table: BoardTable, id: string): string {
  return knownName(table, id) ?? plain(id);
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
