/** What a table at which Takara is played shows. */

import type { BoardTable } from "../board";
import type { Adventurer, Outlook, Player } from "./outlook";

/** The outlook of a table at which Takara is played. */
export function takara(table: BoardTable): Outlook {
  return table.outlook as unknown as Outlook;
}

/** Every adventurer in some place, with the seat it plays for. */
export function standing(outlook: Outlook, place: string): { seat: number; who: Adventurer }[] {
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
