/** What a bot is called by its strength, and how it plays. */

import type { LevelCard } from "../../wire";
import { say } from "../../words/words.svelte";

const LEVELS = new Set(["beginner", "casual", "club", "expert", "master"]);
const KNOWN = new Set(["random", "greedy", "planner", "ismcts:500", "ismcts:2000", ...LEVELS]);

export type Levels = Readonly<Record<string, LevelCard>>;

export function botName(spec: string): string {
  return KNOWN.has(spec) ? say(`bot-${spec.replace(":", "-")}`) : say("bot-other", { spec });
}

/** The name with the rating, where one was measured. */
export function ratedName(spec: string, levels: Levels): string {
  const rating = levels[spec]?.rating ?? null;
  return rating === null ? botName(spec) : say("bot-rated", { name: botName(spec), rating: String(rating) });
}

/** How a level plays, how sure its rating is and how long it thinks; nothing of other bots. */
export function botWays(spec: string, levels: Levels): string {
  const level = levels[spec];
  if (level === undefined || !LEVELS.has(spec)) return "";
  const ways = [say(`bot-${spec}-ways`)];
  if (level.interval != null)
    ways.push(say("bot-interval", { low: String(level.interval[0]), high: String(level.interval[1]) }));
  if (level.seconds != null) ways.push(say("bot-seconds", { seconds: level.seconds }));
  return ways.join(" ");
}
