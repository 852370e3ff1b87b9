/** Arnak's outlook, as the server sends it to a seat. */

import type { BoardTable, Outlook } from "../board";

export const RESOURCES = ["coin", "compass", "tablet", "arrowhead", "jewel"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Side = "bird" | "snake";

/** Something that lies open, or whose kind is hidden from the viewer. */
export interface Piece {
  id: string;
  kind: string | null;
}
export interface Open {
  id: string;
  kind: string;
}
export interface ForSale extends Open {
  cost: number;
}
export interface Helper extends Open {
  gold: boolean;
  ready: boolean;
}
export interface Overcome extends Open {
  /** Is its boon still unused? */
  boon: boolean;
}

export interface Space {
  id: string;
  space: string;
  travel: string[];
  blocked: boolean;
  player: number | null;
}

export interface Site {
  id: string;
  site: string;
  level: number;
  row: number;
  column: number;
  tile: Open | null;
  guardian: Open | null;
  spaces: Space[];
  idols: Piece[];
  /** What discovering it costs; nothing for a known site. */
  compasses: number;
}

export interface Token {
  player: number;
  token: "glass" | "notebook";
}

export interface Step {
  id: string;
  row: number;
  column: number;
  bonuses: string[];
  tokens: Token[];
}

export interface Player {
  id: string;
  seat: number;
  tokens: Record<Resource, number>;
  passed: boolean;
  hand: Piece[];
  deck: { id: string; count: number };
  sifted: Piece[];
  area: Open[];
  fear_tiles: number;
  crates: number;
  slots: boolean[];
  assistants: (Helper | null)[];
  guardians: Overcome[];
  archaeologists: number;
  glass: number;
  notebook: number;
  temple_tiles: Record<string, number>;
  all_planes: boolean;
  no_fear: boolean;
  points: number;
  lines: [string, number][];
  [fact: string]: unknown;
}

export interface Rival {
  id: string;
  deeds: string[];
  done: string[];
  arrow: "left" | "right";
  back: Open;
  cards: Open[];
  idols: string[];
  pile: number;
  guardians: Overcome[];
  glass: number;
  temple_tiles: Record<string, number>;
  points: number;
  lines: [string, number][];
}

/** A travel payment under way. */
export interface Bill {
  travel: string[];
  paid: string[];
  open: string[];
  elements: string[];
}

export interface ArnakOutlook extends Outlook {
  players: Player[];
  temple: Side;
  first: number;
  icons: string[];
  sites: Site[];
  stacks: { id: string; count: number; known: string[] }[];
  row: (ForSale | null)[];
  decks: { id: string; count: number; top: Open | null }[];
  /** Exiled items and artifacts; basic cards lie apart, by the Fear pile. */
  exile: Open[];
  exiled_basics: (Open & { seat: number })[];
  fears: number;
  track: Step[];
  lost_temple: { tiles: Record<string, number>; arrived: number[]; bonuses: number; seen: string[] | null };
  supply: { id: string; count: number; top: Open | null }[];
  rescue: Piece[];
  rival: Rival | null;
  slot_points: number[];
}

/** The outlook of a table at which Arnak is played. */
export function arnak(table: BoardTable): ArnakOutlook {
  return table.outlook as ArnakOutlook;
}

/** The player whose board lies in front: one's own, or that of who acts when one only looks on. */
export function shown(table: BoardTable): Player | undefined {
  const outlook = arnak(table);
  return outlook.players[table.viewer >= 0 ? table.viewer : (outlook.actors[0] ?? 0)];
}

/** The payment the question is about, if one is under way. */
export function billOf(outlook: ArnakOutlook): Bill | null {
  const { prompt } = outlook;
  return prompt.key === "travel" ? (prompt as unknown as Bill) : null;
}

/** The solo rival plays from the place after the last seat. */
export function isRival(outlook: ArnakOutlook, player: number): boolean {
  return player >= outlook.seats;
}

/** The name of a player, the rival among them. */
export function nameOf(table: BoardTable, player: number): string {
  return isRival(arnak(table), player) ? table.say("rival-name") : (table.names[player] ?? "");
}
