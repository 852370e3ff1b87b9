/** People one meets in Agartha: a coat, a head, what they wear on it and what they carry. */

import { Pen } from "../../scenes/ink";
import { type StillLife, type Strokes, drawn, outdoors } from "./still_lifes";

const coat = (fill: string): Strokes => [
  ["M-.34 0Q-.36 -.5 -.14 -.66H.14Q.36 -.5 .32 0Z", fill],
  ["M-.1 -.66L-.2 0M.06 -.64L.1 0"],
];
const HEAD: Strokes = [["M-.12 -.74a.12 .13 0 1 0 .24 0a.12 .13 0 1 0 -.24 0Z", "wall"]];
const BEARD: Strokes = [["M-.12 -.72Q-.12 -.5 0 -.46Q.12 -.5 .12 -.72Q0 -.62 -.12 -.72Z", "snow"]];

const BROAD_HAT: Strokes = [
  ["M-.3 -.8Q0 -.94 .3 -.8Q0 -.72 -.3 -.8Z", "trunk"],
  ["M-.15 -.84Q-.12 -1.06 0 -1.02T.15 -.84Z", "trunk"],
];
const STRAW_HAT: Strokes = [
  ["M-.32 -.78L0 -1.08L.32 -.78Q0 -.7 -.32 -.78Z", "sand"],
  ["M-.16 -.78L0 -1.06M.16 -.78L0 -1.06"],
];
const HEADSCARF: Strokes = [
  ["M-.2 -.6Q-.22 -.98 0 -.98T.2 -.6L.1 -.64Q.13 -.86 0 -.87T-.1 -.64Z", "ember"],
  ["M.1 -.62L.24 -.46L.18 -.6"],
];
const HOOD: Strokes = [
  [
    "M-.22 -.58Q-.26 -1.02 0 -1.08Q.26 -1.02 .22 -.58Q.13 -.62 .13 -.76Q.13 -.9 0 -.9T-.13 -.76Q-.13 -.62 -.22 -.58Z",
    "rock2",
  ],
];

const STAFF: Strokes = [["M.36 .02L.3 -.92"]];
const SATCHEL: Strokes = [["M.02 -.34H.26V-.12H.02Z", "trunk"], ["M-.2 -.6L.14 -.34"]];
const BASKET: Strokes = [
  ["M.02 -.26Q.16 -.5 .3 -.26"],
  ["M-.02 -.28H.34L.28 -.06H.04Z", "sand"],
  ["M.01 -.21H.32M.03 -.14H.3M.12 -.28L.13 -.06M.22 -.28L.2 -.06"],
];
const LANTERN: Strokes = [
  ["M.3 .02L.34 -.66L.46 -.62"],
  ["M.4 -.6H.54L.52 -.4H.42Z", "sun"],
  ["M.4 -.6L.47 -.68L.54 -.6Z", "rock2"],
];
const PACK: Strokes = [
  ["M-.5 -.56Q-.56 -.16 -.42 -.1H-.14V-.62Z", "trunk"],
  ["M-.52 -.7H-.12Q-.06 -.64 -.12 -.58H-.52Q-.58 -.64 -.52 -.7Z", "far"],
  ["M-.5 -.36H-.3"],
];

/** Each of them from what lies behind to what is held in front. */
const PEOPLE: readonly Strokes[] = [
  [...STAFF, ...coat("roof"), ...SATCHEL, ...HEAD, ...BROAD_HAT],
  [...coat("water"), ...HEAD, ...HEADSCARF, ...BASKET],
  [...coat("deep"), ...LANTERN, ...HEAD, ...BEARD, ...HOOD],
  [...PACK, ...STAFF, ...coat("mid"), ...HEAD, ...STRAW_HAT],
];

/** Their pictures, each on a plate of that size before another piece of country. */
export function people(width: number, height: number): StillLife[] {
  const plate = new Pen(0, 0, width, height);
  const standing = new Pen(width / 2, height * 0.95, 66);
  return PEOPLE.map((strokes, at) => ({
    ground: outdoors(plate, 5 + at * 6),
    figure: drawn(strokes, standing),
  }));
}
