/** How a thing of any game is drawn: the icon it shares a name with, else the first of its strip. */

import type { BoardTable } from "../board";
import { isDrawn } from "../../look/icons";
import type { Fact, Piece } from "./walk";

/** The icon of a word of a game: its own, or that of its singular. */
export function iconOf(word: string): string | null {
  return [word, word.replace(/s$/, ""), word.split(/[_-]/)[0] ?? word].find((name) => isDrawn(name)) ?? null;
}

/** The picture on a card: what it is, else what it brings (after the price), else what it costs. */
export function pictureOf(table: BoardTable, kind: string): string {
  const strip = (table.catalogue.get(kind)?.icons ?? []).filter(isDrawn);
  return iconOf(kind) ?? strip[strip.indexOf("next") + 1] ?? strip[0] ?? "card";
}

/** Numbers that hang on a card as its tag. */
const TAGS = new Set(["price", "cost", "value", "count"]);

/** The number on the tag of a card, if it has one. */
export function tagOf(piece: Piece): number | null {
  const tag = piece.facts.find((fact) => TAGS.has(fact.key) && typeof fact.value === "number");
  return tag === undefined ? null : Number(tag.value);
}

/** The number a piece has under a key. */
export function numberOf(piece: Piece, key: string): number | null {
  const found = piece.facts.find((fact) => fact.key === key)?.value;
  return typeof found === "number" ? found : null;
}

/** What a player or place owns, as icons and numbers; what has no drawing is left to the help. */
export function goodsOf(facts: readonly Fact[]): { key: string; icon: string; count: number | null }[] {
  return facts.flatMap(({ key, value }) => {
    const icon = iconOf(key);
    if (icon === null || value === false || typeof value === "string") return [];
    return [{ key, icon, count: value === true ? null : Number(value) }];
  });
}
