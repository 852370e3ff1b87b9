/** Which sheet the question of the moment is answered on. */

import type { Sheet } from "./looking.svelte";

/** Questions that are answered on the land. */
const ON_LAND = new Set(["idle", "floor", "over", "aim", "crossing", "peeking", "join-at"]);

/** The sheet that comes to lie on top when the game asks something. */
export function sheetFor(phase: string): Sheet {
  return ON_LAND.has(phase) ? "land" : "action";
}
