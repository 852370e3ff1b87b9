/** Chances as the coach writes them: with their margin, and the lead in points where there is one. */

import { say, spoken } from "../../words/words.svelte";

/** So many standard errors either side hold the true chance in 19 cases of 20. */
const MARGIN = 2;
/** Less than a point either way is no lead. */
const EVEN = 0.5;

export function chances(chance: number, error: number, lead: number | null): string {
  const margin = Math.max(1, Math.round(100 * MARGIN * error));
  const said = say("coach-chance", { percent: Math.round(100 * chance), margin });
  return lead === null ? said : `${said} · ${leadOf(lead)}`;
}

function leadOf(lead: number): string {
  if (Math.abs(lead) < EVEN) return say("coach-even");
  const written = new Intl.NumberFormat(spoken.lang, { maximumFractionDigits: 1 }).format(Math.abs(lead));
  return say("coach-lead", { way: lead > 0 ? "ahead" : "behind", amount: written });
}
