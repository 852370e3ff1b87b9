/** Pencil sketches of the ground that cards will lie on: each zone of a board, and a tile that was emptied. */

import { Pen, chance, hatch, tone } from "../../scenes/ink";
import { birds, hills, peak, ridge } from "../../scenes/land";
import { cover } from "../../scenes/pictures";
import { grass, pine, scatter } from "../../scenes/plants";
import { house } from "./pictures";

/** Sketches are drawn on a plate of this size, its foot at the foot of the zone. */
export const BREADTH = 220;
export const RISE = 168;

const PLATE = new Pen(0, 0, BREADTH, RISE);

function pass(): string {
  const r = chance(5);
  return (
    ridge(r, PLATE, { y: 118, swing: 46, steps: 6, fill: tone("far") }) +
    peak(150, 140, 50) +
    hills(r, PLATE, { y: 140, swing: 16, steps: 3, fill: tone("mid") }) +
    scatter(r, new Pen(6, 142, 208, 22), 7, [24, 40], (x, y, size) => pine(x, y, size)) +
    birds(52, 62)
  );
}

function hamlet(): string {
  const r = chance(9);
  return (
    hills(r, PLATE, { y: 116, swing: 26, steps: 4, fill: tone("far") }) +
    hills(r, PLATE, { y: 138, swing: 14, steps: 3, fill: tone("mid") }) +
    hatch("M166 92q-6 -7 0 -14q6 -7 0 -14", 0.6, 1.2) +
    house(60, 142, 26) +
    house(162, 138, 24) +
    house(112, 154, 36) +
    pine(22, 158, 38) +
    pine(202, 160, 42) +
    grass(r, new Pen(0, 152, BREADTH, 14), 16)
  );
}

function heath(): string {
  const r = chance(21);
  return (
    ridge(r, PLATE, { y: 122, swing: 30, steps: 4, fill: tone("far") }) +
    hills(r, PLATE, { y: 144, swing: 12, steps: 3, fill: tone("mid") }) +
    pine(176, 158, 30) +
    pine(196, 164, 38) +
    grass(r, new Pen(0, 148, BREADTH, 18), 14)
  );
}

/** The sketches: of the three zones by their names, and of a tile without cards. */
export const GROUNDS = {
  locations: pass(),
  village: hamlet(),
  exploration: cover("agartha"),
  tile: heath(),
} as const;
