/** Temple in the browser. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Opponent from "./Opponent.svelte";
import Tray from "./Tray.svelte";
import { motions } from "./motions";
import { sources } from "./sources";

/** The drawings of the verbs of its moves, where they are not called like an icon. */
const verbs = {
  take: "dig",
  peek: "observe",
  look: "observe",
  hire: "assistant",
  invite: "assistant",
  flip: "flipped",
  close: "lock",
  done: "check",
  enough: "check",
  steal: "theft",
  discard: "exile",
  give: "gift",
  carry: "hand",
};

export default { Board, Tray, Opponent, Focus, motions, sources, verbs } satisfies BoardModule;
