/** The pieces each line of Arnak's points comes from. */

import type { BoardTable, Source, Sources } from "../board";
import type { Player } from "./outlook";
import { arnak } from "./seen";

const of =
  (found: (player: Player, table: BoardTable) => readonly Source[]): Sources[string] =>
  (table, seat) => {
    const player = arnak(table).players[seat];
    return player === undefined ? [] : found(player, table);
  };

const space = (table: BoardTable, at: number) => arnak(table).track[at]?.id ?? "";

export const sources: Sources = {
  research: of((player, table) => [
    { id: space(table, player.glass), icon: "glass" },
    { id: space(table, player.notebook), icon: "notebook" },
  ]),
  temple: of((player) =>
    Object.entries(player.temple_tiles).flatMap(([stack, count]) =>
      Array.from({ length: count }, () => ({ id: `temple-${stack}`, icon: "temple" })),
    ),
  ),
  idols: of((player) => [
    ...player.slots.map((full, at) => ({ id: `${player.id}-slot-${at + 1}`, icon: full ? "idol" : "" })),
    ...Array.from({ length: player.crates }, () => ({ id: player.id, icon: "idol" })),
  ]),
  guardians: of((player) => player.guardians.map(({ id }) => ({ id, icon: "guardian" }))),
  cards: of((player) =>
    [...player.area, ...player.hand]
      .filter(({ kind }) => kind !== "fear" && kind !== "fear_tile")
      .map(({ id }) => ({ id, icon: "card" })),
  ),
  fear: of((player) => [
    ...[...player.area, ...player.hand]
      .filter(({ kind }) => kind === "fear")
      .map(({ id }) => ({ id, icon: "fear" })),
    ...Array.from({ length: player.fear_tiles }, () => ({ id: `${player.id}-area-fear_tile`, icon: "fear" })),
  ]),
};
