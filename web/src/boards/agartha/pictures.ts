/** What the cards of Agartha look like: landscapes for Locations, people and objects on like plates. */

import { Pen, chance, hatch, n, tone } from "../../scenes/ink";
import { hills, peak, ridge } from "../../scenes/land";
import { grass, pine } from "../../scenes/plants";
import type { Card } from "./outlook";
import { people } from "./people";
import { stillLifes } from "./still_lifes";

/** Landscapes are drawn on a plate of this size and cut to the card. */
export const WIDTH = 76;
export const HEIGHT = 104;
/** The part of a plate that people and things fill. */
export const STAGE = `0 18 ${WIDTH} ${HEIGHT - 18}`;

const PLATE = new Pen(0, 0, WIDTH, HEIGHT);
const sky = () => PLATE.band(0, tone("sky"));

function forest(): string {
  const r = chance(11);
  const rows = [
    [0.66, 30, 4],
    [0.8, 38, 4],
    [0.98, 48, 3],
  ] as const;
  const pines = rows.map(([y, size, count], row) =>
    Array.from({ length: count }, (_, at) =>
      pine(
        ((at + 0.5 + (row % 2 ? 0.35 : 0)) / count) * WIDTH + (r() - 0.5) * 6,
        HEIGHT * y,
        size * (0.86 + r() * 0.28),
        tone(row === 0 ? "near" : "deep"),
      ),
    ).join(""),
  );
  return (
    sky() +
    PLATE.disc(0.3, 0.2, 0.11) +
    hills(r, PLATE, { y: HEIGHT * 0.62, swing: 14, steps: 3, fill: tone("far") }) +
    PLATE.band(0.72, tone("mid")) +
    pines.join("")
  );
}

function mountain(): string {
  const r = chance(23);
  return (
    sky() +
    PLATE.disc(0.72, 0.2, 0.1) +
    ridge(r, PLATE, { y: HEIGHT * 0.7, swing: 34, steps: 4, fill: tone("far") }) +
    peak(WIDTH * 0.42, HEIGHT * 0.92, 46) +
    hills(r, PLATE, { y: HEIGHT * 0.92, swing: 10, steps: 3, fill: tone("near") }) +
    pine(WIDTH * 0.84, HEIGHT * 0.98, 24) +
    pine(WIDTH * 0.14, HEIGHT, 20)
  );
}

/** A house of the village. */
export function house(x: number, y: number, size: number): string {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.5 0V-.62H.5V0Z", tone("wall")) +
    pen.shape("M-.66 -.58L0 -1.16L.66 -.58Z", tone("roof"), 1.1) +
    pen.shape("M-.14 0V-.36H.14V0Z", tone("dark"), 0.8) +
    pen.hatch("M-.3 -.72l.1 -.1M0 -.84l.14 -.14M.24 -.7l.08 -.1")
  );
}

function village(): string {
  const r = chance(37);
  const smoke = `M${n(WIDTH * 0.62)} ${n(HEIGHT * 0.42)}q-7 -8 0 -16q7 -8 0 -16`;
  return (
    sky() +
    ridge(r, PLATE, { y: HEIGHT * 0.6, swing: 24, steps: 4, fill: tone("far") }) +
    hills(r, PLATE, { y: HEIGHT * 0.74, swing: 12, steps: 3, fill: tone("mid") }) +
    hatch(smoke, 0.6, 1.2) +
    house(WIDTH * 0.74, HEIGHT * 0.76, 24) +
    house(WIDTH * 0.3, HEIGHT * 0.9, 33) +
    grass(r, new Pen(0, HEIGHT * 0.9, WIDTH, HEIGHT * 0.1), 8)
  );
}

/** People are many: neighbours in a row need not be the same person. */
const PEOPLE = people(WIDTH, HEIGHT);

/** The pictures by name: the ground, which is cut to the card, and what stands on it whole, if anything does. */
export const PICTURES: Readonly<Record<string, { ground: string; figure?: string }>> = {
  forest: { ground: forest() },
  mountain: { ground: mountain() },
  village: { ground: village() },
  ...stillLifes(WIDTH, HEIGHT),
  ...Object.fromEntries(PEOPLE.map((picture, at) => [`character-${at}`, picture])),
};

/** The name of a card's picture. */
export function pictureOf({ id, kind }: Card): string {
  return kind === "character" ? `character-${Number(/\d+$/.exec(id)?.[0] ?? 0) % PEOPLE.length}` : kind;
}

/** Drawings of kinds whose name is not that of an icon. */
const DRAWINGS: Readonly<Record<string, string>> = { compass: "sundial" };

/** The icon of a kind of card. */
export function drawingOf(kind: string): string {
  return DRAWINGS[kind] ?? kind;
}

/** The icon of a token's action. */
export const ACTION_ICONS = { move: "move", swap: "swap", draw: "draw" } as const;
