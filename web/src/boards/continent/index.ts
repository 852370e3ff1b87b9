/** Continent in the browser. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Opponent from "./Opponent.svelte";
import Tray from "./Tray.svelte";
import { verbs } from "./icons";
import { motions } from "./motions";

export default { Board, Tray, Opponent, Focus, motions, verbs, answers: true } satisfies BoardModule;
