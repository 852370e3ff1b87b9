/** What is shown beside a board: both are much to draw, so it follows a frame later. */

import { untrack } from "svelte";
import { inLine } from "../../look/frames";
import type { BoardTable, Outlook } from "../board";

export class Behind {
  #outlook = $state.raw<Outlook>() as Outlook;
  /** The table as it is seen there. */
  readonly table: BoardTable;

  /** Called while its board is made: it is told of every outlook as long as that stands; `together` with it, if so; else in its turn. */
  constructor(table: () => BoardTable, together: () => boolean, order = 0) {
    this.#outlook = untrack(() => table().outlook);
    this.table = $derived(Object.create(table(), { outlook: { get: () => this.#outlook } }));
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
