/** What one reads and which sheet lies on top: the player's own choice, no part of the game. */

import { MEDIA } from "../../look/media";
import type { BoardTable } from "../board";
import { originOf } from "../parts/behind.svelte";
import type { Bound } from "./walking";

export type Sheet = "land" | "card" | "action";

export class Looking {
  /** The card or cell that was asked for by a click; null follows the game. */
  at = $state<string | null>(null);
  /** The action one thinks of, by the text of its move. */
  offer = $state<string | null>(null);
  /** What the click that began an action said ahead: where one wants to walk, and whether more is drawn. */
  bound = $state.raw<Bound | null>(null);
  /** The sheet on top: on a phone one of three, on a laptop the card or the action beside the land. */
  sheet = $state<Sheet>("land");
  /** Is the page that was read laid open once more? */
  again = $state(false);
  /** Is the whole voyage read again? */
  retold = $state(false);

  /** Turn to a card or cell. */
  read(id: string | null): void {
    this.at = id;
    this.offer = null;
    this.bound = null;
    if (this.sheet === "action" || this.narrow) this.sheet = "card";
  }

  /** On a phone one sheet hides the others. */
  get narrow(): boolean {
    return window.matchMedia(MEDIA.narrow).matches;
  }
}

const known = new WeakMap<BoardTable, Looking>();

/** What is looked at is the same for all parts of a table. */
export function lookingAt(table: BoardTable): Looking {
  const origin = originOf(table);
  const looking = known.get(origin) ?? new Looking();
  known.set(origin, looking);
  return looking;
}
