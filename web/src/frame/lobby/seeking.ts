/** A game at once: a seat where strangers wait already, else a table of one's own for others to find. */

import * as api from "../../table/api";
import type { SeatWish } from "../../wire";
import { myself } from "../myself.svelte";
import { campName } from "../opening/opening";
import { router } from "../router.svelte";

/** The counts of seats at which there is somebody to play with. */
export function seatCounts([low, high]: readonly [number, number]): number[] {
  const least = Math.max(2, low);
  return Array.from({ length: Math.max(0, high - least + 1) }, (_, more) => least + more);
}

export async function seekGame(game: string, seats: number): Promise<void> {
  const { begin, sit } = await import("../../table/deal");
  const name = myself.name || campName(Math.random());
  const { table } = await api.freeSeat(game, seats);
  if (table !== null) {
    try {
      await sit(await api.table(table), { name });
      const view = await api.table(table);
      if (view.seats.every((seat) => seat.taken)) await begin(table);
      router.go({ at: "table", id: table, key: null });
      return;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error; // somebody was quicker: a table of one's own will do
    }
  }
  const wishes = Array.from({ length: seats }, (): SeatWish => ({ kind: "open" }));
  const opened = await api.open({ game, seats: wishes });
  await sit(opened.table, { seat: 0, name });
  router.go({ at: "table", id: opened.id, key: null });
}
