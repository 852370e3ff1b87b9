/** The table as a board sees it: read-only, reactive, and only what a board needs. */

import type { BoardTable, Outlook } from "../boards/board";
import { spoken } from "../words/words.svelte";
import type { LiveTable } from "./livetable.svelte";

export function boardTable(table: LiveTable, outlook: () => Outlook): BoardTable {
  return {
    get game() {
      return table.game;
    },
    get outlook() {
      return outlook();
    },
    get viewer() {
      return table.viewer;
    },
    get lang() {
      return spoken.lang;
    },
    get names() {
      return table.names;
    },
    get catalogue() {
      return table.book.catalogue;
    },
    get moves() {
      return table.moves;
    },
    get selected() {
      return table.selected.flat();
    },
    get pointed() {
      return table.pieces.pointed;
    },
    get live() {
      return table.live;
    },
    get moving() {
      return table.lively && !table.live;
    },
    get taught() {
      return table.lesson !== null;
    },
    get happened() {
      return table.happened;
    },
    get story() {
      return table.story;
    },
    play: (move) => table.play(move),
    reads: (open) => (table.reading = open),
    say: (id, facts) => table.book.say(id, facts),
    knows: (id) => table.book.knows(id),
    state: (id) => table.standing([id], false),
    // What the chances are is asked of the present alone.
    odds: (text) => (table.past.looking ? null : table.odds(text)),
    piece: (id, options) => table.pieces.attach(id, options),
  };
}
