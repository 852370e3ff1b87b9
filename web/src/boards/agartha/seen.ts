/** What a table at which Agartha is played shows. */

import type { Witnessed } from "../../wire";
import type { BoardTable } from "../board";
import type { Outlook, Player, Tile, Token } from "./outlook";

/** The outlook of a table at which Agartha is played. */
export function agartha(table: BoardTable): Outlook {
  return table.outlook as unknown as Outlook;
}

/** The player whose board lies in front: one's own, or that of who acts when one only looks on. */
export function shown(table: BoardTable): Player | undefined {
  const outlook = agartha(table);
  return outlook.players[table.viewer >= 0 ? table.viewer : (outlook.actors[0] ?? 0)];
}

/** What each seat has bid on a tile, as far as it is known; the highest first. */
export interface Bid {
  seat: number;
  tokens: Token[];
  /** Null while one of the tokens is hidden from the viewer. */
  sum: number | null;
}

export function bidsOn(tile: Tile): Bid[] {
  const seats = [...new Set(tile.bid.tokens.map((token) => token.seat))];
  const bids = seats.map((seat) => {
    const tokens = tile.bid.tokens.filter((token) => token.seat === seat);
    const known = tokens.every((token) => token.value !== null);
    return { seat, tokens, sum: known ? tokens.reduce((sum, token) => sum + (token.value ?? 0), 0) : null };
  });
  return bids.sort((one, other) => (other.sum ?? -1) - (one.sum ?? -1));
}

/** Who carried the cards of a tile away this round; nobody where they were not won. */
export function takerOf(story: readonly Witnessed[], number: number): number | null {
  const round = story.findLastIndex(({ event }) => event["kind"] === "round");
  const won = story
    .slice(round + 1)
    .findLast(({ event }) => event["kind"] === "win" && event["number"] === number);
  return won === undefined ? null : Number(won.event["seat"]);
}

/** A token that has left the hand this round: on which zone it lies, or none once it was given back. */
export interface Spent {
  token: Token;
  where: { zone: "action" | "bid"; number: number } | null;
}

/** What became of a player's tokens this round. */
export function spentBy(outlook: Outlook, player: Player): Spent[] {
  const lying = outlook.tiles.flatMap(({ number, action, bid }) =>
    (["action", "bid"] as const).flatMap((zone) =>
      (zone === "action" ? action : bid).tokens
        .filter(({ seat }) => seat === player.seat)
        .map((token) => ({ token, where: { zone, number } })),
    ),
  );
  return [...lying, ...player.returned.map((token) => ({ token, where: null }))];
}

/** Is this tile being resolved: has one of its tokens been turned up? */
export function resolving(tile: Tile): boolean {
  return [...tile.action.tokens, ...tile.bid.tokens].some((token) => token.face_up);
}
