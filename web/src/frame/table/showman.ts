/** Shows events on the screen: asks the board which steps an event has, and performs them over it. */

import { perform, type Stage } from "../../look/motion";
import type { BoardModule, BoardTable, GameEvent } from "../../boards/board";
import type { LiveTable, Showman } from "../../table/livetable.svelte";

const BETWEEN = 120;

export function showman(
  table: LiveTable,
  board: BoardTable,
  parts: BoardModule,
  layer: HTMLElement,
  reduced: () => boolean,
): Showman {
  return {
    async show(event: GameEvent, pace: number) {
      const steps = parts.motions?.[event.kind]?.(event, board) ?? [];
      const stage: Stage = {
        layer,
        rect: (id) => table.pieces.rectOf(id),
        drawing: (id) => table.pieces.elementOf(id),
        reduced: reduced(),
        pace,
      };
      for (const step of steps) await perform(step, stage);
      if (steps.length > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN * pace));
    },
  };
}
