/** Takara in the browser. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Opponent from "./Opponent.svelte";
import Tray from "./Tray.svelte";
import { motions } from "./motions";
import { sources } from "./sources";

/** The drawings of the verbs of its moves, where they are not called like an icon. */
const verbs = {
  rent: "sword",
  unarmed: "next",
  "turn-up": "monster",
  leave: "hidden",
  destroy: "pickaxe",
  buy: "xp",
  sell: "scales",
  hire: "anchor",
  send: "dig",
  window: "crystal",
  fight: "sword",
  "cash-map": "kara",
  "keep-map": "xp",
  "no-recruit": "close",
  heal: "hospital",
};

/** What gives something up. */
const yields = { "no-recruit": "quiet", leave: "quiet" } as const;

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
