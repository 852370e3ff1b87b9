/** The cards each line of Temple's points comes from. */

import type { BoardTable, Source, Sources } from "../board";
import { faceOf } from "./faces";
import type { Owned } from "./outlook";
import { temple } from "./seen";

function cards(table: BoardTable, seat: number, counts: (card: Owned) => boolean): Source[] {
  const owned = temple(table).players[seat]?.cards ?? [];
  return owned.filter(counts).map(({ id, kind }) => ({ id, icon: faceOf(kind).icon }));
}

const ofDeck =
  (deck: string): Sources[string] =>
  (table, seat) =>
    cards(table, seat, ({ kind }) => table.catalogue.get(kind)?.group === deck);

export const sources: Sources = {
  statues: ofDeck("statues"),
  coins: ofDeck("coins"),
  weapons: ofDeck("weapons"),
  manuscripts: ofDeck("manuscripts"),
  jewels: ofDeck("jewels"),
  relics: ofDeck("relics"),
  plates: ofDeck("plates"),
  monsters: ofDeck("monsters"),
  treasures: ofDeck("treasures"),
  relic_majority: ofDeck("relics"),
  stars: (table, seat) => cards(table, seat, ({ star }) => star),
  assistants: (table, seat) =>
    (temple(table).players[seat]?.assistants ?? []).map((kind) => ({
      id: temple(table).assistants.find((who) => who.kind === kind)?.id ?? "",
      icon: "character",
    })),
  money: (table, seat) => [{ id: temple(table).players[seat]?.id ?? "", icon: "money" }],
};
