/** How a game ended, in a sentence and in figures. */

import type { LiveTable } from "../../table/livetable.svelte";
import type { Ended } from "../../wire";
import { say } from "../../words/words.svelte";
import type { RivalScore } from "./scoresheet";

/** The opponent without a seat, if the game has one. */
export function rivalOf(table: LiveTable): RivalScore | null {
  return (table.outlook?.["rival"] ?? null) as RivalScore | null;
}

/** Who won, or what became of all; a rival without a seat wins where nobody at the table does. */
export function resultOf(table: LiveTable, outcome: Ended): string {
  const beaten = rivalOf(table) !== null && outcome.winners.length === 0;
  if (beaten && table.book.knows("board-rival-wins")) return table.book.say("board-rival-wins");
  const winners = outcome.winners.map((seat) => table.names[seat] ?? "").join(", ");
  return say(`outcome-${outcome.kind}`, { winners, count: outcome.winners.length });
}

/** The name of a line of points. */
export function lineName(table: LiveTable, line: string): string {
  return table.book.knows(`line-${line}`) ? table.book.say(`line-${line}`) : line;
}

/** A number with its sign as it is printed. */
export function figure(points: number): string {
  return String(points).replace("-", "−");
}
