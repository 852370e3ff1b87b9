/** Looking back: the position after any action, from my seat's knowledge, or from any seat once the game is over. */

import type { Position } from "../wire";
import { spoken } from "../words/words.svelte";
import * as api from "./api";

export class Past {
  /** The action one looks back to, or null for the present. */
  number = $state<number | null>(null);
  /** The seat one looks from; undefined for one's own. */
  seat = $state<number | undefined>(undefined);
  position = $state.raw<Position | null>(null);
  readonly #id: string;
  readonly #known = new Map<string, Position>();

  constructor(id: string) {
    this.#id = id;
  }

  get looking(): boolean {
    return this.position !== null;
  }

  /** Look back to just after an action. */
  async look(number: number, seat = this.seat): Promise<void> {
    this.number = number;
    this.seat = seat;
    const key = `${number} ${seat ?? "own"} ${spoken.lang}`;
    const position = this.#known.get(key) ?? (await this.#ask(number, seat));
    this.#known.set(key, position);
    // While it was on its way one may have moved on.
    if (this.number === number && this.seat === seat) this.position = position;
  }

  /** The present again. */
  now(): void {
    this.number = null;
    this.seat = undefined;
    this.position = null;
  }

  /** What was known may be told differently now: actions were taken back, or another language is spoken. */
  forget(): void {
    this.#known.clear();
  }

  #ask(number: number, seat: number | undefined): Promise<Position> {
    return api.position(this.#id, { at: number, seat, lang: spoken.lang });
  }
}
