/** Agartha in the browser. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Opponent from "./Opponent.svelte";
import Tray from "./Tray.svelte";
import { motions } from "./motions";
import { sources } from "./sources";

/** The drawings of the verbs of its moves, where they are not called like an icon. */
const verbs = {
  place: "hiddentoken",
  to: "hand",
  with: "swap",
  take: "bid",
  validate: "character",
  explore: "discover",
  skip: "close",
  done: "close",
};

/** What gives something up. */
const yields = { skip: "quiet", done: "quiet" } as const;

export default {
  Board,
  Tray,
  Opponent,
  calm: true,
  Focus,
  motions,
  sources,
  verbs,
  yields,
} satisfies BoardModule;
