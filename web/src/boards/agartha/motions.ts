/** How Agartha's events are seen to happen; cards that only change their slot travel by themselves. */

import type { BoardTable, Motions, Step } from "../board";
import type { Carry, Event, Gain, Show, Turn } from "./outlook";
import { drawingOf } from "./pictures";

const seatOf = (event: { seat: number }) => `seat-${event.seat + 1}`;

const carry = (event: Carry | Gain | Turn): Step[] => [
  { do: "travel", from: event.from, to: event.to, icon: drawingOf(event.card) },
];
const turnUp = (event: Show, table: BoardTable): Step[] => [
  {
    do: "flip",
    piece: event.element,
    name: table.say("token-name", { value: event.value }),
  },
];

export const motions: Motions<Event> = {
  bid: (event) => [{ do: "travel", from: event.from, to: event.to, seat: event.seat }],
  show: turnUp,
  reveal: turnUp,
  auction: (event, table) => [
    {
      do: "note",
      at: event.element,
      icon: "bid",
      text: `${table.names[event.seat] ?? ""} : ${event.count}`,
    },
  ],
  return: (event) => [{ do: "travel", from: event.from, to: event.to, seat: event.seat }],
  turn: carry,
  win: carry,
  draw: carry,
  meet: carry,
  discard: carry,
  under: carry,
  score: (event) => [{ do: "count", at: seatOf(event), by: event.count, icon: "vp" }],
  testament: (event) => [{ do: "note", at: event.to, icon: "testament", text: "" }],
};
