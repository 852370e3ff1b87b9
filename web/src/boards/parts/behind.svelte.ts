/** What is shown beside a board: both are much to draw, so it follows a frame later. */

import { untrack } from "svelte";
import { frame } from "../../look/frames";
import type { BoardTable, Outlook } from "../board";

export class Behind {
  #outlook = $state.raw<Outlook>() as Outlook;
  /** The table as it is seen there. */
  readonly table: BoardTable;

  /** Called while its board is made: it is told of every outlook as long as that stands; `together` with it, if so. */
  constructor(table: () => BoardTable, together: () => boolean) {
    this.#outlook = untrack(() => table().outlook);
    this.table = $derived(Object.create(table(), { outlook: { get: () => this.#outlook } }));
    $effect.pre(() => {
      const { outlook, moving } = table();
      let wanted = true;
      // What may be done is offered when all is drawn.
      if (!moving || together()) this.#outlook = outlook;
      else void frame().then(() => wanted && (this.#outlook = outlook));
      return () => (wanted = false);
    });
  }
}
