/** The games one has finished, a page at a time; whatever is looked for begins a new list. */

import * as api from "../../table/api";
import type { History, PastGame } from "../../wire";

export interface Sought {
  game: string;
  end: "" | "won" | "lost";
  companion: string;
}

export const ANYTHING: Sought = { game: "", end: "", companion: "" };

/** Where pages come from. */
export interface Shelf {
  history(sought: Sought, after: string | null): Promise<History>;
}

export class PastGames {
  games = $state.raw<PastGame[]>([]);
  state = $state<"looking" | "more" | "all" | "lost">("looking");
  readonly #shelf: Shelf;
  #sought = ANYTHING;
  #next: string | null = null;
  #asked = 0;

  constructor(shelf: Shelf = api) {
    this.#shelf = shelf;
  }

  /** Begin again with what is looked for now. */
  async look(sought: Sought): Promise<void> {
    this.#sought = sought;
    this.#next = null;
    await this.#turn([]);
  }

  /** Read on. */
  async more(): Promise<void> {
    if (this.state === "more" || this.state === "lost") await this.#turn(this.games);
  }

  async #turn(before: PastGame[]): Promise<void> {
    const asked = ++this.#asked;
    this.state = "looking";
    try {
      const page = await this.#shelf.history(this.#sought, this.#next);
      if (asked !== this.#asked) return; // something else is looked for by now
      this.games = [...before, ...page.games];
      this.#next = page.next;
      this.state = page.next === null ? "all" : "more";
    } catch {
      if (asked === this.#asked) this.state = "lost";
    }
  }
}
