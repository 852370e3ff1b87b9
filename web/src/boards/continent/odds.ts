/** The exact chances of an action, and the curve that draws them. */

import type { BoardTable } from "../board";
import type { Chances, Helped, Odds } from "./outlook";

/** No answer is sure to lose more cards than this: with as many in the deck, none can be deadly. */
const MOST_LOST = 12;

function oddsOf(table: BoardTable, text: string): Odds | null {
  return (table.odds(text) as Odds | null | undefined) ?? null;
}

/** The chances of a move, when they are there. */
export function chancesOf(table: BoardTable, text: string | undefined): Chances | null {
  if (text === undefined) return null;
  const odds = oddsOf(table, text);
  return odds && "success" in odds ? odds : null;
}

/** The chance that an answer which is sure to lose cards ends the expedition; draws tell theirs elsewhere. */
export function riskOf(table: BoardTable, left: number, text: string): number {
  if (!table.live || left >= MOST_LOST) return 0;
  const odds = oddsOf(table, text);
  return odds && !("success" in odds) ? odds.defeat : 0;
}

/** A share as people say it: never certain unless it is. */
export function percent(share: number, lang: string): string {
  const whole = Math.round(share * 100);
  const told = share < 1 && whole === 100 ? 99 : share > 0 && whole === 0 ? 1 : whole;
  return `${told}${lang === "fr" ? "\u202f" : ""}%`;
}

/** The box of a chart, in its own units. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
  line: Helped;
}

/** Where each line of the curve stands, evenly from left to right. */
export function plot(lines: readonly Helped[], frame: Frame): Point[] {
  const room = frame.width - frame.left - frame.right;
  const step = lines.length > 1 ? room / (lines.length - 1) : 0;
  return lines.map((line, at) => ({
    x: frame.left + (lines.length > 1 ? at * step : room / 2),
    y: heightOf(line.success, frame),
    line,
  }));
}

/** The height of a share. */
export function heightOf(share: number, frame: Frame): number {
  return frame.top + (1 - share) * (frame.height - frame.top - frame.bottom);
}

/** The curve through the points. */
export function path(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
