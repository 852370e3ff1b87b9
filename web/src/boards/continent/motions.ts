/** How Continent's events are seen to happen. */

import type { BoardTable, Motions, Step } from "../board";
import { cardOf } from "./cards";
import { actionIcon } from "./icons";
import type { Begin, Event, Handle, Propose, Show } from "./outlook";

const handOf = (event: { seat: number }) => `seat-${event.seat + 1}-hand`;
const cardName = (event: { card: string }, table: BoardTable) => cardOf(table, event.card)?.name ?? "";

const note = (at: string, icon: string, told = ""): Step => ({ do: "note", at, icon, text: told });
const fly = (from: string, to: string, count: number): Step => ({
  do: "travel",
  from,
  to,
  icon: "cards",
  count,
});
const notice =
  (icon: string) =>
  (event: { element: string }): Step[] => [note(event.element, icon)];
const attempt = (event: Begin | Propose): Step[] => [note(event.element, actionIcon(event.icon))];
const die = (event: Handle): Step[] => [note(event.element, "die", String(event.count))];
const turn =
  (icon: string) =>
  (event: Show, table: BoardTable): Step[] => [
    { do: "flip", piece: event.element, icon, name: cardName(event, table) },
  ];

export const motions: Motions<Event> = {
  propose: attempt,
  propose_camp: notice("camp"),
  object: notice("close"),
  begin: attempt,
  help: (event) => [note(event.element, "people", "+1")],
  walk: (event) => [{ do: "travel", from: event.from, to: event.to, piece: event.element, seat: event.seat }],
  draw: (event) => [fly("deck", handOf(event), event.count)],
  reveal: (event, table) => [note("drawn", "success", cardName(event, table))],
  success: (event) => [note("drawn", "success", `${event.count}★`)],
  failure: (event) => [note("drawn", "close", `${event.count}★`)],
  shed: (event) => [fly("drawn", "discard", event.count)],
  lose: (event) => [
    { do: "count", at: "deck", by: -event.count, icon: "loss" },
    fly("deck", "discard", event.count),
  ],
  restore: (event) => [
    fly("discard", "deck", event.count),
    { do: "count", at: "deck", by: event.count, icon: "restore" },
  ],
  exhausted: () => [note("deck", "curse")],
  flip: turn("fog"),
  peek: turn("observe"),
  light: (event) => [note(event.to, "fire")],
  douse: (event) => [note(event.from, "douse")],
  item: (event, table) => [note(handOf(event), "bag", cardName(event, table))],
  hand: (event, table) => [note(handOf(event), "hand", cardName(event, table))],
  satchel: (event, table) => [note("satchel", "satchel", cardName(event, table))],
  wear: die,
  mend: die,
  camp: notice("camp"),
  lift: notice("lift"),
};
