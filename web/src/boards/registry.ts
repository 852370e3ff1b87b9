/** Finds the board of a game; each is its own chunk, and a game without one gets the generic table. */

import type { BoardModule } from "./board";

const FOUND = import.meta.glob<{ default: BoardModule }>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = FOUND[`./${game}/index.ts`] ?? FOUND["./generic/index.ts"];
  if (load === undefined) throw new Error("the generic table is missing");
  return (await load()).default;
}
