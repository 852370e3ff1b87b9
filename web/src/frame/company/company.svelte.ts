/** Whom one wants for company: friends, those who ask, the muted and the blocked, and where one is invited. */

import * as api from "../../table/api";
import type { Company } from "../../wire";

export type Wish = "friend" | "mute" | "block" | "nothing";

const NOBODY: Company = { friends: [], asking: [], asked: [], muted: [], blocked: [], invitations: [] };

/** What the server does about company. */
export interface Door {
  company(): Promise<Company>;
  sayOf(handle: string, wish: Wish): Promise<Company>;
  decline(table: string): Promise<Company>;
}

export class Circle {
  known = $state.raw<Company>(NOBODY);
  readonly #door: Door;

  constructor(door: Door = api) {
    this.#door = door;
  }

  /** A stranger has no company; without a line one keeps what was known. */
  async look(): Promise<void> {
    try {
      this.known = await this.#door.company();
    } catch (error) {
      if (error instanceof api.ApiError) this.known = NOBODY;
    }
  }

  async say(handle: string, wish: Wish): Promise<void> {
    this.known = await this.#door.sayOf(handle, wish);
  }

  async decline(table: string): Promise<void> {
    this.known = await this.#door.decline(table);
  }

  /** What one has said of an account, or whether it asks. */
  standing(handle: string): "friend" | "asked" | "asking" | "mute" | "block" | "nothing" {
    const among = (people: Company["friends"]) => people.some((person) => person.handle === handle);
    if (among(this.known.friends)) return "friend";
    if (among(this.known.asked)) return "asked";
    if (among(this.known.asking)) return "asking";
    if (among(this.known.muted)) return "mute";
    return among(this.known.blocked) ? "block" : "nothing";
  }
}

export const circle = new Circle();
