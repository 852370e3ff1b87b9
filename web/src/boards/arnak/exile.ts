/** The exiled cards by the pile they lie on. */

import type { BoardTable } from "../board";
import type { Outlook as ArnakOutlook, Open } from "./outlook";

export interface ExilePile {
  name: string;
  cards: Open[];
}

/** Artifacts, items, then the Funding and Exploration cards of each player; piles that hold nothing are left out. */
export function pilesOf(
  table: Pick<BoardTable, "say" | "names" | "catalogue">,
  outlook: ArnakOutlook,
): ExilePile[] {
  const ofGroup = (group: string) =>
    outlook.exile.filter((card) => table.catalogue.get(card.kind)?.group === group);
  const piles = [
    { name: table.say("board-artifacts"), cards: ofGroup("artifacts") },
    { name: table.say("board-items"), cards: ofGroup("items") },
    ...outlook.players.map(({ seat }) => ({
      name: table.say("board-basics-of", { who: table.names[seat] ?? "" }),
      cards: outlook.exiled_basics.filter((card) => card.seat === seat),
    })),
  ];
  return piles.filter((pile) => pile.cards.length > 0);
}
