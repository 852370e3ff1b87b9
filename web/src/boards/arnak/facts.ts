/** What the catalogue tells of cards, rows and tiles in numbers and icons. */

import type { BoardTable } from "../board";
import type { AssistantEntry, CardEntry, Purse, RowEntry, StackEntry, Step, TempleEntry } from "./outlook";
import type { Side } from "./seen";

const NO_CARD: CardEntry = {
  id: "",
  text: "",
  name: "",
  group: "basic",
  cost: 0,
  points: 0,
  travel: [],
  icons: [],
  free: false,
  exiled: false,
  fee: [],
};

export function cardFacts(table: BoardTable, kind: string): CardEntry {
  return (table.catalogue.get(kind) as CardEntry | undefined) ?? NO_CARD;
}

export function rowFacts(table: BoardTable, side: Side, row: number): RowEntry | undefined {
  return table.catalogue.get(`${side}_row_${row}`) as RowEntry | undefined;
}

export function templeFacts(table: BoardTable, side: Side): TempleEntry | undefined {
  return table.catalogue.get(`${side}_temple`) as TempleEntry | undefined;
}

/** The kind of a step in the catalogue: its row, or the Lost Temple. */
export function stepKind(table: BoardTable, side: Side, step: Step): string | null {
  const row = `${side}_row_${step.row}`;
  if (table.catalogue.has(row)) return row;
  return step.row > 0 ? `${side}_temple` : null;
}

/** What entering a space of the track costs. */
export function stepPrice(table: BoardTable, side: Side, step: Step): string[] {
  const row = rowFacts(table, side, step.row);
  if (row) return row.prices[step.column - 1] ?? [];
  return step.row > 0 ? (templeFacts(table, side)?.price ?? []) : [];
}

/** The spaces of the row above that bridges lead to. */
export function bridges(table: BoardTable, side: Side, step: Step): number[] {
  return rowFacts(table, side, step.row)?.bridges[step.column - 1] ?? [];
}

/** The price and the points of a temple tile; stacks are named `temple-6_left`, kinds `temple_6_left`. */
export function tileFacts(table: BoardTable, stack: string, side: Side): { points: number; price: string[] } {
  const entry = table.catalogue.get(`temple_${stack}`) as StackEntry | undefined;
  return { points: entry?.points ?? 0, price: entry?.price[side] ?? [] };
}

/** A strip parted at its arrow: what is spent, and what it brings. */
export function parted(icons: readonly string[]): { spent: string[]; brought: string[] } {
  const arrow = icons.indexOf("arrow");
  return { spent: icons.slice(0, Math.max(arrow, 0)), brought: icons.slice(arrow + 1) };
}

/** The half of an assistant's strip that its side shows. */
export function sideOf(icons: readonly string[], gold: boolean): string[] {
  const turn = icons.indexOf("gold");
  return gold ? icons.slice(turn + 1) : icons.slice(1, turn);
}

/** What that side of an assistant does, in a sentence. */
export function saidOf(table: BoardTable, kind: string, gold: boolean): string {
  const entry = table.catalogue.get(kind) as AssistantEntry | undefined;
  return (gold ? entry?.gold : entry?.silver) ?? "";
}

/** What a purse lacks of a price; what is no token (a boot, an idol) is not counted. */
export function lacking(price: readonly string[], purse: Readonly<Purse>): string[] {
  const left: Record<string, number> = { ...purse };
  return price.filter((token) => {
    if (!(token in left)) return false;
    left[token] = (left[token] ?? 0) - 1;
    return (left[token] ?? 0) < 0;
  });
}
