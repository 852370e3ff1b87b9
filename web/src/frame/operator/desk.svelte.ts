/** The operator's desk: whether one is in, what is open on it, whom something is about, what went wrong. */

import { ApiError } from "../../table/api";
import type { Vitals } from "../../wire";
import { say } from "../../words/words.svelte";
import * as api from "./api";

export const PARTS = ["vitals", "reports", "bans", "tables", "players", "trail"] as const;
export type Part = (typeof PARTS)[number];

/** What the desk needs of the house. */
export interface Door {
  comeIn(key: string): Promise<Vitals>;
  goOut(): Promise<unknown>;
  vitals(): Promise<Vitals>;
}

export class Desk {
  /** Unknown until the house was asked. */
  inside = $state<boolean | null>(null);
  vitals = $state.raw<Vitals | null>(null);
  part = $state<Part>("vitals");
  wrong = $state("");
  /** Whom the form for a ban is about, and what the trail is narrowed to. */
  subject = $state("");
  readonly #door: Door;

  constructor(door: Door = api) {
    this.#door = door;
  }

  /** Do something; what cannot be done is said, and whoever is out comes in again. */
  async try<T>(what: () => Promise<T>): Promise<T | null> {
    this.wrong = "";
    try {
      return await what();
    } catch (error) {
      this.wrong = error instanceof ApiError ? error.message : say("line-lost");
      if (error instanceof ApiError && error.status === 401) this.inside = false;
      return null;
    }
  }

  async look(): Promise<void> {
    const seen = await this.try(() => this.#door.vitals());
    if (seen === null) this.inside ??= false;
    else this.#stay(seen);
    // Whoever has just come to the door has done nothing wrong.
    if (this.inside === false && this.vitals === null) this.wrong = "";
  }

  async comeIn(key: string): Promise<void> {
    const seen = await this.try(() => this.#door.comeIn(key));
    if (seen !== null) this.#stay(seen);
  }

  async goOut(): Promise<void> {
    await this.try(() => this.#door.goOut());
    this.inside = false;
    this.vitals = null;
    this.part = "vitals";
  }

  /** Open a part, perhaps about somebody. */
  open(part: Part, subject = ""): void {
    this.wrong = "";
    this.subject = subject;
    this.part = part;
  }

  #stay(seen: Vitals): void {
    this.vitals = seen;
    this.inside = true;
  }
}

export const desk = new Desk();
