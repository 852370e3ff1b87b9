/** The keys of a table, those of pieces and sheets left out: they hear their own. */

import type { LiveTable } from "../../table/livetable.svelte";
import type { Finish } from "./finish.svelte";

/** What the screen does when asked by key. */
export interface Doors {
  shortcuts(): void;
  /** Close what stands beside the board; false when nothing does. */
  close(): boolean;
}

/** Do what a key asks for; false when it asks for nothing here. */
export function onKey(event: KeyboardEvent, table: LiveTable, finish: Finish, doors: Doors): boolean {
  if (event.key === "Escape") return table.back() || doors.close();
  if (isWriting(event.target)) return false;
  if (event.ctrlKey || event.metaKey) return event.key === "z" && undo(table);
  if (event.altKey) return false;
  if (event.key === "?") return done(doors.shortcuts());
  if (event.key === "c") return done(table.turnLamp());
  if (event.key === " " && finish.act === "count") return done(finish.skip());
  if (event.key === " " && table.busy) return done(table.skip());
  return !(event.key === " " && isPressable(event.target)) && onFilmKey(event, table);
}

/** Looking back one steps, jumps and plays; from the present the left arrow leads there. */
function onFilmKey({ key, shiftKey }: KeyboardEvent, table: LiveTable): boolean {
  const { film, past } = table;
  if (key === "ArrowLeft" && (past.looking || table.live))
    return done(shiftKey ? film.turn(-1) : film.step(-1));
  if (!past.looking) return false;
  if (key === "ArrowRight") return done(shiftKey ? film.turn(1) : film.step(1));
  if (key === " ") return done(film.toggle());
  if (key === "Home") return done(film.cut(0));
  if (key === "End") return done(table.now());
  return false;
}

function undo(table: LiveTable): boolean {
  return table.undoable && done(table.undo());
}

function done(_: void | Promise<void>): true {
  return true;
}

/** Does the key belong to a field? */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** The space bar presses a button that has the focus. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
}
