/** What pieces are called aloud: the names a screen reader says, made of the game's own words. */

import type { BoardTable } from "../board";
import type { Place, Player, Tile, Token } from "./outlook";

/** The name of a kind of card. */
export function cardName(table: BoardTable, kind: string): string {
  return table.say(`${kind}-name`);
}

/** A slot with what lies in it. */
export function placeName(table: BoardTable, player: Player, place: Place): string {
  const held = place.cards.map((card) => cardName(table, card.kind)).join(", ");
  const name = table.say(`${place.place}-name`);
  const whose = player.seat === table.viewer ? name : `${table.names[player.seat] ?? ""}, ${name}`;
  return held
    ? table.say("board-slot", { name: whose, cards: held })
    : table.say("board-slot-empty", { name: whose });
}

/** A token as far as the viewer knows it. */
export function tokenName(table: BoardTable, token: Token): string {
  const who = table.names[token.seat] ?? "";
  return token.value === null
    ? table.say("board-token-hidden", { who, values: token.one_of.join(", ") })
    : table.say("board-token", { who, value: token.value });
}

/** A zone of a tile with the tokens on it. */
export function zoneName(table: BoardTable, tile: Tile, zone: "action" | "bid"): string {
  const name = table.say(`board-zone-${zone}`, { number: tile.number });
  return [name, ...tile[zone].tokens.map((token) => tokenName(table, token))].join(", ");
}
