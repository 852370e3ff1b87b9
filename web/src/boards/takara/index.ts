/** Takara in the browser. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Opponent from "./Opponent.svelte";
import Tray from "./Tray.svelte";
import { motions } from "./motions";

export default { Board, Tray, Opponent, Focus, motions } satisfies BoardModule;
