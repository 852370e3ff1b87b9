/** What a table at which Arnak is played shows. */

import type { BoardTable } from "../board";
import type { Outlook, Prompt, Player, Purse } from "./outlook";

export const RESOURCES = ["coin", "compass", "tablet", "arrowhead", "jewel"] as const;
export type Resource = keyof Purse;
export type Side = Outlook["temple"];

/** A travel payment under way. */
export type Bill = Required<Pick<Prompt, "travel" | "paid" | "open" | "elements">>;

/** The outlook of a table at which Arnak is played. */
export function arnak(table: BoardTable): Outlook {
  return table.outlook as unknown as Outlook;
}

/** The player whose board lies in front: one's own, or that of who acts when one only looks on. */
export function shown(table: BoardTable): Player | undefined {
  const outlook = arnak(table);
  return outlook.players[table.viewer >= 0 ? table.viewer : (outlook.actors[0] ?? 0)];
}

/** The payment the question is about, if one is under way. */
export function billOf({ prompt }: Outlook): Bill | null {
  const { travel, paid, open, elements } = prompt;
  return travel && paid && open ? { travel, paid, open, elements: elements ?? [] } : null;
}

/** The solo rival plays from the place after the last seat. */
export function isRival(outlook: Outlook, player: number): boolean {
  return player >= outlook.seats;
}

/** The name of a player, the rival among them. */
export function nameOf(table: BoardTable, player: number): string {
  return isRival(arnak(table), player) ? table.say("rival-name") : (table.names[player] ?? "");
}
