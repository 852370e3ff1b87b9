/** What the panel beside the land shows: land and panel are each much to draw, so it follows a frame later. */

import { untrack } from "svelte";
import { frame } from "../../look/frames";
import type { BoardTable, Outlook } from "../board";
import type { Looking } from "./looking.svelte";

export class Beside {
  #outlook = $state.raw<Outlook>() as Outlook;
  /** The table as the panel sees it. */
  readonly table: BoardTable;

  /** Called while the board is made: it is told of every outlook as long as the board stands. */
  constructor(table: () => BoardTable, looking: () => Looking) {
    this.#outlook = untrack(() => table().outlook);
    this.table = $derived(Object.create(table(), { outlook: { get: () => this.#outlook } }));
    $effect.pre(() => {
      const { outlook, moving } = table();
      let wanted = true;
      // What may be done is offered when the panel is drawn; on a phone it hides the land.
      if (!moving || looking().narrow) this.#outlook = outlook;
      else void frame().then(() => wanted && (this.#outlook = outlook));
      return () => (wanted = false);
    });
  }
}
