/** How Takara's events are seen to happen; what only changes its place travels by itself. */

import type { BoardTable, Motions, Step } from "../board";
import { drawingOf } from "./faces";
import type { Carry, Event, Hire, Tire, TurnUp } from "./outlook";

/** The site a gallery tile lies on: `gallery-3-7` is on `site-3`. */
export function siteOf(element: string): string {
  return element.replace(/^gallery-(\d+)-\d+$/, "site-$1");
}

function face(kind: string, table: BoardTable): { icon: string; name: string } {
  return { icon: drawingOf(kind), name: table.say(`${kind}-name`) };
}

const seatOf = (event: { seat: number }) => `seat-${event.seat + 1}`;
const turn = (event: TurnUp, table: BoardTable): Step[] => [
  { do: "flip", piece: siteOf(event.element), ...face(event.tile, table) },
];
const carry = (event: Carry): Step[] => [
  { do: "travel", from: event.from, to: event.to, icon: drawingOf(event.tile) },
];
const specialist = (event: Hire | Tire) => drawingOf(event.specialist.replace(/^specialist-/, ""));

export const motions: Motions<Event> = {
  // Opponents at home are not drawn: they come out of their line in the rail, and go back into it.
  move: (event, table) => {
    const [from, to, who] = [event.from, event.to, event.element];
    const unseen = from.startsWith("seat-") && event.seat !== table.viewer;
    return [
      {
        do: "travel",
        from: unseen ? from : who,
        to,
        seat: event.seat,
        ...(unseen ? {} : { piece: who }),
      },
    ];
  },
  look: (event, table) =>
    event.tile !== undefined
      ? [{ do: "flip", piece: siteOf(event.element), ...face(event.tile, table) }]
      : [
          {
            do: "note",
            at: siteOf(event.element),
            icon: "observe",
            text: table.names[event.seat] ?? "",
          },
        ],
  turn_up: turn,
  unearth: turn,
  draw: (event, table) => [{ do: "flip", piece: "chests", ...face(event.tile, table) }],
  reshuffle: (event) => [{ do: "travel", from: seatOf(event), to: "chests", icon: "mimic" }],
  keep: carry,
  discard: carry,
  earn: (event) => [
    { do: "travel", from: "bank", to: seatOf(event), icon: "kara", count: event.count },
    { do: "count", at: seatOf(event), by: event.count, icon: "kara" },
  ],
  spend: (event) => [{ do: "count", at: seatOf(event), by: -event.count, icon: "kara" }],
  rent: (event) => [{ do: "travel", from: "forge", to: seatOf(event), icon: "sword" }],
  return_sword: (event) => [{ do: "travel", from: seatOf(event), to: "forge", icon: "sword" }],
  buy: (event) => [{ do: "travel", from: "counter", to: seatOf(event), icon: "xp", count: 2 }],
  hire: (event) => [{ do: "travel", from: "port", to: seatOf(event), icon: specialist(event) }],
  send: (event) => [
    {
      do: "travel",
      from: seatOf(event),
      to: `site-${event.site}`,
      icon: drawingOf(event.power),
    },
  ],
  go_home: (event) => [{ do: "travel", from: seatOf(event), to: "port", icon: specialist(event) }],
  roll: (event, table) => [
    { do: "roll", at: "die", icon: event.face, name: table.say(`board-die-${event.face}`) },
  ],
  hit: (event, table) => [
    {
      do: "note",
      at: siteOf(event.element),
      icon: "sword",
      text: table.say("board-wounds", { count: event.wounds }),
    },
  ],
};
