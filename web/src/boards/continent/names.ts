/** What pieces of Continent are called aloud. */

import type { BoardTable } from "../board";
import { cardOf, explorerName } from "./cards";
import type { Cell, Held, Item } from "./outlook";
import { continent } from "./seen";

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** The number of a zone as it stands on the back of its fog. */
export function roman(zone: number): string {
  return ROMAN[zone] ?? String(zone);
}

/** Longer names are written smaller, in two lines. */
const LONG = 20;

/** Does the name of a land take two lines? */
export function isLong(name = ""): boolean {
  return name.length > LONG;
}

/** A cell: what it is, where it is, who is there. */
export function cellName(table: BoardTable, cell: Cell): string {
  const card = cardOf(table, cell.kind);
  const what =
    cell.face === "up" ? (card?.name ?? "") : table.say(cell.face === "open" ? "board-open" : "fog-name");
  const parts = [table.say("board-at", { what, cell: cell.cell })];
  if (cell.face === "known" && card !== undefined) parts.push(table.say("board-behind", { card: card.name }));
  if (cell.fire) parts.push(table.say("board-fire"));
  for (const seat of cell.figures) parts.push(explorerName(table, seat));
  return parts.join(", ");
}

/** A card of a hand with what it waits for. */
export function heldName(table: BoardTable, held: Held): string {
  const name = cardOf(table, held.kind)?.name ?? held.kind;
  return held.tally === undefined ? name : table.say("board-tally", { card: name, count: held.tally });
}

/** An item with its die. */
export function itemName(table: BoardTable, item: Item): string {
  const cards = item.cards.map((card) => cardOf(table, card.kind)?.name ?? card.kind).join(" + ");
  return table.say("item-name", { card: cards, pips: item.pips });
}

/** What the expedition has come to lift: its curses by name. */
export function adventureName(table: BoardTable): string {
  const { adventure, curses } = continent(table);
  return curses.map(({ kind }) => cardOf(table, `${adventure}/clue-${kind}`)?.name ?? kind).join(", ");
}

/** The name of an action, as a title. */
export function iconTitle(table: BoardTable, icon: string): string {
  const told = table.say(`icon-${icon}`);
  return `${told.slice(0, 1).toUpperCase()}${told.slice(1)}`;
}

/** A sentence of an effect with its first letter raised and its stop. */
export function asSentence(told: string): string {
  return told === "" ? "" : `${told.slice(0, 1).toUpperCase()}${told.slice(1)}.`;
}
