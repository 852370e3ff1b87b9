/** The table of any game. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Opponent from "./Opponent.svelte";

const generic: BoardModule = { Board, Opponent };

export default generic;
