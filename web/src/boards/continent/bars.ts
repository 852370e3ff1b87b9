/** What bars an action that a card offers, as messages of the game's own words. */

import type { Offer } from "./outlook";

/** The reason first, then what the card asks for, unless that is the reason. */
export function barsOf(offer: Offer, condition: string): string[] {
  if (offer.barred === null) return [];
  if (condition === "") return [`barred-${offer.barred}`];
  return offer.barred === "unmet" ? ["board-unmet"] : [`barred-${offer.barred}`, "board-if"];
}
