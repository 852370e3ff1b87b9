/** A finished game in a few words, from the side of whoever looks back on it. */

import type { PastGame } from "../../wire";
import "../../words/people";
import { say } from "../../words/words.svelte";

export function resultOf(game: PastGame): string {
  const mine = game.seats.find((seat) => seat.mine);
  if (mine === undefined) return "";
  if (mine.won) return say("history-result-won");
  if (mine.gave_up) return say("history-result-gave-up");
  if (game.seats.length <= 2 || game.seats.every((seat) => !seat.won)) return say("history-result-lost");
  return say("history-result-rank", { rank: mine.rank, of: game.seats.length });
}

/** How long a game was, in whole minutes, hours or days. */
export function lengthOf(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 120) return say("minutes", { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say("hours", { count: hours }) : say("days", { count: Math.round(hours / 24) });
}
