/** How Arnak's events are seen to happen; what only changes its place travels by itself. */

import type { BoardTable, GameEvent, Motions, Step } from "../board";
import { arnak } from "./outlook";

const text = (fact: unknown): string => (typeof fact === "string" ? fact : "");
const count = (event: GameEvent) => event.count ?? 1;

/** The board of who did it; the solo rival has none of the seats, and tells its own. */
function boardOf(event: GameEvent): string {
  return `seat-${(event.seat ?? 1) + 1}`;
}

/** What flies in the colour of who did it, unless it is the rival. */
function figure(event: GameEvent): { seat?: number; icon?: string } {
  return typeof event.seat === "number" ? { seat: event.seat } : { icon: "rival" };
}

const note =
  (icon: string) =>
  (event: GameEvent): Step[] => [{ do: "note", at: text(event.element), icon, text: "" }];
const flip =
  (kind: (event: GameEvent) => string, icon: string) =>
  (event: GameEvent, table: BoardTable): Step[] => [
    { do: "flip", piece: text(event.element), icon, name: table.say(`${kind(event)}-name`) },
  ];
/** A piece goes to the board of who took it. */
const taken = (event: GameEvent): Step[] => [
  { do: "travel", from: text(event.element), to: boardOf(event), piece: text(event.element) },
];

/** The place of the island a site name stands for. */
function placeOf(event: GameEvent, table: BoardTable): string {
  const site = arnak(table).sites.find((site) => site.site === event["site"]);
  return site?.spaces[0]?.id ?? "";
}

/** The space a token leaves: the table still shows it there. */
function standing(event: GameEvent, table: BoardTable): string {
  const player = event.seat ?? 1;
  const step = arnak(table).track.find(({ tokens }) =>
    tokens.some((token) => token.player === player && token.token === event["token"]),
  );
  return step?.id ?? "";
}

export const motions: Motions = {
  arrive: (event) => [{ do: "travel", from: boardOf(event), to: text(event.to), ...figure(event) }],
  leave: (event) => [{ do: "travel", from: text(event.from), to: boardOf(event), ...figure(event) }],
  gain: (event) => [{ do: "count", at: boardOf(event), by: count(event), icon: text(event["resource"]) }],
  pay: (event) => [{ do: "count", at: boardOf(event), by: -count(event), icon: text(event["resource"]) }],
  take: taken,
  recruit: taken,
  temple: taken,
  idol: (event, table) => [
    {
      do: "travel",
      from: placeOf(event, table) || text(event.element),
      to: boardOf(event),
      icon: "idol",
      count: count(event),
    },
  ],
  tile: (event, table) => [
    {
      do: "flip",
      piece: placeOf(event, table),
      icon: "site",
      name: table.say(`${text(event["tile"])}-name`),
    },
  ],
  wake: (event, table) => [
    {
      do: "flip",
      piece: placeOf(event, table),
      icon: "guardian",
      name: table.say(`${text(event["guardian"])}-name`),
    },
  ],
  overcome: (event) => [{ do: "travel", from: text(event.element), to: boardOf(event), icon: "guardian" }],
  research: (event, table) => [
    { do: "travel", from: standing(event, table), to: text(event.to), icon: text(event["token"]) },
  ],
  bonus: (event, table) => [
    {
      do: "travel",
      from: text(event.element),
      to: boardOf(event),
      icon: table.catalogue.get(text(event["bonus"]))?.icons[0] ?? "bonus",
    },
  ],
  deed: flip((event) => text(event["deed"]), "rival"),
  idle: note("pause"),
  fear: (event) => [{ do: "note", at: boardOf(event), icon: "fear", text: "+1" }],
  exile: (event) => [{ do: "note", at: text(event.element), icon: "exile", text: "" }],
  pass: note("pass"),
  use: note("assistant"),
  ride: note("assistant"),
  refresh: note("refresh"),
  promote: note("gold"),
  boon: note("guardian"),
  slot: note("idol"),
  round: note("moonstaff"),
};
