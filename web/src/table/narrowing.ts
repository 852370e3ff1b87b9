/** From a click to a move: what was clicked keeps the moves that concern it, until one is left. */

import type { PieceState } from "../boards/board";
import type { Move } from "../wire";

/** One drawing may stand for several ids. */
export type Ids = readonly string[];

const concerns = (move: Move, ids: Ids) => ids.some((id) => move.elements.includes(id));

/** The moves that concern everything selected. */
export function remaining(moves: readonly Move[], selected: readonly Ids[]): readonly Move[] {
  return moves.filter((move) => selected.every((ids) => concerns(move, ids)));
}

/** The selection after a click: narrower, or back to before the piece, or the nearest one it goes with. */
export function click(moves: readonly Move[], selected: readonly Ids[], ids: Ids): readonly Ids[] {
  const before = selected.findIndex((chosen) => chosen.some((id) => ids.includes(id)));
  if (before >= 0) return selected.slice(0, before);
  for (let kept = selected.length; kept >= 0; kept--) {
    const fewer = [...selected.slice(0, kept), ids];
    if (remaining(moves, fewer).length > 0) return fewer;
  }
  return selected;
}

/** How a piece stands to the question. */
export function stateOf(
  moves: readonly Move[],
  selected: readonly Ids[],
  ids: Ids,
  askable: boolean,
): PieceState {
  if (moves.length === 0) return "rest";
  if (selected.some((chosen) => chosen.some((id) => ids.includes(id)))) return "selected";
  const left = remaining(moves, selected);
  const fitting = left.filter((move) => concerns(move, ids)).length;
  // What every remaining move concerns goes with the selection: clicking it would narrow nothing.
  if (fitting > 0 && selected.length > 0 && fitting === left.length) return "selected";
  if (fitting > 0) return "legal";
  if (moves.some((move) => concerns(move, ids))) return "could";
  return askable ? "cannot" : "rest";
}

/** Moves that begin alike, shown together: what they have in common, and what each adds. */
export interface Group {
  title: string;
  moves: readonly { move: Move; rest: string }[];
}

/** More than this many moves in a group are parted once more. */
const MANY = 8;

/** Moves of one verb in one group, in the order in which the game lists them. */
export function grouped(moves: readonly Move[]): Group[] {
  return parted(moves, 0).flatMap((alike) => {
    const finer = alike.length > MANY ? parted(alike, 1) : [alike];
    return (finer.length < alike.length ? finer : [alike]).flatMap(groupsOf);
  });
}

/** Moves by a word of their text. */
function parted(moves: readonly Move[], word: number): Move[][] {
  const parts = new Map<string, Move[]>();
  for (const move of moves) {
    const key = move.text.split(" ")[word] ?? "";
    const known = parts.get(key);
    if (known === undefined) parts.set(key, [move]);
    else known.push(move);
  }
  return [...parts.values()];
}

/** One group if the labels share their beginning, else one group a move. */
function groupsOf(moves: Move[]): Group[] {
  const alone = (move: Move): Group => ({ title: move.label, moves: [{ move, rest: "" }] });
  const title = commonWords(moves.map((move) => move.label));
  if (moves.length === 1 || title === "") return moves.map(alone);
  const named = moves.map((move) => ({ move, rest: move.label.slice(title.length).trim() }));
  if (named.some(({ rest }) => rest === "")) return moves.map(alone);
  return [{ title: title.replace(/[\s:,;([]+$/u, ""), moves: named }];
}

/** The whole words that all sentences begin with. */
export function commonWords(sentences: readonly string[]): string {
  const [first = "", ...others] = sentences;
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length++;
  if (length === first.length && others.every((other) => other.length === length)) return first;
  return first.slice(0, first.slice(0, length).lastIndexOf(" ") + 1);
}
