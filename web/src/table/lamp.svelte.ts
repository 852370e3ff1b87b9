/** The coach's lamp: asked for the position on the screen, gone with it. */

import type { Advice, Move, Tip } from "../wire";

/** A tip with the move it is about. */
export interface Hint extends Tip {
  readonly move: Move;
}

export class Lamp {
  /** Is it lit? Until the first answer comes it shows nothing. */
  lit = $state(false);
  advice = $state.raw<Advice | null>(null);
  readonly #send: (on: boolean) => void;

  constructor(send: (on: boolean) => void) {
    this.#send = send;
  }

  light(): void {
    this.lit = true;
    this.advice = null;
    this.#send(true);
  }

  dim(): void {
    if (!this.lit) return;
    this.goOut();
    this.#send(false);
  }

  /** The game has moved on, or nobody may ask: the house knows. */
  goOut(): void {
    this.lit = false;
    this.advice = null;
  }

  /** Something was said; true if it is the first thing. */
  hear(advice: Advice): boolean {
    if (!this.lit) return false;
    const first = this.advice === null;
    this.advice = advice;
    return first;
  }

  /** The tips about moves that are offered now. */
  hints(offered: readonly Move[]): readonly Hint[] {
    return (this.advice?.tips ?? []).flatMap((tip) => {
      const move = offered.find(({ text }) => text === tip.text);
      return move === undefined ? [] : [{ ...tip, move }];
    });
  }
}
