/** How a table is shown: by whom, and as whoever sits at the screen likes it. */

import type { GameEvent } from "../boards/board";

/** What shows events on the screen; the table screen sets it once the board is drawn. */
export interface Showman {
  show(event: GameEvent, pace: number): Promise<void>;
  /** What was carried, so that it does not travel twice. */
  carried(): ReadonlySet<string>;
  /** The new position is drawn: what was carried is shown again. */
  settled(): void;
}

export interface TableSettings {
  readonly asks: boolean;
  readonly reduced: boolean;
  /** How long motion takes, as a share of the usual time. */
  readonly pace: number;
}
