/** The words of an action that an outlook names. */

import type { BoardTable } from "../board";
import { cardOf } from "./cards";
import type { Attempt } from "./outlook";
import type { Printed } from "./seen";

/** An action as its card tells it; the back of fog has the same one everywhere. */
export function attemptOf(table: BoardTable, printed: Printed): Attempt | null {
  if (printed.place !== null) return cardOf(table, printed.kind)?.attempts[printed.place] ?? null;
  const [cost, need] = printed.printed;
  return {
    icon: printed.icon,
    cost,
    need,
    marks: [],
    requires: "",
    success: table.say("effect-Flip"),
    failure: "",
  };
}
