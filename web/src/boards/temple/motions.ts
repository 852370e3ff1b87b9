/** How Temple's events are seen to happen. */

import type { BoardTable, GameEvent, Motions, Step } from "../board";
import { faceOf } from "./faces";
import { temple } from "./outlook";

const text = (fact: unknown): string => (typeof fact === "string" ? fact : "");
const seatOf = (event: GameEvent) => `seat-${(event.seat ?? 0) + 1}`;
const count = (event: GameEvent) => event.count ?? 1;

/** The card turned over where it lies. */
function turned(event: GameEvent, table: BoardTable): Step {
  const kind = text(event.card);
  return { do: "flip", piece: text(event.element), icon: faceOf(kind).icon, name: table.say(`${kind}-name`) };
}

/** Did it lie face down until now? */
function wasHidden(event: GameEvent, table: BoardTable): boolean {
  return temple(table).temple.some((card) => card.id === event.element && !card.face_up);
}

const carried = (event: GameEvent): Step => ({
  do: "travel",
  from: text(event.element),
  to: text(event.to),
  piece: text(event.element),
});

export const motions: Motions = {
  take: (event, table) => [...(wasHidden(event, table) ? [turned(event, table)] : []), carried(event)],
  look: (event, table) =>
    text(event.card)
      ? [turned(event, table)]
      : [{ do: "note", at: text(event.element), icon: "observe", text: table.names[event.seat ?? 0] ?? "" }],
  steal: (event) => [
    { do: "travel", from: text(event.from), to: text(event.to), icon: faceOf(text(event.card)).icon },
  ],
  give: (event) => [
    { do: "travel", from: text(event.from), to: text(event.to), icon: faceOf(text(event.card)).icon },
  ],
  discard: (event) => [{ do: "note", at: text(event.from), icon: "exile", text: "−1" }],
  engage: (event) => [carried(event)],
  flip: (event) => [{ do: "note", at: seatOf(event), icon: "flipped", text: `×${count(event)}` }],
  close: (event) => [{ do: "note", at: seatOf(event), icon: "lock", text: `×${count(event)}` }],
  earn: (event) => [{ do: "count", at: seatOf(event), by: count(event), icon: "money" }],
  spend: (event) => [{ do: "count", at: seatOf(event), by: -count(event), icon: "money" }],
  again: (event) => [{ do: "note", at: seatOf(event), icon: "action", text: `+${count(event)}` }],
};
