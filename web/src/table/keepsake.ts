/** The last position of one's own table, kept on this device to be read while there is no line. */

import type { Position, TableView, Told } from "../wire";
import { kept, type Kept } from "./kept";

const PAUSE = 1_000; // milliseconds: bots act faster than a device should write
const LINES = 80; // of the log, the latest ones

export interface Keepsake {
  view: TableView;
  position: Position | null;
  lines: readonly Told[];
}

/** As it was told: what may be done is left out, for without a line nothing may. */
export function still({ view, position, lines }: Keepsake): Keepsake {
  return {
    view,
    position: position === null ? null : { ...position, moves: [], undo: null },
    lines: lines.slice(-LINES),
  };
}

export class TableKeeper {
  readonly #name: string;
  readonly #kept: Pick<Kept, "owner" | "put" | "find">;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What waits to be written. */
  #waiting: (() => void) | null = null;

  constructor(id: string, things: Pick<Kept, "owner" | "put" | "find"> = kept) {
    this.#name = `table ${id}`;
    this.#kept = things;
  }

  /** Keep how the table stands, at most so often; somebody else's table is not one's own to keep. */
  keep(now: Keepsake): void {
    if (now.view.mine.length === 0) return;
    const owner = this.#kept.owner;
    this.#waiting = () => void this.#kept.put(owner, this.#name, still(now));
    this.#timer ??= setTimeout(() => this.end(), PAUSE);
  }

  find() {
    return this.#kept.find<Keepsake>(this.#name);
  }

  /** Whoever goes leaves nothing unwritten. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting?.();
    this.#waiting = null;
  }
}
