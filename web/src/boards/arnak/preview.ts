/** What a piece would cost and bring, told from the catalogue: the lines of the rail's preview. */

import type { BoardTable } from "../board";
import { cardFacts, parted, rowFacts, stepPrice, templeFacts, tileFacts } from "./facts";
import type { Outlook as ArnakOutlook, CardEntry, Player, Step, TileEntry } from "./outlook";
import { arnak, shown } from "./seen";

/** A line: words of the game, icons, points that come in sight. */
export interface Line {
  words: string;
  icons: string[];
  points: number | null;
}

export interface Preview {
  price: string[];
  /** Travel is paid with cards, not with tokens. */
  way: string[];
  lines: Line[];
}

const NOTHING: Preview = { price: [], way: [], lines: [] };

/** What clicking a piece would mean, as far as it can be told in icons; null when there is nothing to tell. */
export function previewOf(table: BoardTable, id: string): Preview | null {
  const outlook = arnak(table);
  const found =
    ofStep(table, outlook, id) ??
    ofTile(table, outlook, id) ??
    ofSite(table, outlook, id) ??
    ofSale(table, outlook, id);
  return found ?? ofGuardian(table, outlook, id);
}

function ofStep(table: BoardTable, outlook: ArnakOutlook, id: string): Preview | null {
  const step = outlook.track.find((step) => step.id === id);
  if (!step || step.row === 0) return null;
  const bonus = step.bonuses.map((kind) => ({
    words: "board-first-there",
    icons: table.catalogue.get(kind)?.icons ?? [],
    points: null,
  }));
  return {
    ...NOTHING,
    price: stepPrice(table, outlook.temple, step),
    lines: [...worths(table, outlook, step), ...bonus],
  };
}

/** What either token gains by arriving there, and how many points further up it is than now. */
function worths(table: BoardTable, outlook: ArnakOutlook, step: Step): Line[] {
  const player = shown(table);
  const row = rowFacts(table, outlook.temple, step.row);
  if (!row) {
    const arrivals = templeFacts(table, outlook.temple)?.arrivals ?? [];
    const points = arrivals[step.tokens.length] ?? null;
    return [
      {
        words: "board-the-glass",
        icons: [],
        points: points === null ? null : points - standing(table, outlook, player, "glass"),
      },
    ];
  }
  return (["glass", "notebook"] as const)
    .filter((token) => player !== undefined && nextRow(outlook, player, token) === step.row)
    .map((token) => ({
      words: `board-the-${token}`,
      icons: row[token].icons,
      points: row[token].points - standing(table, outlook, player, token),
    }));
}

const nextRow = (outlook: ArnakOutlook, player: Player, token: "glass" | "notebook") =>
  (outlook.track[player[token]]?.row ?? 0) + 1;

/** What a token counts where it stands. */
function standing(
  table: BoardTable,
  outlook: ArnakOutlook,
  player: Player | undefined,
  token: "glass" | "notebook",
): number {
  const row = player ? (outlook.track[player[token]]?.row ?? 0) : 0;
  return rowFacts(table, outlook.temple, row)?.[token].points ?? 0;
}

function ofTile(table: BoardTable, outlook: ArnakOutlook, id: string): Preview | null {
  const stack = Object.keys(outlook.lost_temple.tiles).find((stack) => id === `temple-${stack}`);
  if (stack === undefined) return null;
  const { price, points } = tileFacts(table, stack, outlook.temple);
  return { ...NOTHING, price, lines: [{ words: "board-worth", icons: [], points }] };
}

function ofSite(table: BoardTable, outlook: ArnakOutlook, id: string): Preview | null {
  const site = outlook.sites.find((site) => site.id === id || site.spaces.some((space) => space.id === id));
  const space = site?.spaces.find((space) => space.id === id) ?? site?.spaces[0];
  if (!site || !space) return null;
  const lines: Line[] = site.idols.map((idol) => ({
    words: idol.kind === null ? "board-idol-down" : "board-idol-up",
    icons: idol.kind === null ? [] : (table.catalogue.get(idol.kind)?.icons ?? []),
    points: pointsOf(table, idol.kind ?? "idol_coin"),
  }));
  return { price: Array<string>(site.compasses).fill("compass"), way: space.travel, lines };
}

function ofSale(table: BoardTable, outlook: ArnakOutlook, id: string): Preview | null {
  const card = outlook.row.find((card) => card?.id === id);
  if (!card) return null;
  const facts = cardFacts(table, card.kind);
  const token = facts.group === "artifacts" ? "compass" : "coin";
  return {
    ...NOTHING,
    price: Array<string>(card.cost).fill(token),
    lines: [{ words: "board-worth", icons: [], points: facts.points }],
  };
}

function ofGuardian(table: BoardTable, outlook: ArnakOutlook, id: string): Preview | null {
  const guardian = outlook.sites.find((site) => site.guardian?.id === id)?.guardian;
  if (!guardian) return null;
  const { spent, brought } = parted(table.catalogue.get(guardian.kind)?.icons ?? []);
  return {
    ...NOTHING,
    price: spent,
    lines: [{ words: "board-boon", icons: brought, points: pointsOf(table, guardian.kind) }],
  };
}

/** What a piece counts at the end; idols all count the same, also those face down. */
function pointsOf(table: BoardTable, kind: string): number {
  return (table.catalogue.get(kind) as CardEntry | TileEntry | undefined)?.points ?? 0;
}
