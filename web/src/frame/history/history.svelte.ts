/** The games one has finished, a page at a time; whatever is looked for begins a new list. */

import * as api from "../../table/api";
import { kept, type Kept } from "../../table/kept";
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

type Things = Pick<Kept, "owner" | "put" | "find">;
const NAME = "history";

export class PastGames {
  games = $state.raw<PastGame[]>([]);
  state = $state<"looking" | "more" | "all" | "lost">("looking");
  /** When what is shown was kept here, if it is not what the server says now. */
  keptAt = $state<number | null>(null);
  readonly #shelf: Shelf;
  readonly #kept: Things;
  #sought = ANYTHING;
  #next: string | null = null;
  #asked = 0;

  constructor(shelf: Shelf = api, things: Things = kept) {
    this.#shelf = shelf;
    this.#kept = things;
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
    const owner = this.#kept.owner;
    try {
      const page = await this.#shelf.history(this.#sought, this.#next);
      if (asked !== this.#asked) return; // something else is looked for by now
      this.games = [...before, ...page.games];
      this.#next = page.next;
      this.keptAt = null;
      this.state = page.next === null ? "all" : "more";
      if (this.#everything) void this.#kept.put(owner, NAME, this.games);
    } catch {
      if (asked === this.#asked) await this.#fallBack(before);
    }
  }

  /** Is nothing particular looked for? */
  get #everything(): boolean {
    const { game, end, companion } = this.#sought;
    return game === "" && end === "" && companion.trim() === "";
  }

  /** Without a line, the games that this device has kept; what is looked for is looked for among them. */
  async #fallBack(before: PastGame[]): Promise<void> {
    const found = before.length === 0 ? await this.#kept.find<PastGame[]>(NAME) : null;
    this.state = "lost";
    if (found === null) return;
    this.keptAt = found.at;
    this.games = found.value.filter((game) => fits(game, this.#sought));
  }
}

/** The same search among games at hand, as far as a list can tell. */
function fits(game: PastGame, { game: name, end, companion }: Sought): boolean {
  const won = game.seats.some((seat) => seat.mine && seat.won);
  const wanted = companion.trim().toLowerCase();
  return (
    (name === "" || game.game === name) &&
    (end === "" || won === (end === "won")) &&
    (wanted === "" ||
      game.seats.some((seat) => !seat.mine && (seat.name ?? "").toLowerCase().includes(wanted)))
  );
}
