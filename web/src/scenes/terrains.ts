/** Places on the way: a region's ground, a landmark, what may be found there, and what hides in the lines. */
import { type Chance, Pen, chance, each, hatch, n, tone } from "./ink";
import { find } from "./finds";
import { waves } from "./land";
import * as landmarks from "./landmarks";
import { type Lie, lie } from "./lies";
import { type Region, type Without, ground } from "./regions";
import { type ThingName, thing } from "./things";
import { type Hour, type Weather, hour, weather } from "./weather";

/** The two sizes a place is drawn in: on the land, and over the card one reads. */
export type Plate = "tile" | "wide";
export const PLATES: Readonly<Record<Plate, readonly [width: number, height: number]>> = {
  tile: [132, 132],
  wide: [372, 149],
};

export type LandmarkName = keyof typeof landmarks;

/** A place, as its card describes it. */
export interface Terrain {
  region: Region;
  landmark: LandmarkName | null;
  lie?: Lie | undefined;
  /** What only this place has. */
  thing?: ThingName | undefined;
  weather?: Weather | undefined;
  hour?: Hour | undefined;
  resources: readonly string[];
  seed: number;
  /** Gold: it is not as it was. */
  spent: boolean;
  /** Numbers that somebody wrote into the picture. */
  hidden: readonly string[];
}

/** A spot of the picture worth a closer look, in fractions of it; some hold a digit. */
export interface Spot {
  x: number;
  y: number;
  digit: string;
}

/** Where things may lie without standing in each other's way. */
const PLACES = [
  [0.17, 0.8],
  [0.84, 0.8],
  [0.34, 0.9],
  [0.68, 0.93],
] as const;
const SPOTS = 6;

/** The picture of a place, as the inside of an SVG of the plate's size. */
export function terrain(place: Terrain, size: Plate): string {
  const [width, height] = PLATES[size];
  const plate = new Pen(0, 0, width, height);
  const r = chance(place.seed);
  const stands = place.landmark === null ? "" : landmark(place.landmark, width, height, 0.4 + r() * 0.16);
  const lies = place.resources.map((resource, at) => {
    const [x, y] = PLACES[at % PLACES.length] ?? PLACES[0];
    return find(resource, width * x * (place.lie === "edge" ? 0.4 : 1), height * y, height * 0.17);
  });
  const [own, high] = [
    place.landmark === null ? 0.5 : 0.74 - r() * 0.06,
    place.landmark === null ? 0.5 : 0.32,
  ];
  const only = place.thing === undefined ? "" : thing(place.thing, width * own, height * 0.86, height * high);
  const above = weather(place.weather ?? "clear", r, plate) + hour(place.hour ?? "day", r, plate);
  const written = size === "wide" ? spots(place).map((spot) => scribble(spot, width, height)) : [];
  return (
    ground(place.spent && place.region === "lake" ? "shallows" : place.region, r, plate, withoutAt(place)) +
    (place.lie === undefined ? "" : lie(place.lie, r, plate)) +
    stands +
    lies.join("") +
    only +
    above +
    written.join("")
  );
}

/** What the ground of a place leaves out. */
function withoutAt({ hour, weather, lie }: Terrain): Without {
  return { sun: hour === "night" || weather === "rain" || weather === "snow", trees: lie === "clearing" };
}

/** A way that something cuts: the region's ground, and across it what its card tells of. */
export function crossing(region: Region, obstacle: Obstacle, seed: number): string {
  const [width, height] = PLATES.tile;
  const plate = new Pen(0, 0, width, height);
  const r = chance(seed);
  return ground(region, r, plate) + OBSTACLES[obstacle](r, plate);
}

function torrent(r: Chance, plate: Pen): string {
  const { w: width, h: height } = plate;
  return (
    plate.shape("M.3 -.03C.46 .3 .2 .6 .34 1.03H.72C.6 .66 .84 .3 .64 -.03Z", tone("water"), 1.3) +
    waves(r, new Pen(width * 0.38, height * 0.1, width * 0.2, height * 0.8), 9) +
    plate.hatch(
      "M.3 .1l-.05 .03M.37 .34l-.05 .03M.27 .62l-.05 .02M.7 .2l.05 .03M.72 .44l.05 .02M.65 .7l.05 .02",
      0.7,
      1,
    )
  );
}

/** Stems and thorns from edge to edge. */
function thicket(r: Chance, plate: Pen): string {
  const stems = each(9, () => {
    const [x, y] = [-0.05 + r() * 0.9, 0.5 + r() * 0.4];
    return plate.shape(
      `M${x} ${y + 0.14}q${0.06 + r() * 0.1} ${-0.3 - r() * 0.2} ${0.2 + r() * 0.1} .02`,
      "none",
      1.6,
    );
  });
  return plate.shape("M-.03 .62Q.2 .46 .5 .54T1.03 .5V.94Q.6 1 -.03 .94Z", tone("mid"), 1.2) + stems;
}

/** A gap nobody has filled, without water. */
const gap = (_: Chance, plate: Pen) =>
  plate.shape("M.34 -.03L.42 .3L.3 .6L.4 1.03H.7L.6 .7L.74 .34L.62 -.03Z", tone("dark"), 1.4) +
  plate.hatch("M.34 .1h-.06M.4 .34h-.07M.32 .6h-.06M.66 .1h.06M.72 .36h.06M.62 .7h.07", 0.7, 1);

/** Something high, of stone or of ice. */
const wall = (fill: string) => (r: Chance, plate: Pen) =>
  plate.shape("M-.03 .36L.2 .26L.46 .34L.7 .24L1.03 .34V.92H-.03Z", tone(fill), 1.4) +
  plate.hatch(
    each(9, () => `M${r() * 0.9} ${0.42 + r() * 0.4}l.05 .06`),
    0.6,
    1,
  );

/** Something soft, heaped across the way. */
const heap = (fill: string) => (_: Chance, plate: Pen) =>
  plate.shape("M-.03 .94Q.1 .5 .36 .56T.7 .46T1.03 .94Z", tone(fill), 1.3) +
  plate.hatch("M.2 .7q.1 -.08 .2 0M.5 .62q.1 -.08 .2 0M.36 .82q.1 -.08 .2 0M.66 .8q.1 -.08 .2 0", 0.5, 1);

/** Threads or a net, hung from side to side. */
const threads = (_: Chance, plate: Pen) =>
  plate.shape("M-.03 .3Q.5 .5 1.03 .3M-.03 .46Q.5 .66 1.03 .46M-.03 .62Q.5 .82 1.03 .62", "none", 1.4) +
  plate.hatch("M.1 .3V.8M.26 .34V.84M.42 .36V.86M.58 .36V.86M.74 .34V.84M.9 .3V.8", 0.7, 1.1);

/** A trunk, or a stroke of ink, lying across. */
const stroke = (fill: string) => (_: Chance, plate: Pen) =>
  plate.shape("M-.03 .66L1.03 .5V.64L-.03 .8Z", tone(fill), 1.4) +
  plate.hatch("M.1 .7l.1 -.02M.36 .66l.1 -.02M.62 .62l.1 -.02", 0.6, 1);

/** Somebody, or something, standing in the way. */
const figure = (fill: string) => (_: Chance, plate: Pen) =>
  plate.shape("M.3 .94Q.28 .4 .5 .34T.7 .94Z", tone(fill), 1.4) +
  plate.hatch("M.42 .56q.04 -.03 .07 0M.54 .56q.04 -.03 .07 0", 0.8, 1.2);

const OBSTACLES = {
  water: torrent,
  thicket,
  gap,
  rock: wall("rock"),
  ice: wall("snow"),
  glass: wall("dark"),
  sand: heap("sand"),
  wool: heap("snow"),
  steam: heap("sky"),
  threads,
  trunk: stroke("trunk"),
  ink: stroke("dark"),
  somebody: figure("wall"),
  ink_figure: figure("dark"),
} as const satisfies Record<string, (r: Chance, plate: Pen) => string>;
export type Obstacle = keyof typeof OBSTACLES;

function landmark(name: LandmarkName, width: number, height: number, x: number): string {
  const draw: landmarks.Landmark = landmarks[name];
  return draw(width * x, height * 0.82, height * 0.4);
}

/** Where to look: evenly across the picture, the digits of a hidden number from left to right among them. */
export function spots(place: Terrain): Spot[] {
  const r = chance(place.seed + 77);
  const all = Array.from({ length: SPOTS }, (_, at) => ({
    x: 0.09 + (at + 0.15 + r() * 0.5) * (0.82 / SPOTS),
    y: 0.28 + r() * 0.5,
    digit: "",
  }));
  const digits = [...place.hidden.join("")];
  const free = all.map((_, at) => at);
  while (free.length > digits.length) free.splice(Math.floor(r() * free.length), 1);
  free.forEach((at, order) => {
    const spot = all[at];
    if (spot !== undefined) spot.digit = digits[order] ?? "";
  });
  return all;
}

/** The digits as strokes in a box of 4 by 6. */
const DIGITS: Readonly<Record<string, string>> = {
  "0": "M2 0q2 0 2 3t-2 3t-2 -3t2 -3",
  "1": "M.6 1.4L2.2 0V6",
  "2": "M.2 1.4q.4 -1.6 2 -1.4q2 .4 1.4 2.2L.2 6H4",
  "3": "M.3 .4Q4 -.6 3.6 1.8Q3.2 2.8 1.6 2.8Q4 2.8 3.8 4.6Q3 6.6 .2 5.6",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.6 0H.8L.4 2.6Q4 1.8 3.8 4.4Q3.2 6.6 .2 5.6",
  "6": "M3.4 .2Q.2 1 .2 4Q.4 6 2 6Q4 5.8 3.8 4.2Q3.2 2.6 1.6 3Q.4 3.4 .3 4.4",
  "7": "M.2 0H4L1.6 6",
  "8": "M2 2.8Q.2 2.4 .5 1.2Q1 0 2 0Q3.4 0 3.5 1.2Q3.6 2.4 2 2.8Q-.2 3.4 .2 4.8Q.8 6 2 6Q3.6 6 3.8 4.8Q4 3.4 2 2.8",
  "9": "M3.6 1.8Q3.4 3.2 2 3.2Q.2 3 .3 1.6Q.6 0 2 0Q3.8 .2 3.7 2.4Q3.6 5 1.2 6",
};

/** A digit among strokes that are none: whoever looks sees it; whoever does not sees a bit of hatching. */
function scribble(spot: Spot, width: number, height: number): string {
  const r = chance(Math.round(spot.x * 997) + Math.round(spot.y * 991));
  const [x, y] = [spot.x * width, spot.y * height];
  const strokes = each(
    5,
    () => `M${n(x - 7 + r() * 14)} ${n(y - 4 + r() * 9)}l${n(2 + r() * 3)} ${n(-2 + r() * 4)}`,
  );
  const drawn = DIGITS[spot.digit];
  const digit =
    drawn === undefined
      ? ""
      : `<path d="${drawn}" transform="translate(${n(x - 3)} ${n(y - 4)}) scale(1.2)" fill="none" stroke="var(--s-ink)" stroke-width=".95" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>`;
  return hatch(strokes, 0.5, 0.7) + digit;
}
