/** Arnak in the browser. */

import type { BoardModule } from "../board";
import BillRibbon from "./BillRibbon.svelte";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Opponent from "./Opponent.svelte";
import RivalPanel from "./RivalPanel.svelte";
import Tray from "./Tray.svelte";
import { motions } from "./motions";
import { sources } from "./sources";

/** The drawings of the verbs of its moves, where they are not called like an icon. */
const verbs = {
  travel: "boot",
  "exile-laid": "exile",
  buy: "coin",
  take: "take",
  dig: "dig",
  temple: "temple",
  use: "assistant",
  boon: "guardian",
  slot: "idol",
  ride: "assistant",
  pilot: "plane",
  assistant: "assistant",
  stack: "assistant",
  rescue: "rescue",
  sift: "draw",
  hold: "hand",
  "put-back": "top",
  bonus: "bonus",
  row: "research",
  from: "move",
  to: "site",
  "free-slot": "idol",
  yes: "check",
  no: "close",
  go: "next",
  end: "check",
  play: "card",
};

/** What gives something up. */
const yields = { pass: "asks", no: "quiet" } as const;

export default {
  Board,
  Tray,
  Beside: BillRibbon,
  Opponent,
  calm: true,
  Rival: RivalPanel,
  Focus,
  motions,
  sources,
  verbs,
  yields,
} satisfies BoardModule;
