/** How Temple's events are seen to happen. */

import type { BoardTable, Motions, Step } from "../board";
import { faceOf } from "./faces";
import type { Carry, Engage, Event } from "./outlook";
import { temple } from "./seen";

const seatOf = (event: { seat: number }) => `seat-${event.seat + 1}`;

/** The card turned over where it lies. */
function turned(element: string, kind: string, table: BoardTable): Step {
  return { do: "flip", piece: element, icon: faceOf(kind).icon, name: table.say(`${kind}-name`) };
}

/** Did it lie face down until now? */
function wasHidden(element: string, table: BoardTable): boolean {
  return temple(table).temple.some((card) => card.id === element && !card.face_up);
}

const carried = (event: Carry | Engage): Step => ({
  do: "travel",
  from: event.element,
  to: event.to,
  piece: event.element,
});

export const motions: Motions<Event> = {
  take: (event, table) => [
    ...(wasHidden(event.element, table) ? [turned(event.element, event.card, table)] : []),
    carried(event),
  ],
  look: (event, table) =>
    event.card !== undefined
      ? [turned(event.element, event.card, table)]
      : [{ do: "note", at: event.element, icon: "observe", text: table.names[event.seat] ?? "" }],
  steal: (event) => [{ do: "travel", from: event.from, to: event.to, icon: faceOf(event.card).icon }],
  give: (event) => [{ do: "travel", from: event.from, to: event.to, icon: faceOf(event.card).icon }],
  discard: (event) => [{ do: "note", at: event.from, icon: "exile", text: "−1" }],
  engage: (event) => [carried(event)],
  flip: (event) => [{ do: "note", at: seatOf(event), icon: "flipped", text: `×${event.count}` }],
  close: (event) => [{ do: "note", at: seatOf(event), icon: "lock", text: `×${event.count}` }],
  earn: (event) => [{ do: "count", at: seatOf(event), by: event.count, icon: "money" }],
  spend: (event) => [{ do: "count", at: seatOf(event), by: -event.count, icon: "money" }],
  again: (event) => [{ do: "note", at: seatOf(event), icon: "action", text: `+${event.count}` }],
};
