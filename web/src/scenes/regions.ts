/** The ground of each kind of country, before anything stands on it. */
import { type Chance, Pen, each, n, shape, hatch, tone } from "./ink";
import { birds, hills, ridge, waves } from "./land";
import { grass, pine, scatter, tree } from "./plants";

export type Region =
  "islet" | "tower" | "margin" | "hills" | "lake" | "shallows" | "mountain" | "wood" | "caldera";

/** What a ground leaves out: the sun where it does not show, the trees where they stand apart. */
export interface Without {
  readonly sun?: boolean;
  readonly trees?: boolean;
}

type Ground = (r: Chance, plate: Pen, without: Without) => string;

const relief = (plate: Pen, y: number, swing: number, steps: number, fill: string) => ({
  y: plate.h * y,
  swing: plate.h * swing,
  steps,
  fill: tone(fill),
});
const part = (plate: Pen, x: number, y: number, w: number, h: number) =>
  new Pen(plate.w * x, plate.h * y, plate.w * w, plate.h * h);

const sky = (plate: Pen, fill = "sky") => plate.band(0, tone(fill));
/** The sun, wherever it stands; by night its place is empty. */
const sun = (r: Chance, plate: Pen, without: Without) => {
  const [x, y] = [0.2 + r() * 0.6, 0.12 + r() * 0.14];
  return without.sun ? "" : plate.disc(x, y, 0.085);
};

const islet: Ground = (r, plate, without) =>
  sky(plate) +
  sun(r, plate, without) +
  plate.band(0.42, tone("water")) +
  plate.hatch("M0 .42H1", 0.7, 1) +
  waves(r, part(plate, 0, 0.46, 1, 0.18), 9) +
  birds(plate.w * (0.2 + r() * 0.5), plate.h * 0.26) +
  hills(r, plate, relief(plate, 0.7, 0.1, 3, "near")) +
  hills(r, plate, relief(plate, 0.86, 0.05, 3, "sand")) +
  grass(r, part(plate, 0, 0.74, 1, 0.1), 9);

/** Inside a round tower: courses of stone, a slit of sky, boards. */
const tower: Ground = (r, plate) => {
  const courses = each(6, (row) => {
    const y = plate.h * (0.08 + row * 0.115);
    return (
      `M0 ${n(y)}H${n(plate.w)}` +
      each(7, (at) => `M${n(plate.w * ((at + (row % 2) * 0.5) / 7) + r() * 3)} ${n(y)}v${n(plate.h * 0.115)}`)
    );
  });
  return (
    sky(plate, "rock") +
    hatch(courses, 0.4, 0.9) +
    plate.shape("M.74 .14Q.8 .06 .86 .14V.44H.74Z", tone("sky"), 1.2) +
    plate.disc(0.8, 0.22, 0.04) +
    plate.shape("M-.03 .78H1.03V1.03H-.03Z", tone("trunk"), 1.2) +
    plate.hatch("M.1 .78L.02 1M.3 .78L.24 1M.5 .78V1M.7 .78L.76 1M.9 .78L.98 1", 0.6, 1)
  );
};

/** A beach as white as paper, ruled like a page. */
const margin: Ground = (r, plate, without) =>
  sky(plate) +
  sun(r, plate, without) +
  plate.band(0.4, tone("water"), 0.6) +
  plate.hatch("M0 .4H1", 0.7, 1) +
  waves(r, part(plate, 0, 0.44, 1, 0.12), 9) +
  hills(r, plate, relief(plate, 0.62, 0.05, 4, "snow")) +
  plate.hatch("M0 .72H1M0 .8H1M0 .88H1M0 .96H1", 0.22, 0.8) +
  `<path d="${plate.path("M.12 .6V1")}" stroke="var(--new)" stroke-width="1.2" stroke-opacity=".5" fill="none"/>` +
  birds(plate.w * (0.3 + r() * 0.4), plate.h * 0.24);

/** Round green hills, one behind the other, that might be breathing. */
const lullaby: Ground = (r, plate, without) => {
  const hill = (x: number, y: number, half: number, fill: string) =>
    plate.shape(`M${x - half} 1.03Q${x - half} ${y} ${x} ${y}T${x + half} 1.03Z`, tone(fill), 1.1) +
    plate.hatch(
      `M${x + half * 0.3} ${y + 0.1}q${half * 0.2} .04 ${half * 0.28} .14M${x + half * 0.2} ${y + 0.18}q${half * 0.2} .04 ${half * 0.28} .14`,
      0.5,
    );
  return (
    sky(plate) +
    sun(r, plate, without) +
    hill(0.16 + r() * 0.1, 0.38, 0.42, "far") +
    hill(0.8 + r() * 0.1, 0.34, 0.46, "far") +
    hill(0.46 + r() * 0.1, 0.46, 0.44, "mid") +
    scatter(r, part(plate, 0.02, 0.6, 0.96, 0.06), 4, [plate.h * 0.12, plate.h * 0.18], (x, y, s) =>
      tree(x, y, s, tone("mid")),
    ) +
    hills(r, plate, relief(plate, 0.72, 0.09, 2, "near")) +
    grass(r, part(plate, 0, 0.78, 1, 0.18), 12)
  );
};

/** A lake under mist, reeds at its edge. */
const water =
  (bed: string): Ground =>
  (r, plate, without) => {
    const mist = (y: number) =>
      `<path d="${plate.path(`M-.05 ${y}q.12 -.04 .25 0t.25 0t.25 0t.4 0v.07q-.15 .03 -.3 0t-.3 0t-.3 0t-.25 0Z`)}" fill="var(--s-sky)" fill-opacity=".75"/>`;
    return (
      sky(plate) +
      sun(r, plate, without) +
      ridge(r, plate, relief(plate, 0.46, 0.16, 5, "far")) +
      plate.band(0.46, tone(bed)) +
      waves(r, part(plate, 0, 0.52, 1, 0.26), 12) +
      mist(0.44) +
      mist(0.56) +
      shape(plate.path("M-.03 1.03V.86Q.2 .78 .46 .84T1.03 .8V1.03Z"), tone("near"), 1.1) +
      grass(r, part(plate, 0, 0.86, 1, 0.1), 12)
    );
  };

/** High, white and cold; distances lie. */
const mountain: Ground = (r, plate, without) =>
  sky(plate) +
  sun(r, plate, without) +
  ridge(r, plate, relief(plate, 0.6, 0.42, 4, "far")) +
  ridge(r, plate, relief(plate, 0.74, 0.34, 5, "rock")) +
  hills(r, plate, relief(plate, 0.78, 0.07, 4, "snow")) +
  plate.hatch(
    each(12, () => {
      const [x, y] = [r(), 0.82 + r() * 0.14];
      return `M${x} ${y}q.03 -.02 .06 0`;
    }),
    0.4,
  );

/** A wood of upright strokes, some of them crossed out. */
const wood: Ground = (r, plate, without) => {
  const stands = (x: number) => !without.trees || x < 0.18 || x > 0.84;
  const trunks = each(9, (at) => {
    const [x, top] = [0.05 + at * 0.11 + r() * 0.04, 0.04 + r() * 0.14];
    const wide = 0.012 + r() * 0.014;
    const marks = [0.3 + r() * 0.3, 0.2 + r() * 0.4] as const;
    if (!stands(x)) return "";
    return (
      plate.shape(
        `M${x - wide} .8L${x - wide * 0.8} ${top}H${x + wide * 0.8}L${x + wide} .8Z`,
        tone("snow"),
        1,
      ) +
      plate.hatch(`M${x - wide} ${marks[0]}h${wide * 1.2}M${x - wide * 0.4} ${marks[1]}h${wide}`, 0.9, 1.4)
    );
  });
  const strokes = each(
    3,
    () => `M${0.06 + r() * 0.3} ${0.2 + r() * 0.3}l${0.4 + r() * 0.3} ${(r() - 0.5) * 0.06}`,
  );
  return (
    sky(plate) +
    scatter(r, part(plate, 0, 0.52, 1, 0.12), 9, [plate.h * 0.3, plate.h * 0.46], (x, y, s) =>
      stands(x / plate.w) ? pine(x, y, s, tone("mid")) : "",
    ) +
    hills(r, plate, relief(plate, 0.7, 0.05, 3, "mid")) +
    trunks +
    (without.trees ? "" : plate.hatch(strokes, 0.35, 2.2)) +
    hills(r, plate, relief(plate, 0.84, 0.05, 3, "near")) +
    grass(r, part(plate, 0, 0.86, 1, 0.1), 10)
  );
};

/** A warm black hollow; the stars are below. */
const caldera: Ground = (r, plate) => {
  const stars = each(22, () => plate.disc(r(), 0.72 + r() * 0.26, 0.006 + r() * 0.008, tone("sun"), 0));
  return (
    sky(plate, "rock2") +
    plate.hatch(
      each(26, () => `M${r()} ${r() * 0.5}l${0.03 + r() * 0.05} ${(r() - 0.5) * 0.05}`),
      0.45,
    ) +
    plate.shape("M-.03 .62Q.14 .5 .3 .58T.62 .56T1.03 .6V1.03H-.03Z", tone("dark"), 1.3) +
    stars +
    // A shelf of paler rock, or nothing that stands here could be seen.
    plate.shape("M.14 .94L.22 .78H.9L.97 .94Q.6 1 .14 .94Z", tone("rock2"), 1.1) +
    plate.shape(
      "M-.03 .3L.06 .34L.1 .56L.04 .7L-.03 .72ZM1.03 .24L.93 .3L.9 .5L.95 .68L1.03 .7Z",
      tone("rock"),
      1.2,
    )
  );
};

const GROUNDS: Readonly<Record<Region, Ground>> = {
  islet,
  tower,
  margin,
  hills: lullaby,
  lake: water("water"),
  // The lake has drawn back.
  shallows: water("sand"),
  mountain,
  wood,
  caldera,
};

/** The ground of a region over the whole plate. */
export function ground(region: Region, r: Chance, plate: Pen, without: Without = {}): string {
  return GROUNDS[region](r, plate, without);
}
