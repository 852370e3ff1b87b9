/** A line of the table's journal as a sentence: the game's own, or one of the frame's. */

import type { Entry } from "../../table/chronicle";
import { say } from "../../words/words.svelte";

const SILENT = new Set(["worded", "followed"]);

export function tell(entry: Entry, names: readonly string[]): string {
  // The deal has a sentence for every pile: people want to know who begins.
  if (entry.kind === "started") return [say("line-started"), ...entry.said.slice(-1)].join(" ");
  if (entry.said.length > 0) return entry.said.join(" ");
  if (entry.kind === "acted" || SILENT.has(entry.kind)) return "";
  const { told } = entry;
  return say(`line-${entry.kind}`, {
    who: entry.seat === null ? (told.name ?? "") : (names[entry.seat] ?? ""),
    number: told.number ?? 0,
    agrees: told.agrees === true ? "yes" : "no",
    late: told.late === true ? "yes" : "no",
    plan: told.plan ?? "",
    reason: told.reason ?? "",
    onlookers: told.onlookers ?? "",
    order: told.order || "none",
  });
}
