/** How Continent's events are seen to happen. */

import type { BoardTable, GameEvent, Motions, Step } from "../board";
import { cardOf } from "./cards";
import { actionIcon } from "./icons";

const text = (fact: unknown): string => (typeof fact === "string" ? fact : "");
const count = (event: GameEvent) => event.count ?? 1;
const handOf = (event: GameEvent) => `seat-${(event.seat ?? 0) + 1}-hand`;
const cardName = (event: GameEvent, table: BoardTable) => cardOf(table, text(event["card"]))?.name ?? "";

const note = (at: string, icon: string, told = ""): Step => ({ do: "note", at, icon, text: told });
const fly = (from: string, to: string, icon: string, many = 1): Step => ({
  do: "travel",
  from,
  to,
  icon,
  count: many,
});

export const motions: Motions = {
  propose: (event) => [note(text(event.element), actionIcon(text(event["icon"])))],
  propose_camp: (event) => [note(text(event.element), "camp")],
  object: (event) => [note(text(event.element), "close")],
  begin: (event) => [note(text(event.element), actionIcon(text(event["icon"])))],
  help: (event) => [note(text(event.element), "people", "+1")],
  walk: (event) => [
    {
      do: "travel",
      from: text(event.from),
      to: text(event.to),
      piece: text(event.element),
      seat: event.seat,
    },
  ],
  draw: (event) => [fly("deck", handOf(event), "cards", count(event))],
  reveal: (event, table) => [note("drawn", "success", cardName(event, table))],
  success: (event) => [note("drawn", "success", `${count(event)}★`)],
  failure: (event) => [note("drawn", "close", `${count(event)}★`)],
  shed: (event) => [fly("drawn", "discard", "cards", count(event))],
  lose: (event) => [
    { do: "count", at: "deck", by: -count(event), icon: "loss" },
    fly("deck", "discard", "cards", count(event)),
  ],
  restore: (event) => [
    fly("discard", "deck", "cards", count(event)),
    { do: "count", at: "deck", by: count(event), icon: "restore" },
  ],
  exhausted: () => [note("deck", "curse")],
  flip: (event, table) => [
    { do: "flip", piece: text(event.to) || text(event.element), icon: "fog", name: cardName(event, table) },
  ],
  peek: (event, table) => [
    {
      do: "flip",
      piece: text(event.to) || text(event.element),
      icon: "observe",
      name: cardName(event, table),
    },
  ],
  light: (event) => [note(text(event.to), "fire")],
  douse: (event) => [note(text(event.from), "douse")],
  item: (event, table) => [note(handOf(event), "bag", cardName(event, table))],
  hand: (event, table) => [note(handOf(event), "hand", cardName(event, table))],
  satchel: (event, table) => [note("satchel", "satchel", cardName(event, table))],
  wear: (event) => [note(text(event.element), "die", String(count(event)))],
  mend: (event) => [note(text(event.element), "die", String(count(event)))],
  camp: (event) => [note(text(event.element), "camp")],
  lift: (event) => [note(text(event.element), "lift")],
};
