/** How Takara's events are seen to happen; what only changes its place travels by itself. */

import type { BoardTable, GameEvent, Motions, Step } from "../board";
import { drawingOf } from "./faces";

const text = (fact: unknown): string => (typeof fact === "string" ? fact : "");

/** The site a gallery tile lies on: `gallery-3-7` is on `site-3`. */
export function siteOf(element: string): string {
  return element.replace(/^gallery-(\d+)-\d+$/, "site-$1");
}

function face(event: GameEvent, table: BoardTable): { icon: string; name: string } {
  const kind = text(event.tile);
  return { icon: drawingOf(kind), name: table.say(`${kind}-name`) };
}

const seatOf = (event: GameEvent) => `seat-${(event.seat ?? 0) + 1}`;
const turn = (at: string, event: GameEvent, table: BoardTable): Step[] => [
  { do: "flip", piece: at, ...face(event, table) },
];
const carry = (event: GameEvent): Step[] => [
  { do: "travel", from: text(event.from), to: text(event.to), icon: drawingOf(text(event.tile)) },
];
const specialist = (event: GameEvent) => drawingOf(text(event.specialist).replace(/^specialist-/, ""));

export const motions: Motions = {
  // Opponents at home are not drawn: they come out of their line in the rail, and go back into it.
  move: (event, table) => {
    const [from, to, who] = [text(event.from), text(event.to), text(event.element)];
    const unseen = from.startsWith("seat-") && event.seat !== table.viewer;
    return [
      {
        do: "travel",
        from: unseen ? from : who,
        to,
        seat: event.seat ?? 0,
        ...(unseen ? {} : { piece: who }),
      },
    ];
  },
  look: (event, table) =>
    text(event.tile)
      ? turn(siteOf(text(event.element)), event, table)
      : [
          {
            do: "note",
            at: siteOf(text(event.element)),
            icon: "observe",
            text: table.names[event.seat ?? 0] ?? "",
          },
        ],
  turn_up: (event, table) => turn(siteOf(text(event.element)), event, table),
  unearth: (event, table) => turn(siteOf(text(event.element)), event, table),
  draw: (event, table) => turn("chests", event, table),
  reshuffle: (event) => [{ do: "travel", from: seatOf(event), to: "chests", icon: "mimic" }],
  keep: carry,
  discard: carry,
  earn: (event) => [
    { do: "travel", from: "bank", to: seatOf(event), icon: "kara", count: event.count ?? 1 },
    { do: "count", at: seatOf(event), by: event.count ?? 1, icon: "kara" },
  ],
  spend: (event) => [{ do: "count", at: seatOf(event), by: -(event.count ?? 1), icon: "kara" }],
  rent: (event) => [{ do: "travel", from: "forge", to: seatOf(event), icon: "sword" }],
  return_sword: (event) => [{ do: "travel", from: seatOf(event), to: "forge", icon: "sword" }],
  buy: (event) => [{ do: "travel", from: "counter", to: seatOf(event), icon: "xp", count: 2 }],
  hire: (event) => [{ do: "travel", from: "port", to: seatOf(event), icon: specialist(event) }],
  send: (event) => [
    {
      do: "travel",
      from: seatOf(event),
      to: `site-${String(event.site)}`,
      icon: drawingOf(text(event.power)),
    },
  ],
  go_home: (event) => [{ do: "travel", from: seatOf(event), to: "port", icon: specialist(event) }],
  roll: (event, table) => [
    { do: "roll", at: "die", icon: text(event.face), name: table.say(`board-die-${text(event.face)}`) },
  ],
  hit: (event, table) => [
    {
      do: "note",
      at: siteOf(text(event.element)),
      icon: "sword",
      text: table.say("board-wounds", { count: Number(event.wounds ?? 1) }),
    },
  ],
};
