/** The clocks one may choose for a table. */

import type { ClockPlan } from "../../wire";

const MINUTE = 60_000;

export type ClockName = "none" | "quick" | "calm" | "slow" | "days-1" | "days-3" | "days-7";

export const CLOCKS: Readonly<Record<ClockName, ClockPlan | null>> = {
  none: null,
  quick: { move: 10_000, bank: 5 * MINUTE, increment: 0 },
  calm: { move: 20_000, bank: 15 * MINUTE, increment: 0 },
  slow: { move: MINUTE, bank: 45 * MINUTE, increment: 0 },
  "days-1": { days: 1 },
  "days-3": { days: 3 },
  "days-7": { days: 7 },
};
