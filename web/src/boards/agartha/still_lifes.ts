/** Objects of Agartha, drawn on the same plates and with the same pen as its landscapes. */

import { Pen, chance, tone } from "../../scenes/ink";
import { hills, ridge } from "../../scenes/land";
import { grass, pine } from "../../scenes/plants";

/** Inked shapes one over the other, in fractions of a figure that stands at its foot; no colour is a line. */
export type Strokes = readonly (readonly [d: string, fill?: string])[];

const SUNDIAL: Strokes = [
  ["M-.24 0L-.16 -.46H.16L.24 0Z", "rock"],
  ["M-.2 -.2H.2M-.1 -.46L-.14 0"],
  ["M-.46 -.52a.46 .15 0 1 0 .92 0a.46 .15 0 1 0 -.92 0Z", "sand"],
  ["M-.34 -.52h.1M.24 -.52h.1M0 -.62v.05M0 -.46v.05M-.22 -.6l.06 .03M.16 -.6l.06 -.03"],
  ["M-.04 -.52L.02 -.96L.22 -.5Z", "ember"],
];
const PENDANT: Strokes = [
  ["M-.42 -1.3Q-.34 -.7 0 -.62Q.34 -.7 .42 -1.3"],
  ["M-.34 -.3a.34 .34 0 1 0 .68 0a.34 .34 0 1 0 -.68 0Z", "sun"],
  ["M-.24 -.3a.24 .24 0 1 0 .48 0a.24 .24 0 1 0 -.48 0Z", "sand"],
  ["M0 -.5L.15 -.3L0 -.1L-.15 -.3Z", "water"],
  ["M0 -.5L0 -.1M-.15 -.3H.15"],
  ["M0 .04L.06 .14L0 .26L-.06 .14Z", "ember"],
];
const KNIFE: Strokes = [
  ["M-.08 -.4L-.12 -.94Q.04 -1.16 .16 -1.24Q.2 -.8 .1 -.4Z", "snow"],
  ["M.06 -.46Q.12 -.8 .12 -1.06"],
  ["M-.2 -.4H.22V-.32H-.2Z", "sun"],
  ["M-.09 -.32L-.07 0Q0 .08 .09 0L.1 -.32Z", "trunk"],
  ["M-.08 -.22H.1M-.08 -.12H.09"],
];
const AXE: Strokes = [
  ["M-.44 0L-.38 -.34H.38L.44 0Z", "trunk"],
  ["M-.38 -.34a.38 .1 0 1 0 .76 0a.38 .1 0 1 0 -.76 0Z", "sand"],
  ["M-.2 -.34a.2 .05 0 1 0 .4 0a.2 .05 0 1 0 -.4 0"],
  ["M.04 -.4L.3 -1.2H.38L.14 -.36Z", "wall"],
  ["M-.16 -.34Q-.2 -.6 .08 -.72L.26 -.62L.16 -.34Z", "rock2"],
  ["M-.1 -.4Q-.1 -.56 .06 -.64"],
];
const TORCH: Strokes = [
  ["M-.06 0L-.1 -.6H.1L.06 0Z", "trunk"],
  ["M-.16 -.6H.16L.12 -.76H-.12Z", "rock2"],
  [
    "M-.16 -.76Q-.3 -1.02 -.06 -1.2Q-.04 -1.08 .02 -1.06Q.04 -1.3 .16 -1.4Q.14 -1.2 .22 -1.08Q.3 -.9 .14 -.76Z",
    "ember",
  ],
  ["M-.06 -.78Q-.12 -.94 0 -1.02Q.1 -.94 .08 -.78Z", "sun"],
];
const VIAL: Strokes = [
  ["M-.1 -1V-.72Q-.34 -.6 -.34 -.3Q-.34 0 0 0T.34 -.3Q.34 -.6 .1 -.72V-1Z", "snow"],
  ["M-.33 -.36Q-.16 -.28 0 -.36T.33 -.36Q.36 0 0 0T-.33 -.36Z", "water"],
  ["M-.13 -1.12H.13V-.98H-.13Z", "trunk"],
  ["M-.22 -.5Q-.26 -.3 -.2 -.18M.06 -.2a.04 .03 0 1 0 .01 0ZM.16 -.12a.03 .02 0 1 0 .01 0Z"],
];

/** The shapes, as the picture's own. */
export const drawn = (strokes: Strokes, pen: Pen) =>
  strokes.map(([d, fill]) => pen.shape(d, fill === undefined ? "none" : tone(fill), 1.1)).join("");

/** A far ridge and a meadow, as behind the landscapes. */
export function outdoors(plate: Pen, seed: number): string {
  const r = chance(seed);
  return (
    plate.band(0, tone("sky")) +
    plate.disc(0.76, 0.18, 0.09) +
    ridge(r, plate, { y: plate.h * 0.56, swing: 22, steps: 4, fill: tone("far") }) +
    hills(r, plate, { y: plate.h * 0.76, swing: 10, steps: 3, fill: tone("near") }) +
    pine(plate.w * 0.12, plate.h * 0.84, 22) +
    grass(r, new Pen(0, plate.h * 0.9, plate.w, plate.h * 0.1), 8)
  );
}

/** Boards of a table, seen from above. */
function planks(plate: Pen): string {
  return (
    plate.band(0, tone("sand")) +
    plate.hatch("M0 .24H1M0 .5H1M0 .76H1M.3 0V.24M.7 .24V.5M.2 .5V.76M.62 .76V1", 0.5) +
    plate.hatch("M.08 .12q.2 .04 .4 0M.5 .38q.2 -.04 .4 0M.3 .64q.2 .04 .5 0M.1 .88q.2 -.04 .36 0", 0.3)
  );
}

/** Stones in the dark, lit from where the flame is. */
function cave(plate: Pen): string {
  return (
    plate.band(0, tone("dark")) +
    plate.light(0.5, 0.38, 0.36, 0.2) +
    plate.light(0.5, 0.36, 0.24, 0.3) +
    plate.shape("M0 1V.78L.2 .84L.34 .76L.6 .86L.8 .78L1 .82V1Z", tone("rock2"))
  );
}

/** Something before a ground: a card too low for both cuts the ground, never the thing. */
export interface StillLife {
  readonly ground: string;
  readonly figure: string;
}

/** The pictures of what is no landscape, by kind of card, on a plate of that size. */
export function stillLifes(width: number, height: number): Readonly<Record<string, StillLife>> {
  const plate = new Pen(0, 0, width, height);
  const standing = (strokes: Strokes, size: number, foot = 0.95) =>
    drawn(strokes, new Pen(width / 2, height * foot, size));
  const cloth =
    plate.band(0, tone("far")) + plate.hatch("M0 .2Q.5 .1 1 .24M0 .5Q.5 .4 1 .54M0 .8Q.5 .7 1 .84");
  return {
    compass: { ground: outdoors(plate, 8), figure: standing(SUNDIAL, 62) },
    amulet: { ground: cloth, figure: standing(PENDANT, 56, 0.76) },
    knife: { ground: planks(plate), figure: standing(KNIFE, 56, 0.84) },
    axe: { ground: outdoors(plate, 13), figure: standing(AXE, 62) },
    torch: { ground: cave(plate), figure: standing(TORCH, 56, 0.92) },
    vial: { ground: planks(plate), figure: standing(VIAL, 66, 0.88) },
  };
}
