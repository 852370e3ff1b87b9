/** The answers to a question, parted by how they are drawn. */

import type { Move } from "../../wire";

export interface Answers {
  /** The one that goes on. */
  main: Move | null;
  /** The one that is against it, where others are asked to agree. */
  against: Move | null;
  /** One more card. */
  draw: Move | null;
  digits: readonly Move[];
  rows: readonly Move[];
  /** What one may do at any moment, which is hardly ever the answer. */
  besides: readonly Move[];
}

const BESIDES = new Set(["abandon", "give", "leave", "retire", "join", "return"]);
/** What goes on, the first that is there. */
const MAIN = ["done", "agree"];

const verb = (move: Move) => move.text.split(" ", 1)[0] ?? "";

export function answersOf(moves: readonly Move[], phase: string): Answers {
  const asked = moves.filter((move) => !BESIDES.has(verb(move)));
  const main = MAIN.flatMap((name) => asked.filter((move) => verb(move) === name)).at(0) ?? null;
  const against = asked.find((move) => verb(move) === "decline") ?? null;
  const draw = asked.find((move) => verb(move) === "draw") ?? null;
  const digits = phase === "digits" ? asked.filter((move) => verb(move) === "say") : [];
  return {
    main,
    against,
    draw,
    digits,
    rows: asked.filter((move) => ![main, against, draw, ...digits].includes(move)),
    besides: moves.filter((move) => BESIDES.has(verb(move))),
  };
}
