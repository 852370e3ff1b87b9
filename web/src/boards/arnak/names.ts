/** What pieces are called aloud: the names a screen reader says, made of the game's own words. */

import type { BoardTable } from "../board";
import type { Site, Space, Step } from "./outlook";
import { nameOf } from "./seen";

/** The name of a kind, or of what hides it. */
export function kindName(table: BoardTable, kind: string | null): string {
  return kind === null ? table.say("board-hidden") : table.say(`${kind}-name`);
}

/** A run of icons in words: "2 coins, 1 jewel". */
export function priceName(table: BoardTable, icons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return [...counts].map(([icon, count]) => table.say(`resource-${icon}`, { count })).join(", ");
}

/** A site with its tile. */
export function siteName(table: BoardTable, site: Site): string {
  return site.tile ? kindName(table, site.tile.kind) : table.say(`${site.site}-name`);
}

/** A space: where, what the way costs, who stands there. */
export function spaceName(table: BoardTable, site: Site, space: Space): string {
  const told = [siteName(table, site)];
  if (space.player !== null) told.push(nameOf(table, space.player));
  else if (space.blocked) told.push(table.say("board-blocked"));
  else told.push(priceName(table, space.travel));
  if (site.compasses > 0)
    told.push(`${table.say("board-discover")}, ${table.say("resource-compass", { count: site.compasses })}`);
  return told.join(", ");
}

/** A space of the research track. */
export function stepName(table: BoardTable, step: Step, price: readonly string[]): string {
  const told = [table.say("board-step", { row: step.row, column: step.column })];
  if (price.length > 0) told.push(priceName(table, price));
  told.push(...step.bonuses.map((bonus) => kindName(table, bonus)));
  told.push(
    ...step.tokens.map((token) => `${nameOf(table, token.player)}, ${table.say(`board-the-${token.token}`)}`),
  );
  return told.join(", ");
}
