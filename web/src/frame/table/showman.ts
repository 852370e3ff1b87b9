/** Shows events on the screen: asks the board which steps an event has, and performs them over it. */

import { perform, type Stage } from "../../look/motion";
import { sound, soundOf } from "../../look/sounds";
import type { BoardModule, BoardTable, GameEvent, Step } from "../../boards/board";
import type { LiveTable } from "../../table/livetable.svelte";
import type { Showman } from "../../table/showing";

const BETWEEN = 120;

export function showman(
  table: LiveTable,
  board: BoardTable,
  parts: BoardModule,
  layer: HTMLElement,
  settings: { readonly reduced: boolean; readonly loud: boolean },
): Showman {
  const carried = new Map<string, HTMLElement | SVGElement>();

  /** Hide what flies as a copy, until it is drawn where it has arrived. */
  function lift(step: Step): void {
    const drawn =
      step.do === "travel" && step.piece !== undefined ? table.pieces.elementOf(step.piece) : null;
    if (step.do !== "travel" || step.piece === undefined || settings.reduced) return;
    if (!(drawn instanceof HTMLElement || drawn instanceof SVGElement)) return;
    if (table.pieces.rectOf(step.from) === null || table.pieces.rectOf(step.to) === null) return;
    carried.set(step.piece, drawn);
  }

  return {
    async show(event: GameEvent, pace: number) {
      const steps = parts.motions?.[event.kind]?.(event as never, board) ?? [];
      const stage: Stage = {
        layer,
        rect: (id) => table.pieces.rectOf(id),
        drawing: (id) => table.pieces.elementOf(id),
        reduced: settings.reduced,
        pace,
      };
      for (const step of steps) {
        lift(step);
        const heard = soundOf(step);
        if (settings.loud && heard !== null && pace > 0) sound(heard);
        const begun = perform(step, stage);
        // The copy is made when the step begins: only then may the original be hidden.
        for (const drawn of carried.values()) drawn.style.visibility = "hidden";
        await begun;
      }
      if (steps.length > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN * pace));
    },
    carried: () => new Set(carried.keys()),
    settled() {
      for (const drawn of carried.values()) drawn.style.visibility = "";
      carried.clear();
    },
  };
}
