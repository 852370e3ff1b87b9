/** Which sheet the question of the moment is answered on. */

import type { Sheet } from "./looking.svelte";

/** Nothing runs: one looks at the land and reads. */
const AT_REST = new Set(["idle", "floor", "over"]);
/** Questions that are answered on the land. */
const ON_LAND = new Set(["aim", "crossing", "peeking", "join-at"]);

/** The sheet that comes to lie on top when the game asks something; on a phone it hides the land.
 *
 * How it begins and how it ends is read first.
 */
export function sheetFor(phase: string, narrow: boolean, moves = 1): Sheet {
  if (narrow && (moves === 0 || phase === "over")) return "card";
  return AT_REST.has(phase) || (narrow && ON_LAND.has(phase)) ? "land" : "action";
}
