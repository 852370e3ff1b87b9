/** How much time a seat has: as the server counts it, moved on by the time since it told us. */

import type { ClockView } from "../wire";

/** Milliseconds left to a seat: first its free time for this move runs out, then its bank. */
export function left(clock: ClockView, seat: number, elapsed: number): number {
  const bank = clock.banks[seat] ?? 0;
  const since = clock.since[seat];
  if (since === undefined) return bank;
  const thought = clock.at + elapsed - since;
  return Math.max(0, bank - Math.max(0, thought - (clock.plan.move ?? 0)));
}

/** As on a clock: minutes and seconds, hours only when there are some. */
export function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
