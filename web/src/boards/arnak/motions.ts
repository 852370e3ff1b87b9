/** How Arnak's events are seen to happen; what only changes its place travels by itself. */

import type { BoardTable, Motions, Step } from "../board";
import type { Event, Help, Lay, Research, Temple } from "./outlook";
import { arnak } from "./seen";

/** Who did it: a seat, or the solo rival. */
interface Deed {
  seat: number | null;
}

/** The board of who did it; the solo rival has none of the seats, and tells its own. */
function boardOf(event: Deed): string {
  return `seat-${(event.seat ?? 1) + 1}`;
}

/** What flies in the colour of who did it, unless it is the rival. */
function figure(event: Deed): { seat?: number; icon?: string } {
  return event.seat !== null ? { seat: event.seat } : { icon: "rival" };
}

const note =
  (icon: string) =>
  (event: { element: string }): Step[] => [{ do: "note", at: event.element, icon, text: "" }];
/** A piece goes to the board of who took it. */
const taken = (event: Help | Lay | Temple): Step[] => [
  { do: "travel", from: event.element, to: boardOf(event), piece: event.element },
];

/** The place of the island a site name stands for. */
function placeOf(name: string, table: BoardTable): string {
  const site = arnak(table).sites.find((site) => site.site === name);
  return site?.spaces[0]?.id ?? "";
}

/** The space a token leaves: the table still shows it there. */
function standing(event: Research, table: BoardTable): string {
  const player = event.seat ?? 1;
  const step = arnak(table).track.find(({ tokens }) =>
    tokens.some((token) => token.player === player && token.token === event.token),
  );
  return step?.id ?? "";
}

export const motions: Motions<Event> = {
  arrive: (event) => [{ do: "travel", from: boardOf(event), to: event.to, ...figure(event) }],
  leave: (event) => [{ do: "travel", from: event.from, to: boardOf(event), ...figure(event) }],
  gain: (event) => [{ do: "count", at: boardOf(event), by: event.count, icon: event.resource }],
  pay: (event) => [{ do: "count", at: boardOf(event), by: -event.count, icon: event.resource }],
  take: taken,
  recruit: taken,
  temple: taken,
  idol: (event) => [
    {
      do: "travel",
      from: event.element,
      to: boardOf(event),
      icon: "idol",
      count: event.count,
    },
  ],
  tile: (event, table) => [
    {
      do: "flip",
      piece: placeOf(event.site, table),
      icon: "site",
      name: table.say(`${event.tile}-name`),
    },
  ],
  wake: (event, table) => [
    {
      do: "flip",
      piece: placeOf(event.site, table),
      icon: "guardian",
      name: table.say(`${event.guardian}-name`),
    },
  ],
  overcome: (event) => [{ do: "travel", from: event.element, to: boardOf(event), icon: "guardian" }],
  research: (event, table) => [
    { do: "travel", from: standing(event, table), to: event.to, icon: event.token },
  ],
  bonus: (event, table) => [
    {
      do: "travel",
      from: event.element,
      to: boardOf(event),
      icon: table.catalogue.get(event.bonus)?.icons[0] ?? "bonus",
    },
  ],
  deed: (event, table) => [
    { do: "flip", piece: event.element, icon: "rival", name: table.say(`${event.deed}-name`) },
  ],
  idle: note("pause"),
  fear: (event) => [{ do: "note", at: boardOf(event), icon: "fear", text: "+1" }],
  exile: (event) => [{ do: "note", at: event.element, icon: "exile", text: "" }],
  pass: note("pass"),
  use: note("assistant"),
  ride: note("assistant"),
  refresh: note("refresh"),
  promote: note("gold"),
  boon: note("guardian"),
  slot: note("idol"),
  round: note("moonstaff"),
};
