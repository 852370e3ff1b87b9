/** A rated game of two is decided when one of them gives up: who won then, and who had given up. */

import type { TableView } from "../wire";

export interface Decided {
  winner: number;
  gaveUp: number;
}

export function decided(view: Pick<TableView, "status" | "rated" | "seats">): Decided | null {
  if (view.status !== "closed" || !view.rated || view.seats.length !== 2) return null;
  const gaveUp = view.seats.findIndex((seat) => seat.resigned);
  const winner = view.seats.findIndex((seat) => !seat.resigned);
  return gaveUp === -1 || winner === -1 ? null : { winner, gaveUp };
}
