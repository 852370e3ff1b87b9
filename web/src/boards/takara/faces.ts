/** What a kind of tile looks like: its drawing, its number, its marks. The numbers come from the catalogue. */

import type { CatalogueEntry } from "../board";
import { type Run, runs } from "../../look/strip";

/** The face of a tile, ready to be drawn. */
export interface Face {
  icon: string;
  /** The number printed on it, when it has one. */
  count: number | null;
  /** It sends the digger to the hospital. */
  wounds: boolean;
  /** Hits a monster needs. */
  hits: number;
  /** What overcoming a monster brings. */
  reward: Run[];
}

/** How deep a tile lay, as the pips on its back tell it. */
export const PIPS = { superficial: 1, intermediate: 2, deep: 3 } as const;

/** Drawings of kinds whose name is not that of an icon. */
const DRAWINGS: Readonly<Record<string, string>> = {
  karas: "kara",
  xp: "xp",
  bat: "monster",
  goblin: "goblin",
  skeleton: "skeleton",
  map: "discover",
  skull: "curse",
  miner: "pickaxe",
  archaeologist: "glass",
  soothsayer: "crystal",
  imitator: "mask",
  token: "xp",
};

/** The drawing of a kind. */
export function drawingOf(kind: string): string {
  return DRAWINGS[kind.split("_")[0] ?? kind] ?? kind;
}

/** The face of a kind of tile. */
export function faceOf(kind: string, entry: CatalogueEntry | undefined): Face {
  const strip = runs(entry?.icons ?? []);
  const arrow = strip.findIndex((run) => run.icon === "next");
  const fights = strip.some((run) => run.icon === "monster");
  const printed = /^(?:karas|xp)_(\d+)/.exec(kind)?.[1];
  return {
    icon: drawingOf(kind),
    count: printed === undefined ? null : Number(printed),
    wounds: kind.endsWith("_wound"),
    hits: fights ? (strip.find((run) => run.icon === "sword")?.count ?? 0) : 0,
    reward: fights && arrow >= 0 ? strip.slice(arrow + 1) : [],
  };
}

/** What a specialist costs: the Karas at the head of its strip. */
export function priceOf(entry: CatalogueEntry | undefined): number {
  const first = runs(entry?.icons ?? [])[0];
  return first?.icon === "kara" ? first.count : 0;
}
