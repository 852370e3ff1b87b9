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

/** How a piece stands; `askable` is one that is a usual answer. */
export type Standing = (ids: Ids, askable: boolean) => PieceState;

/** How every piece stands to the question: moves are looked through once, not for each piece. */
export function standing(moves: readonly Move[], selected: readonly Ids[]): Standing {
  if (moves.length === 0) return () => "rest";
  const chosen = new Set(selected.flat());
  const left = remaining(moves, selected);
  const concerned = new Set(moves.flatMap((move) => move.elements));
  const fitting = new Map<string, Move[]>();
  for (const move of left) for (const id of new Set(move.elements)) append(fitting, id, move);
  return (ids, askable) => {
    if (ids.some((id) => chosen.has(id))) return "selected";
    const fits = new Set(ids.flatMap((id) => fitting.get(id) ?? [])).size;
    // What every remaining move concerns goes with the selection: clicking it would narrow nothing.
    if (fits > 0) return selected.length > 0 && fits === left.length ? "selected" : "legal";
    if (ids.some((id) => concerned.has(id))) return "could";
    return askable ? "cannot" : "rest";
  };
}

function append(lists: Map<string, Move[]>, key: string, move: Move): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [move]);
  else known.push(move);
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
  for (const move of moves) append(parts, move.text.split(" ")[word] ?? "", move);
  return [...parts.values()];
}

/** It belongs to the name that follows it. */
const ARTICLE = /(?<=^|\s)(les?|la|une?|des|the|an?)\s$/iu;

/** One group if the labels share their beginning, else one group a move. */
function groupsOf(moves: Move[]): Group[] {
  const alone = (move: Move): Group => ({ title: move.label, moves: [{ move, rest: "" }] });
  const title = commonWords(moves.map((move) => move.label)).replace(ARTICLE, "");
  if (moves.length === 1 || title === "") return moves.map(alone);
  const bracket = commonBracket(moves.map((move) => move.label));
  const named = moves.map((move) => ({
    move,
    rest: move.label.slice(title.length, move.label.length - bracket.length).trim(),
  }));
  if (named.some(({ rest }) => rest === "")) return moves.map(alone);
  return [{ title: title.replace(/[\s:,;([]+$/u, "") + bracket, moves: named }];
}

/** The price or whatever else all sentences end with in brackets: it is said once. */
function commonBracket(sentences: readonly string[]): string {
  const ends = new Set(sentences.map((sentence) => / \([^()]*\)$/u.exec(sentence)?.[0] ?? ""));
  return ends.size === 1 ? ([...ends][0] ?? "") : "";
}

/** The whole words that all sentences begin with. */
export function commonWords(sentences: readonly string[]): string {
  const [first = "", ...others] = sentences;
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length++;
  if (length === first.length && others.every((other) => other.length === length)) return first;
  return first.slice(0, first.slice(0, length).lastIndexOf(" ") + 1);
}
