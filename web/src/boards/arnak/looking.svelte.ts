/** What one has opened over the table, if anything: somebody's board, or the exiled cards. */

export const looking = $state<{ seat: number | null; exile: boolean }>({ seat: null, exile: false });

/** Open somebody's board, or close it when it lies open. */
export function look(seat: number): void {
  looking.seat = looking.seat === seat ? null : seat;
  looking.exile = false;
}

/** Open the exiled cards, or close them when they lie open. */
export function lookAtExile(): void {
  looking.exile = !looking.exile;
  looking.seat = null;
}

/** Close whatever lies over the table. */
export function lookAway(): void {
  looking.seat = null;
  looking.exile = false;
}
