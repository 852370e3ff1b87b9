/** The pieces each line of Takara's points comes from. */

import type { BoardTable, Sources } from "../board";
import { drawingOf } from "./faces";
import type { OpenTile } from "./outlook";
import { takara } from "./seen";

function lineOf(table: BoardTable, { kind }: OpenTile): string {
  const entry = table.catalogue.get(kind);
  if (entry?.group === "chests") return "chests";
  if (kind === "stone") return "stones";
  return entry?.icons[0] === "monster" ? "monsters" : "galleries";
}

const tiles =
  (line: string): Sources[string] =>
  (table, seat) =>
    (takara(table).players[seat]?.tiles ?? [])
      .filter((tile) => lineOf(table, tile) === line)
      .map(({ id, kind }) => ({ id, icon: drawingOf(kind) }));

/** What a player has, counted by the piece. */
const owned =
  (icon: string, count: "tokens" | "karas"): Sources[string] =>
  (table, seat) => {
    const player = takara(table).players[seat];
    return player === undefined || player[count] === 0 ? [] : [{ id: player.id, icon }];
  };

export const sources: Sources = {
  galleries: tiles("galleries"),
  monsters: tiles("monsters"),
  chests: tiles("chests"),
  stones: tiles("stones"),
  tokens: owned("xp", "tokens"),
  karas: owned("kara", "karas"),
};
