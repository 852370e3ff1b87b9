/** Looking back: the position after any action, from my seat's knowledge, or from any seat once the game is over. */

import type { Position, Told } from "../wire";

/** Whoever can tell how it was, in the language of the moment. */
export interface Chronicler {
  position(number: number, seat: number | undefined): Promise<Position>;
  log(seat: number): Promise<Told[]>;
}

export class Past {
  /** The action one looks back to, or null for the present. */
  number = $state<number | null>(null);
  /** The seat one looks from; undefined for one's own. */
  seat = $state<number | undefined>(undefined);
  position = $state.raw<Position | null>(null);
  /** What another seat witnessed, while one looks from there. */
  lines = $state.raw<readonly Told[] | null>(null);
  readonly #chronicler: Chronicler;
  readonly #known = new Map<string, Position>();

  constructor(chronicler: Chronicler) {
    this.#chronicler = chronicler;
  }

  get looking(): boolean {
    return this.position !== null;
  }

  /** Look back to just after an action. */
  async look(number: number, seat = this.seat): Promise<void> {
    if (seat !== undefined && (seat !== this.seat || this.lines === null)) void this.#tell(seat);
    this.number = number;
    this.seat = seat;
    const key = `${number} ${seat ?? "own"}`;
    const position = this.#known.get(key) ?? (await this.#chronicler.position(number, seat));
    this.#known.set(key, position);
    // While it was on its way one may have moved on.
    if (this.number === number && this.seat === seat) this.position = position;
  }

  /** The present again. */
  now(): void {
    this.number = null;
    this.seat = undefined;
    this.position = null;
    this.lines = null;
  }

  /** What was known is told differently now: actions were taken back, or another language is spoken. */
  async forget(): Promise<void> {
    this.#known.clear();
    this.lines = null;
    if (this.number !== null) await this.look(this.number);
  }

  async #tell(seat: number): Promise<void> {
    const lines = await this.#chronicler.log(seat);
    if (this.seat === seat) this.lines = lines;
  }
}
