/** What is shown beside a board: both are much to draw, so it follows a frame later. */

import { untrack } from "svelte";
import { inLine } from "../../look/frames";
import type { BoardTable, Outlook } from "../board";

const origins = new WeakMap<BoardTable, BoardTable>();

/** The table that this is a view of, or itself: what a player does with one is done with all views of it. */
export function originOf(table: BoardTable): BoardTable {
  return origins.get(table) ?? table;
}

function view(table: BoardTable, outlook: () => Outlook): BoardTable {
  const made = Object.create(table, { outlook: { get: outlook } }) as BoardTable;
  origins.set(made, originOf(table));
  return made;
}

export class Behind {
  #outlook = $state.raw<Outlook>() as Outlook;
  /** The table as it is seen there. */
  readonly table: BoardTable;

  /** Called while its board is made: it is told of every outlook as long as that stands; `together` with it, if so; else in its turn. */
  constructor(table: () => BoardTable, together: () => boolean, order = 0) {
    this.#outlook = untrack(() => table().outlook);
    this.table = $derived(view(table(), () => this.#outlook));
    let waits = false;
    let stands = true;
    $effect.pre(() => {
      const { outlook, moving } = table();
      // What may be done is offered when all is drawn.
      if (!moving || together()) this.#outlook = outlook;
      else if (!waits && outlook !== untrack(() => this.#outlook)) {
        waits = true;
        void inLine(order, 2).then(() => {
          waits = false;
          if (stands) this.#outlook = table().outlook;
        });
      }
    });
    $effect(() => () => (stands = false));
  }
}
