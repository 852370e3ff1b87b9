/** How Agartha's events are seen to happen; cards that only change their slot travel by themselves. */

import type { BoardTable, GameEvent, Motions, Step } from "../board";
import { drawingOf } from "./pictures";

const text = (fact: unknown): string => (typeof fact === "string" ? fact : "");
const seatOf = (event: GameEvent) => `seat-${(event.seat ?? 0) + 1}`;

const carry = (event: GameEvent): Step[] => [
  { do: "travel", from: text(event.from), to: text(event.to), icon: drawingOf(text(event.card)) },
];
const turnUp = (event: GameEvent, table: BoardTable): Step[] => [
  {
    do: "flip",
    piece: text(event.element),
    name: table.say("token-name", { value: Number(event.value ?? 0) }),
  },
];

export const motions: Motions = {
  bid: (event) => [{ do: "travel", from: text(event.from), to: text(event.to), seat: event.seat ?? 0 }],
  show: turnUp,
  reveal: turnUp,
  auction: (event, table) => [
    {
      do: "note",
      at: text(event.element),
      icon: "bid",
      text: `${table.names[event.seat ?? 0] ?? ""} : ${String(event.count ?? "")}`,
    },
  ],
  return: (event) => [{ do: "travel", from: text(event.from), to: text(event.to), seat: event.seat ?? 0 }],
  turn: carry,
  win: carry,
  draw: carry,
  meet: carry,
  discard: carry,
  under: carry,
  score: (event) => [{ do: "count", at: seatOf(event), by: event.count ?? 1, icon: "vp" }],
  testament: (event) => [{ do: "note", at: text(event.to), icon: "testament", text: "" }],
};
