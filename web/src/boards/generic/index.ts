import type { BoardModule } from "../board";
import Board from "./Board.svelte";

const generic: BoardModule = { Board };

export default generic;
