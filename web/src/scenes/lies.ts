/** How the land lies at a place: what sets its ground apart from the rest of its region. */
import { type Chance, Pen, each, tone } from "./ink";
import { rock } from "./land";
import { grass, pine, scatter, tree } from "./plants";

type Draw = (r: Chance, plate: Pen) => string;

const part = (plate: Pen, x: number, y: number, w: number, h: number) =>
  new Pen(plate.w * x, plate.h * y, plate.w * w, plate.h * h);

/** Boulders at both ends of the picture. */
const boulders =
  (fill: string): Draw =>
  (_, { w, h }) =>
    rock(w * 0.03, h * 0.8, h * 0.3, tone(fill)) +
    rock(w * 0.15, h * 0.88, h * 0.16, tone(fill)) +
    rock(w * 0.97, h * 0.8, h * 0.34, tone(fill)) +
    rock(w * 0.86, h * 0.9, h * 0.14, tone(fill));

/** Stems with brown heads, thick at both ends. */
const reeds: Draw = (r, plate) =>
  each(26, (at) => {
    const x = at < 13 ? r() * 0.24 : 0.78 + r() * 0.24;
    const [foot, high] = [0.94 - r() * 0.06, 0.34 + r() * 0.22];
    return (
      plate.shape(`M${x} ${foot}q.006 ${-high / 2} 0 ${-high}`, "none", 1.2) +
      plate.shape(`M${x - 0.006} ${foot - high}v-.08h.012v.08Z`, tone("trunk"), 0.8)
    );
  });

/** Bars of shadow, light or ink, slanting down from above. */
const beam =
  (fill: string, opacity: number): Draw =>
  (_, plate) =>
    `<path d="${plate.path("M.4 -.03H.58L.74 .84H.26Z")}" fill="${tone(fill)}" fill-opacity="${opacity}"/>`;

const LIES = {
  /** Two dunes, high enough to hide the sea. */
  dunes: (_, plate) =>
    plate.shape("M-.03 .66Q.16 .26 .4 .6L.5 .7L-.03 .8Z", tone("snow"), 1.1) +
    plate.shape("M1.03 .62Q.84 .2 .56 .58L.44 .7L1.03 .8Z", tone("snow"), 1.1) +
    plate.hatch(
      "M.12 .46q.1 -.04 .2 .08M.1 .56q.1 -.04 .24 .06M.9 .42q-.1 -.02 -.2 .1M.92 .54q-.1 -.02 -.22 .08",
      0.4,
    ),
  boulders: boulders("rock2"),
  /** A line of weed and shells along the sand. */
  wrack: (r, plate) =>
    plate.shape(
      "M-.03 .76q.1 -.05 .2 0t.2 0t.2 0t.2 0t.2 0t.1 0v.03q-.1 .03 -.2 0t-.2 0t-.2 0t-.2 0t-.3 0Z",
      tone("near"),
      0.9,
    ) + each(9, () => plate.disc(r(), 0.83 + r() * 0.12, 0.012, tone("wall"), 0.6)),
  /** The sheet was folded here: a ridge from edge to edge, and its shadow. */
  crease: (_, plate) =>
    plate.shape("M-.03 .8L1.03 .64V.72L-.03 .9Z", tone("far"), 1) +
    plate.hatch("M-.03 .8L1.03 .64", 0.8, 1.2),
  /** A tongue of land in the sea. */
  headland: (_, plate) => plate.shape("M1.03 .42H.66Q.72 .3 .82 .3T1.03 .2Z", tone("far"), 1),
  /** The bed of the sea, laid bare by the tide. */
  ebb: (r, plate) =>
    plate.shape("M-.03 .5Q.3 .44 .6 .5T1.03 .46V.66H-.03Z", tone("sand"), 0.9) +
    plate.hatch(
      each(10, () => `M${r()} ${0.52 + r() * 0.1}q.03 -.02 .06 0`),
      0.5,
    ),
  /** A path that goes away, narrowing. */
  path: (_, plate) =>
    plate.shape("M.3 1.03Q.36 .84 .5 .78T.53 .64H.56Q.6 .76 .58 .82T.66 1.03Z", tone("sand"), 1),
  /** One round hill, so near that it fills the picture. */
  hill: (_, plate) =>
    plate.shape("M-.03 1.03Q.06 .3 .5 .3T1.03 1.03Z", tone("near"), 1.2) +
    plate.hatch("M.7 .44q.12 .08 .18 .24M.64 .52q.12 .08 .2 .26", 0.5),
  hedge: (r, plate) =>
    scatter(r, part(plate, 0, 0.74, 1, 0.03), 16, [plate.h * 0.16, plate.h * 0.22], (x, y, s) =>
      tree(x, y, s, tone("deep")),
    ),
  /** Apple trees in rows. */
  orchard: (_, plate) =>
    [0.06, 0.2, 0.74, 0.88]
      .map((x) => tree(plate.w * x, plate.h * 0.76, plate.h * 0.36, tone("mid")))
      .join("") +
    [0.0, 0.13, 0.82, 0.97]
      .map((x) => tree(plate.w * x, plate.h * 0.94, plate.h * 0.46, tone("near")))
      .join(""),
  /** Thorns from edge to edge. */
  thorns: (r, plate) =>
    each(24, () => {
      const [x, y] = [-0.06 + r() * 1.02, 0.8 + r() * 0.2];
      return plate.shape(
        `M${x} ${y}q${0.04 + r() * 0.05} ${-0.3 - r() * 0.2} ${0.1 + r() * 0.08} -.02`,
        "none",
        1.3,
      );
    }) + each(14, () => plate.disc(r(), 0.62 + r() * 0.3, 0.018, tone("dark"), 0.5)),
  /** Boards and beams: one is inside. */
  indoors: (_, plate) =>
    plate.band(0, tone("wall")) +
    plate.shape("M-.03 -.03H1.03V.1H-.03Z", tone("trunk"), 1.2) +
    plate.shape("M.1 .22H.3V.5H.1Z", tone("sky"), 1.2) +
    plate.hatch("M.2 .22V.5M.1 .36H.3", 0.9, 1.2) +
    plate.shape("M-.03 .74H1.03V1.03H-.03Z", tone("sand"), 1.2) +
    plate.hatch("M.1 .74L.02 1M.3 .74L.24 1M.5 .74V1M.7 .74L.76 1M.9 .74L.98 1", 0.6, 1),
  reeds,
  /** A hump of grass with willows, and water all round. */
  islet: (_, plate) =>
    plate.shape("M.06 1.03Q.2 .62 .5 .6T.96 1.03Z", tone("near"), 1.1) +
    [0.24, 0.66, 0.8].map((x) => tree(plate.w * x, plate.h * 0.74, plate.h * 0.34, tone("mid"))).join(""),
  /** Stones laid down into the water. */
  ramp: (_, plate) =>
    plate.shape("M.24 1.03L.36 .56H.66L.8 1.03Z", tone("rock"), 1.1) +
    plate.hatch(
      "M.34 .64H.68M.32 .74H.71M.29 .84H.74M.27 .94H.77M.44 .56V.64M.56 .64V.74M.42 .74V.84M.6 .84V.94",
      0.6,
      1,
    ),
  /** A meadow that gives back water. */
  puddles: (r, plate) =>
    plate.shape("M-.03 .6Q.3 .54 .6 .6T1.03 .56V1.03H-.03Z", tone("near"), 1.1) +
    each(5, () => {
      const [x, y] = [r() * 0.9, 0.7 + r() * 0.24];
      return plate.shape(`M${x} ${y}q.05 -.03 .1 0q-.05 .04 -.1 0Z`, tone("water"), 0.8);
    }) +
    grass(r, part(plate, 0, 0.66, 1, 0.3), 16),
  /** Round pebbles down to the water. */
  shingle: (r, plate) =>
    plate.shape("M-.03 .78Q.3 .7 .6 .76T1.03 .72V1.03H-.03Z", tone("sand"), 1.1) +
    each(34, () => plate.disc(r(), 0.8 + r() * 0.2, 0.014 + r() * 0.016, tone("rock"), 0.7)),
  /** A wall of rock on one side, and on the other nothing. */
  cliff: (_, plate) =>
    plate.shape("M1.03 -.03H.62L.66 .2L.58 .4L.64 .7L.4 .78L.36 1.03H1.03Z", tone("rock2"), 1.3) +
    plate.hatch(
      "M.7 .1l.06 .2M.8 .04l.02 .3M.68 .4l.1 .2M.84 .46l.06 .2M.94 .2l-.02 .3M.72 .7l.1 .1",
      0.6,
      1,
    ),
  /** A slope of snow from corner to corner. */
  slope: (_, plate) =>
    plate.shape("M-.03 .24Q.3 .4 .6 .66T1.03 .9V1.03H-.03Z", tone("snow"), 1.2) +
    plate.hatch("M.06 .36q.2 .1 .4 .3M.04 .5q.2 .1 .4 .28M.1 .68q.2 .06 .4 .2", 0.35),
  /** Walls of ice to the left and to the right. */
  ice: (_, plate) =>
    plate.shape(
      "M-.03 .2L.1 .3L.16 .6L.26 .84L-.03 .9ZM1.03 .12L.9 .26L.86 .6L.76 .84L1.03 .92Z",
      tone("snow"),
      1.2,
    ) + plate.hatch("M.02 .34L.1 .8M.08 .4L.16 .8M.96 .3L.9 .8M.92 .4L.84 .8", 0.5, 1),
  scree: (r, { w, h }) =>
    each(26, () => rock(w * r(), h * (0.74 + r() * 0.24), h * (0.03 + r() * 0.05), tone("rock"))),
  boulder_field: boulders("rock"),
  /** A level place, paved by nobody. */
  square: (_, plate) =>
    plate.shape("M.06 .94L.24 .66H.78L.96 .94Z", tone("rock"), 1.1) +
    plate.hatch("M.2 .72H.8M.13 .82H.87M.42 .66L.34 .94M.6 .66L.68 .94", 0.5, 1),
  /** Dark pines at both ends. */
  pines: (_, { w, h }) =>
    [
      [0.04, 0.94, 0.8],
      [0.16, 0.98, 0.6],
      [0.84, 0.98, 0.64],
      [0.96, 0.94, 0.84],
    ]
      .map(([x = 0, y = 0, s = 0]) => pine(w * x, h * y, h * s))
      .join(""),
  /** Open ground where the trees stand apart. */
  clearing: (_, plate) => plate.shape("M.12 .92Q.3 .7 .5 .7T.9 .92Q.5 1 .12 .92Z", tone("mid"), 1),
  /** The trees stop, and the page is white. */
  edge: (_, plate) => plate.shape("M.38 -.03V1.03H1.03V-.03Z", tone("snow"), 1.2),
  /** A rock against which the trees end. */
  crag: (_, plate) =>
    plate.shape("M.5 1.03L.6 .7L.56 .44L.68 .2L.8 .06L1.03 -.03V1.03Z", tone("rock2"), 1.3) +
    plate.hatch("M.66 .5l.06 .2M.76 .3l.04 .3M.88 .2l.02 .3M.72 .8l.1 .1M.92 .6l.02 .24", 0.6, 1),
  /** Daylight that falls a long way. */
  shaft: beam("sun", 0.35),
  /** A hall of chalk. */
  chalk: (_, plate) =>
    plate.shape("M-.03 .9L.06 .2L.3 .06H.7L.94 .2L1.03 .9V1.03H-.03Z", tone("snow"), 1.3) +
    plate.hatch("M.06 .2L.2 .8M.94 .2L.8 .8M.3 .06L.34 .3M.7 .06L.66 .3", 0.4, 1),
  /** Nothing, beyond a brink. */
  brink: (r, plate) =>
    plate.shape("M-.03 -.03H1.03V.66H-.03Z", tone("dark"), 1.2) +
    each(24, () => plate.disc(r(), r() * 0.6, 0.008 + r() * 0.01, tone("sun"), 0)),
  /** Slabs, one after the other. */
  slabs: (_, plate) =>
    plate.shape("M-.03 .9L.2 .6H.8L1.03 .9V1.03H-.03Z", tone("rock"), 1.2) +
    plate.hatch("M.13 .7H.88M.05 .82H.96M.36 .6L.28 1M.64 .6L.72 1", 0.7, 1),
  /** Upright doors of ink. */
  mirrors: (_, plate) =>
    [0.08, 0.24, 0.74, 0.9]
      .map((x, at) => plate.shape(`M${x} .8V${0.24 + (at % 2) * 0.08}h.1V.8Z`, tone("dark"), 1.3))
      .join("") + plate.hatch("M.1 .36l.04 -.08M.26 .44l.04 -.08M.76 .36l.04 -.08M.92 .44l.04 -.08", 0.6, 1),
  /** A sea of ink. */
  ink: (r, plate) =>
    plate.shape("M-.03 .7Q.1 .62 .24 .7T.5 .7T.76 .7T1.03 .68V1.03H-.03Z", tone("dark"), 1.2) +
    each(8, () => plate.disc(r(), 0.76 + r() * 0.2, 0.006 + r() * 0.008, tone("sun"), 0)),
  /** What is folded comes down from above: a beach, upside down. */
  overhead: (_, plate) =>
    plate.shape("M-.03 -.03H1.03V.16Q.8 .24 .5 .16T-.03 .2Z", tone("sand"), 1.2) +
    plate.hatch("M.1 .06h.1M.4 .04h.12M.7 .08h.1M.26 .12h.1", 0.5, 1),
} as const satisfies Readonly<Record<string, Draw>>;

export type Lie = keyof typeof LIES;

/** What is laid over the ground of the region. */
export function lie(name: Lie, r: Chance, plate: Pen): string {
  return LIES[name](r, plate);
}
