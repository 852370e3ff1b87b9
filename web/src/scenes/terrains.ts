/** Places on the way: a region's ground, a landmark, what may be found there, and what hides in the lines. */
import { Pen, chance, each, hatch, n, tone } from "./ink";
import { find } from "./finds";
import { waves } from "./land";
import * as landmarks from "./landmarks";
import { type Region, ground } from "./regions";

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
    return find(resource, width * x, height * y, height * 0.17);
  });
  const written = size === "wide" ? spots(place).map((spot) => scribble(spot, width, height)) : [];
  return (
    ground(place.spent && place.region === "lake" ? "shallows" : place.region, r, plate) +
    stands +
    lies.join("") +
    written.join("")
  );
}

/** A way that something cuts: the region's ground, and a torrent across it. */
export function crossing(region: Region, seed: number): string {
  const [width, height] = PLATES.tile;
  const plate = new Pen(0, 0, width, height);
  const r = chance(seed);
  return (
    ground(region, r, plate) +
    plate.shape("M.3 -.03C.46 .3 .2 .6 .34 1.03H.72C.6 .66 .84 .3 .64 -.03Z", tone("water"), 1.3) +
    waves(r, new Pen(width * 0.38, height * 0.1, width * 0.2, height * 0.8), 9) +
    plate.hatch(
      "M.3 .1l-.05 .03M.37 .34l-.05 .03M.27 .62l-.05 .02M.7 .2l.05 .03M.72 .44l.05 .02M.65 .7l.05 .02",
      0.7,
      1,
    )
  );
}

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

/** A digit among strokes that are none: seen by who looks, and by who does not, a bit of hatching. */
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
