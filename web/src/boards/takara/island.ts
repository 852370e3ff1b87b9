/** The island seen from above, and a dig with its stakes and spoil heaps. */

import { Pen, chance, hatch, n, shape, tone } from "../../scenes/ink";
import { peak, rock, waves } from "../../scenes/land";
import { palm, pine } from "../../scenes/plants";

export const WIDTH = 956;
export const HEIGHT = 520;

const SHORE =
  "M34 260C24 96 180 22 330 20S620-6 760 30s190 120 176 236-90 176-260 196-300 36-440 8S46 420 34 260Z";
const WOODS =
  "M62 254C60 116 190 50 340 46s280-24 406 12 168 112 156 204-80 140-240 158-280 30-410 4S66 390 62 254Z";
const HEART =
  "M120 250C126 150 230 96 356 92s250-18 356 14 130 88 118 156-80 104-206 116-240 20-350 0-158-60-154-128Z";
const PATHS = "M196 168Q300 236 470 170T760 176M196 350Q330 300 478 352T770 350M478 176V346";

const PEAKS = [
  [330, 250, 46],
  [622, 246, 52],
  [372, 262, 34],
  [578, 262, 30],
] as const;
const PINES = [
  [336, 400, 30],
  [620, 396, 34],
  [660, 404, 26],
  [300, 404, 26],
  [70, 250, 30],
  [90, 270, 24],
  [872, 236, 34],
  [850, 250, 26],
  [310, 148, 44],
  [352, 134, 34],
  [640, 126, 40],
  [600, 142, 30],
] as const;
const PALMS = [
  [150, 92, 56, 0.2],
  [820, 96, 54, -0.2],
  [98, 360, 54, 0.2],
  [850, 372, 58, -0.2],
  [470, 452, 40, 0.1],
] as const;

/** The island in its sea, as the inside of an SVG of WIDTH × HEIGHT. */
export function island(): string {
  const r = chance(4);
  const surf = `<g fill="none" stroke="var(--s-ink)" opacity=".22"><path d="${SHORE}" stroke-width="14"/><path d="${SHORE}" stroke-width="26" opacity=".4"/></g>`;
  const paths = `<path d="${PATHS}" fill="none" stroke="var(--s-ink)" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round" stroke-opacity=".55"/>`;
  const heart = `<g opacity=".55">${shape(HEART, tone("near"), 0.8)}</g>`;
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${tone("water")}"/>` +
    surf +
    shape(SHORE, tone("sand"), 1.6) +
    shape(WOODS, tone("mid")) +
    heart +
    PEAKS.map(([x, y, size]) => peak(x, y, size)).join("") +
    PINES.map(([x, y, size]) => pine(x, y, size)).join("") +
    PALMS.map(([x, y, size, lean]) => palm(x, y, size, lean)).join("") +
    rock(318, 404, 12) +
    paths +
    [
      [4, 440, 60, 70],
      [880, 430, 66, 80],
      [6, 10, 70, 90],
      [880, 6, 70, 70],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) => waves(r, new Pen(x, y, w, h), 6))
      .join("")
  );
}

export const PIT_WIDTH = 220;
export const PIT_HEIGHT = 150;

type Point = [number, number];

/** A dig: trodden earth, spoil heaps, stakes and rope. Inside of an SVG of PIT_WIDTH × PIT_HEIGHT. */
export function pit(seed: number): string {
  const r = chance(seed);
  const [cx, cy, corners] = [PIT_WIDTH / 2, PIT_HEIGHT / 2, 22];
  const spot = (turn: number, far: number, x: number, y: number): Point => [
    cx + Math.cos(turn) * (cx - x) * far,
    cy + Math.sin(turn) * (cy - y) * far,
  ];
  const turned = (at: number) => (at / corners) * Math.PI * 2;
  const edge = Array.from({ length: corners }, (_, at) => spot(turned(at), 0.93 + r() * 0.12, 14, 12));
  const hole = edge.map(([x, y]): Point => [cx + (x - cx) * 0.82, cy + (y - cy) * 0.8]);
  const blades = Array.from({ length: corners * 3 }, (_, at) => {
    const turn = turned(at / 3);
    const [x, y] = spot(turn, 1.02, 13, 11);
    return `M${n(x)} ${n(y)}l${n(Math.cos(turn) * (4 + r() * 5))} ${n(Math.sin(turn) * (3 + r() * 4))}`;
  });
  const grit = Array.from({ length: 26 }, () => {
    const [x, y] = spot(r() * 6.28, 0.86 + r() * 0.1, 14, 12);
    return `M${n(x)} ${n(y)}h.1`;
  });
  return (
    hatch(blades.join(""), 0.5, 0.9) +
    shape(closed(edge), tone("sand"), 1.2) +
    hatch(grit.join(""), 0.4, 1.8) +
    shape(closed(hole), tone("rock2")) +
    fence(cx, cy) +
    rock(cx - PIT_WIDTH * 0.36, cy + PIT_HEIGHT * 0.42, 9) +
    rock(cx + PIT_WIDTH * 0.33, cy + PIT_HEIGHT * 0.44, 7, tone("rock2"))
  );
}

/** A smooth line through the middles of the corners. */
function closed(corners: Point[]): string {
  const next = (at: number) => corners[(at + 1) % corners.length] ?? corners[0]!;
  const middle = (one: Point, other: Point) => `${n((one[0] + other[0]) / 2)} ${n((one[1] + other[1]) / 2)}`;
  const start = middle(corners[0]!, corners.at(-1)!);
  return `M${start}${corners.map((corner, at) => `Q${n(corner[0])} ${n(corner[1])} ${middle(corner, next(at))}`).join("")}Z`;
}

/** Four stakes, and a rope between the two at the back. */
function fence(cx: number, cy: number): string {
  const [left, right, back, front] = [cx - 0.86 * (cx - 8), cx + 0.86 * (cx - 8), cy * 0.58, cy * 1.46];
  const rope = hatch(`M${n(left)} ${n(back - 9)}Q${n(cx)} ${n(back - 2)} ${n(right)} ${n(back - 9)}`, 0.7, 1);
  const stakes: Point[] = [
    [left, back],
    [right, back],
    [left, front],
    [right, front],
  ];
  return (
    rope + stakes.map(([x, y]) => shape(`M${n(x - 1.6)} ${n(y)}v-12h3.2v12Z`, tone("trunk"), 0.9)).join("")
  );
}
