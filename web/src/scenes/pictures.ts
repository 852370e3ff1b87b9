/** The pictures of the house: one cover for each game, and a camp for a game that has none yet. */
import { aeroplane, flame, gate, idolHead, pyramid, tent } from "./buildings";
import { type Chance, Pen, chance, each, n, tone } from "./ink";
import { birds, hills, ridge, waves } from "./land";
import { fern, grass, palm, pine, scatter, tree } from "./plants";

/** Covers are drawn on a plate of this size and cut to the box they stand in. */
export const WIDTH = 220;
export const HEIGHT = 168;

const PLATE = new Pen(0, 0, WIDTH, HEIGHT);
const [w, h] = [WIDTH, HEIGHT];

type Draw = (chance: Chance) => string;

function box(left: number, top: number, width: number, height: number): Pen {
  return new Pen(w * left, h * top, w * width, h * height);
}

function relief(y: number, swing: number, steps: number, fill: string) {
  return { y: h * y, swing: h * swing, steps, fill: tone(fill) };
}

const agartha: Draw = (r) => {
  const mountain = "M-.03 1.03V.62L.16 .44L.28 .26L.4 .2L.54 .06L.64 .2L.76 .28L.88 .5L1.03 .62V1.03Z";
  const far = PLATE.disc(0.2, 0.18, 0.08) + ridge(r, PLATE, relief(0.62, 0.4, 6, "far"));
  const strokes = each(22, () => `M${0.56 + r() * 0.34} ${0.2 + r() * 0.5}l-.02 .08`);
  return (
    far +
    PLATE.shape(mountain, tone("rock"), 1.2) +
    PLATE.hatch(strokes, 0.45) +
    PLATE.hatch("M.28 .26l-.03 .2M.4 .2l-.05 .16", 0.5, 1) +
    gate(PLATE) +
    pine(w * 0.12, h * 0.96, h * 0.42) +
    pine(w * 0.9, h * 0.98, h * 0.46) +
    pine(w * 0.22, h * 1.02, h * 0.34)
  );
};

const takara: Draw = (r) => {
  const isle = "M.06 .66Q.2 .5 .34 .4L.46 .16L.52 .2L.58 .15L.7 .42Q.86 .52 .95 .66Z";
  const strokes = each(6, (at) => `M${0.58 + at * 0.02} ${0.17 + at * 0.045}l-.03 .1`);
  return (
    PLATE.band(0.44, tone("water")) +
    PLATE.disc(0.76, 0.2, 0.1) +
    PLATE.hatch("M0 .44H1", 0.8, 1) +
    PLATE.shape(isle, tone("mid"), 1.2) +
    PLATE.hatch(strokes) +
    PLATE.shape("M.03 .68q.47 -.14 .94 0q-.47 .13 -.94 0Z", tone("sand")) +
    scatter(r, box(0.14, 0.62, 0.7, 0.08), 6, [h * 0.18, h * 0.26], (x, y, size) =>
      palm(x, y, size, (r() - 0.5) * 0.3),
    ) +
    waves(r, box(0, 0.76, 1, 0.2), 14) +
    birds(w * 0.2, h * 0.2)
  );
};

const temple: Draw = (r) =>
  PLATE.disc(0.5, 0.3, 0.24) +
  hills(r, PLATE, relief(0.62, 0.18, 4, "far")) +
  scatter(r, box(0, 0.66, 1, 0.1), 8, [h * 0.24, h * 0.34], (x, y, size) => tree(x, y, size, tone("mid"))) +
  pyramid(w * 0.5, h * 0.9, Math.min(w * 0.4, h * 0.56)) +
  hills(r, PLATE, relief(0.96, 0.05, 3, "near")) +
  palm(w * 0.1, h * 1.02, h * 0.52, 0.16) +
  palm(w * 0.9, h * 1.02, h * 0.46, -0.16);

/** Where a crack in the cliff begins, and in how many steps it runs down. */
const CRACKS = [
  [0.54, 0.24, 5],
  [0.46, 0.44, 5],
  [0.68, 0.14, 7],
  [0.82, 0.12, 7],
  [0.94, 0.12, 6],
] as const;

function cliffFace(r: Chance): string {
  const cracks = CRACKS.map(([left, top, steps]) => {
    let [x, y] = [left as number, top as number];
    const run = each(steps, () => {
      x += (0.005 + r() * 0.03) * (r() < 0.3 ? -1 : 1);
      y += 0.09 + r() * 0.05;
      return `L${x} ${y}`;
    });
    return `M${left} ${top}${run}`;
  });
  const chips = each(46, () => {
    const long = 0.03 + r() * 0.05;
    return `M${0.5 + r() * 0.5} ${0.2 + r() * 0.76}l${long * 0.76} ${long * (0.1 + r() * 0.4)}`;
  });
  const shades = each(16, () => {
    const [x, y] = [0.62 + r() * 0.36, 0.24 + r() * 0.7];
    return each(4, (at) => `M${x + at * 0.014} ${y}l-.023 .06`);
  });
  return PLATE.hatch(cracks.join(""), 0.6, 1) + PLATE.hatch(chips, 0.42) + PLATE.hatch(shades, 0.3, 0.7);
}

const continent: Draw = (r) => {
  const cliff = "M.34 1.03L.4 .72L.37 .58L.46 .44L.44 .34L.54 .24L.53 .17L.68 .12L1.03 .09V1.03Z";
  const holds = each(8, (at) => {
    const spot = box(0.505 + (at % 2) * 0.035 + at * 0.006, 0.86 - at * 0.085, 1, 1);
    return spot.shape("M0 0q.018 -.016 .036 0l-.006 .026h-.024Z", tone("dark"), 0.8);
  });
  const fog = ([y, opacity]: readonly [number, number]) =>
    `<path d="${PLATE.path(`M-.05 ${y}q.1 -.07 .22 0q.08 -.05 .18 0q.12 -.08 .24 0q.1 -.05 .22 0q.1 -.05 .3 .02V1.03H-.05Z`)}" fill="${tone("sky")}" opacity="${opacity}" stroke="var(--s-ink)" stroke-width=".7" stroke-opacity=".5"/>`;
  return (
    PLATE.disc(0.17, 0.2, 0.1) +
    hills(r, PLATE, relief(0.5, 0.08, 3, "far")) +
    PLATE.band(0.6, tone("water")) +
    PLATE.hatch("M0 .6H1", 0.7, 1) +
    waves(r, box(0, 0.64, 0.36, 0.2), 7) +
    birds(w * 0.2, h * 0.4) +
    PLATE.shape(cliff, tone("rock"), 1.3) +
    cliffFace(r) +
    holds +
    PLATE.shape("M.53 .17L.68 .12L1.03 .09V.15L.7 .18L.6 .19Z", tone("near")) +
    [
      pine(w * 0.78, h * 0.13, h * 0.17),
      pine(w * 0.87, h * 0.12, h * 0.22),
      pine(w * 0.95, h * 0.11, h * 0.15),
    ].join("") +
    PLATE.light(0.64, 0.1, 0.075, 0.28) +
    PLATE.light(0.64, 0.1, 0.032, 0.4) +
    PLATE.shape("M.64 .14v-.06", "none", 1.4) +
    PLATE.disc(0.64, 0.07, 0.014, tone("ember"), 0.8) +
    fog([0.84, 0.5]) +
    fog([0.93, 0.75])
  );
};

const arnak: Draw = (r) =>
  PLATE.disc(0.8, 0.2, 0.1) +
  ridge(r, PLATE, relief(0.5, 0.26, 6, "far")) +
  scatter(r, box(0, 0.56, 1, 0.12), 9, [h * 0.28, h * 0.38], (x, y, size) => tree(x, y, size, tone("mid"))) +
  hills(r, PLATE, relief(0.78, 0.06, 3, "near")) +
  idolHead(PLATE) +
  fern(w * 0.34, h * 0.46, h * 0.1, 110) +
  fern(w * 0.33, h * 0.62, h * 0.1, 80) +
  hills(r, PLATE, relief(0.95, 0.05, 3, "near")) +
  palm(w * 0.12, h * 1.02, h * 0.6, 0.14) +
  palm(w * 0.88, h * 1.02, h * 0.52, -0.16) +
  fern(w * 0.3, h * 1.06, h * 0.26, -14) +
  fern(w * 0.72, h * 1.06, h * 0.24, 16) +
  aeroplane(w * 0.18, h * 0.2, h / 150);

const camp: Draw = (r) =>
  PLATE.disc(0.2 + r() * 0.6, 0.2, 0.09) +
  ridge(r, PLATE, relief(0.58, 0.32, 6, "far")) +
  scatter(r, box(0, 0.62, 1, 0.08), 9, [h * 0.2, h * 0.3], (x, y, size) => pine(x, y, size, tone("mid"))) +
  hills(r, PLATE, relief(0.76, 0.06, 3, "near")) +
  pine(w * 0.08, h * 0.96, h * 0.6) +
  pine(w * 0.93, h * 0.94, h * 0.5) +
  tent(w * 0.4, h * 0.9, h * 0.25) +
  flame(w * 0.66, h * 0.92, h * 0.1) +
  grass(r, box(0.1, 0.93, 0.8, 0.05), 8);

/** A cover and the seed that draws it best. */
const COVERS: Record<string, [Draw, number]> = {
  agartha: [agartha, 11],
  takara: [takara, 5],
  temple: [temple, 9],
  continent: [continent, 4],
  arnak: [arnak, 14],
};

/** The picture of a game, as the inside of an SVG of WIDTH × HEIGHT. */
export function cover(game: string): string {
  const [draw, seed] = COVERS[game] ?? [
    camp,
    [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
  ];
  return PLATE.band(0, tone("sky")) + draw(chance(seed));
}

/** The evening camp of the front page: pines, a tent, a fire. Inside of an SVG of 430 × 142. */
export function eveningCamp(): string {
  const r = chance(5);
  const pines = [
    [40, 132, 62],
    [70, 126, 84],
    [96, 122, 58],
    [356, 130, 66],
    [382, 136, 92],
    [404, 140, 56],
  ] as const;
  const field = new Pen(0, 0, 1);
  return (
    field.light(300, 128, 64, 0.1) +
    field.light(300, 128, 36, 0.14) +
    field.shape("M0 142Q60 112 140 118T300 122T430 142Z", tone("near"), 1.1) +
    pines.map(([x, y, size]) => pine(x, y, size)).join("") +
    tent(206, 124, 46) +
    flame(298, 128, 17) +
    grass(r, new Pen(110, 126, 150, 8), 8)
  );
}

/** Lines of height behind every page, as the inside of an SVG of the given size. */
export function contours(width: number, height: number, seed: number, summits = 6): string {
  const r = chance(seed);
  return each(summits, () => {
    const [cx, cy] = [r() * width, r() * height];
    const phases: [number, number, number] = [r() * 6, r() * 6, r() * 6];
    const base = 60 + r() * 120;
    return each(
      5,
      (at) =>
        `<path d="${ring(cx, cy, base * (0.56 + at * 0.28), phases, at + 1)}"${at === 2 ? ' stroke-width="2"' : ""}/>`,
    );
  });
}

/** A closed line round a summit, swung by three waves. */
function ring(cx: number, cy: number, size: number, phases: [number, number, number], level: number): string {
  const turns = 36;
  const point = (at: number): [number, number] => {
    const turn = (at / turns) * Math.PI * 2;
    const swung =
      1 +
      0.16 * Math.sin(turn * 2 + phases[0]) +
      0.1 * Math.sin(turn * 3 + phases[1] + level * 0.2) +
      0.06 * Math.sin(turn * 5 + phases[2]);
    return [cx + size * swung * 1.35 * Math.cos(turn), cy + size * swung * 0.8 * Math.sin(turn)];
  };
  const start = point(0);
  const curve = each(turns, (at) => {
    const [before, here, there, after] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    const lean = (a: number, b: number, c: number) => n(a + (b - c) / 6);
    return `C${lean(here[0], there[0], before[0])} ${lean(here[1], there[1], before[1])} ${lean(there[0], here[0], after[0])} ${lean(there[1], here[1], after[1])} ${n(there[0])} ${n(there[1])}`;
  });
  return `M${n(start[0])} ${n(start[1])}${curve}Z`;
}
