/** Any outlook as zones and pieces, found by their ids and kinds alone. */

import type { Outlook } from "../board";

export interface Piece {
  id: string;
  /** Undefined when the game says no kind; null while it is face down. */
  kind: string | null | undefined;
  facts: readonly Fact[];
}

export interface Fact {
  key: string;
  value: string | number | boolean;
}

export interface Zone {
  key: string;
  /** The id of the place itself, when it has one and may be clicked. */
  id: string | null;
  kind: string | null | undefined;
  facts: readonly Fact[];
  pieces: readonly Piece[];
  zones: readonly Zone[];
}

type Bag = Record<string, unknown>;

/** What every outlook has and the frame itself shows. */
const FRAME = new Set([
  "game",
  "seats",
  "viewer",
  "actors",
  "round",
  "phase",
  "prompt",
  "outcome",
  "moves",
  "id",
  "kind",
  "seat",
]);

const isBag = (value: unknown): value is Bag =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isFact = (value: unknown): value is Fact["value"] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
const idOf = (bag: Bag) => (typeof bag["id"] === "string" ? bag["id"] : null);
const kindOf = (bag: Bag) =>
  typeof bag["kind"] === "string" || bag["kind"] === null ? bag["kind"] : undefined;

/** The plain facts of a thing, in its own order. */
export const factsOf = (bag: Bag): Fact[] =>
  Object.entries(bag).flatMap(([key, value]) => (!FRAME.has(key) && isFact(value) ? [{ key, value }] : []));

/** Does it hold other things? Then it is a place and no piece. */
const holds = (bag: Bag) =>
  Object.values(bag).some((value) => isBag(value) || (Array.isArray(value) && value.some(isBag)));

function zone(key: string, bag: Bag): Zone {
  const pieces: Piece[] = [];
  const zones: Zone[] = [];
  for (const [name, value] of Object.entries(bag)) {
    if (FRAME.has(name)) continue;
    if (isBag(value)) sort(name, [value], pieces, zones);
    else if (Array.isArray(value) && value.some(isBag)) sort(name, value.filter(isBag), pieces, zones);
  }
  return { key, id: idOf(bag), kind: kindOf(bag), facts: factsOf(bag), pieces, zones };
}

/** Things under one key: pieces lie together in a zone of that key, places become zones of their own. */
function sort(key: string, things: readonly Bag[], pieces: Piece[], zones: Zone[]): void {
  const lying: Piece[] = [];
  for (const thing of things) {
    const id = idOf(thing);
    if (id === null || holds(thing)) zones.push(zone(key, thing));
    else lying.push({ id, kind: kindOf(thing), facts: factsOf(thing) });
  }
  if (lying.length === 1 && things.length === 1) pieces.push(...lying);
  else if (lying.length > 0)
    zones.push({ key, id: null, kind: undefined, facts: [], pieces: lying, zones: [] });
}

/** The zones of an outlook, the players' last, and the places that only moves speak of. */
export function walk(
  outlook: Outlook,
  elements: readonly string[],
): { table: Zone; players: Zone[]; others: Piece[] } {
  const { players, ...rest } = outlook;
  const table = zone("table", rest);
  const seats = players.map((player) => zone("player", player));
  const known = new Set([table, ...seats].flatMap(idsOf));
  const others = [...new Set(elements)].filter((id) => !known.has(id));
  return { table, players: seats, others: others.map((id) => ({ id, kind: undefined, facts: [] })) };
}

/** Every id drawn in a zone. */
export function idsOf(found: Zone): string[] {
  return [
    ...(found.id === null ? [] : [found.id]),
    ...found.pieces.map((piece) => piece.id),
    ...found.zones.flatMap(idsOf),
  ];
}

/** A key as a word, for a game whose words do not know it: "face_up" reads "face up". */
export function plain(key: string): string {
  const words = key.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
