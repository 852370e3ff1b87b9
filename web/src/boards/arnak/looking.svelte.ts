/** Whose board one has opened over the table, if any. */

export const looking = $state<{ seat: number | null }>({ seat: null });

/** Open somebody's board, or close it when it lies open. */
export function look(seat: number): void {
  looking.seat = looking.seat === seat ? null : seat;
}
