/** The picture of every card, drawn when it is first seen. */

import { ANIMALS } from "./animals";
import { BASICS } from "./basics";
import { CLOTHES } from "./clothes";
import { INSTRUMENTS } from "./instruments";
import { JEWELS } from "./jewels";
import { type Pictures, ink } from "./pen";
import { RELICS } from "./relics";
import { TOOLS } from "./tools";
import { VEHICLES } from "./vehicles";
import { VESSELS } from "./vessels";
import { WEAPONS } from "./weapons";

export const PICTURES: Pictures = {
  ...BASICS,
  ...ANIMALS,
  ...CLOTHES,
  ...INSTRUMENTS,
  ...JEWELS,
  ...RELICS,
  ...TOOLS,
  ...VEHICLES,
  ...VESSELS,
  ...WEAPONS,
};

const drawn = new Map<string, string>();

/** The picture of a kind of card, as the inside of an SVG of 60 × 40. */
export function pictureOf(kind: string): string {
  const known = drawn.get(kind) ?? ink(PICTURES[kind] ?? []);
  drawn.set(kind, known);
  return known;
}
