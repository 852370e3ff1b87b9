/** What a bot is called by its strength. */

import { say } from "../../words/words.svelte";

const KNOWN = new Set(["random", "greedy", "planner", "ismcts:500", "ismcts:2000"]);

export function botName(spec: string): string {
  return KNOWN.has(spec) ? say(`bot-${spec.replace(":", "-")}`) : say("bot-other", { spec });
}
