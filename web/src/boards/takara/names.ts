/** What pieces are called aloud: the names a screen reader says, made of the game's own words. */

import type { BoardTable } from "../board";
import type { Adventurer, Gallery, Site } from "./outlook";

/** The name of a kind of tile. */
export function tileName(table: BoardTable, kind: string): string {
  return table.say(`${kind}-name`);
}

/** A site as it is told: how many tiles are left, and what lies on top. */
export function siteName(table: BoardTable, site: Site): string {
  const top = site.tiles[0];
  const told = table.say("board-site", { name: table.say(`${site.id}-name`), count: site.tiles.length });
  return top === undefined ? told : `${told}, ${topName(table, top)}`;
}

/** The top tile as it is told: its face if it is open, what I have seen of it, or its depth. */
export function topName(table: BoardTable, tile: Gallery): string {
  if (tile.kind !== null && tile.face_up) {
    const face = table.say("board-top", { tile: tileName(table, tile.kind) });
    return tile.wounds > 0 ? `${face}, ${table.say("board-wounds", { count: tile.wounds })}` : face;
  }
  const hidden = table.say("board-hidden", { depth: table.say(`board-${tile.depth}`) });
  return tile.kind === null
    ? hidden
    : `${hidden}, ${table.say("board-mine", { tile: tileName(table, tile.kind) })}`;
}

/** An adventurer as it is told, with whom it works for. */
export function adventurerName(table: BoardTable, seat: number, who: Adventurer): string {
  return table.say("board-adventurer", { name: table.say(`${who.id}-name`), who: table.names[seat] ?? "" });
}
