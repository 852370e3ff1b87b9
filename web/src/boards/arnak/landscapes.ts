/** What the sites of the island look like: each scene on a plate of its own, drawn once. */

import { aeroplane, flame, pyramid, tent } from "../../scenes/buildings";
import { type Chance, Pen, chance, each, hatch, n, shape, tone } from "../../scenes/ink";
import { hills, ridge, rock, waves } from "../../scenes/land";
import { fern, grass, palm, pine, scatter, tree } from "../../scenes/plants";

export const WIDTH = 144;
export const HEIGHT = 72;

const [w, h] = [WIDTH, HEIGHT];
const PLATE = new Pen(0, 0, w, h);

type Draw = (chance: Chance) => string;

const box = (left: number, top: number, width: number, height: number) =>
  new Pen(w * left, h * top, w * width, h * height);
const relief = (y: number, swing: number, steps: number, fill: string) => ({
  y: h * y,
  swing: h * swing,
  steps,
  fill: tone(fill),
});
const trees = (r: Chance, top: number, count: number, size: number, fill = "mid") =>
  scatter(r, box(0, top, 1, 0.12), count, [h * size, h * (size + 0.1)], (x, y, high) =>
    tree(x, y, high, tone(fill)),
  );

/** A column, whole or broken, standing at (x, y). */
function column(x: number, y: number, size: number, broken = false): string {
  const pen = new Pen(w * x, h * y, h * size);
  const shaft = broken ? "M-.16 0V-.6l.1 -.08l.12 .1l.1 -.1V0Z" : "M-.16 0V-1H.16V0Z";
  return (
    pen.shape(shaft, tone("wall")) +
    (broken ? "" : pen.shape("M-.24 -1H.24v-.1H-.24Z", tone("wall"))) +
    pen.hatch("M0 -.1v-.36M.08 -.1v-.4") +
    pen.shape("M-.24 0H.24", "none", 1.6)
  );
}

/** A stele with signs. */
function stele(x: number, y: number, size: number): string {
  const pen = new Pen(w * x, h * y, h * size);
  return (
    pen.shape("M-.26 0V-.8Q0 -1.06 .26 -.8V0Z", tone("rock"), 1.1) +
    pen.hatch("M-.12 -.66h.24M-.12 -.52h.1m.06 0h.08M-.12 -.38h.24M-.12 -.24h.14", 0.8, 1)
  );
}

function skull(x: number, y: number, size: number): string {
  const pen = new Pen(w * x, h * y, h * size);
  return (
    pen.shape("M-.4 -.3Q-.46 -1 0 -1T.4 -.3H.22V0H-.22V-.3Z", tone("snow")) +
    pen.shape("M-.24 -.5h.18v.2h-.18ZM.06 -.5h.18v.2h-.18Z", tone("dark"), 0.7) +
    pen.hatch("M-.08 0v-.16M.08 0v-.16", 0.9)
  );
}

const backdrop: Draw = (r) =>
  PLATE.band(0, tone("sky")) + PLATE.disc(0.78, 0.22, 0.1) + hills(r, PLATE, relief(0.6, 0.2, 4, "far"));
const ground = (r: Chance, y = 0.78) => hills(r, PLATE, relief(y, 0.06, 3, "near"));

const jungle: Draw = (r) =>
  PLATE.band(0, tone("sky")) +
  hills(r, PLATE, relief(0.5, 0.2, 4, "far")) +
  trees(r, 0.56, 9, 0.32) +
  hills(r, PLATE, relief(0.8, 0.1, 3, "near")) +
  palm(w * (0.16 + r() * 0.1), h * 0.98, h * 0.62, 0.16) +
  palm(w * (0.78 + r() * 0.1), h * 1.02, h * 0.56, -0.18) +
  fern(w * 0.46, h * 1.08, h * 0.34, -16) +
  fern(w * 0.54, h * 1.08, h * 0.3, 18);

/** What lies further off is paler. */
const far = (opacity: number, drawing: string) => `<g opacity="${opacity}">${drawing}</g>`;

const MIST = `color-mix(in srgb, ${tone("far")} 62%, var(--sheet))`;

/** A bank of mist across the plate, with a curl or two on its crest. */
function bank(r: Chance, y: number, opacity: number): string {
  const step = w / 4;
  const crest = each(5, () => `q${n(step * 0.5)} ${n(-h * (0.06 + r() * 0.12))} ${n(step)} 0`);
  const curls = each(2, (at) => {
    const x = w * (0.12 + at * 0.46 + r() * 0.2);
    return `M${n(x)} ${n(h * (y + 0.08))}c6 -6 14 0 9 4s-9 -1 -5 -3`;
  });
  return (
    `<path d="M${n(-step * r())} ${h}V${n(h * y)}${crest}V${h}Z" fill="${MIST}" fill-opacity="${opacity}"/>` +
    hatch(curls, 0.3, 0.9)
  );
}

const misty: Draw = (r) =>
  PLATE.band(0, tone("sky")) +
  far(0.75, ridge(r, PLATE, relief(0.46, 0.3, 5, "far"))) +
  bank(r, 0.44, 0.75) +
  far(0.8, trees(r, 0.56, 8, 0.34)) +
  bank(r, 0.68, 0.8) +
  trees(r, 0.86, 5, 0.3, "near") +
  palm(w * (0.1 + r() * 0.06), h * 1.04, h * 0.72, 0.14) +
  palm(w * (0.86 + r() * 0.06), h * 1.06, h * 0.6, -0.16) +
  fern(w * (0.36 + r() * 0.1), h * 1.1, h * 0.4, -16) +
  fern(w * (0.58 + r() * 0.1), h * 1.1, h * 0.34, 18);

const deep: Draw = (r) =>
  PLATE.band(0, tone("sky")) +
  PLATE.disc(0.3 + r() * 0.4, 0.26, 0.18) +
  far(0.75, ridge(r, PLATE, relief(0.5, 0.3, 5, "far"))) +
  bank(r, 0.5, 0.6) +
  far(0.72, pyramid(w * 0.5, h * 0.88, h * 0.5)) +
  bank(r, 0.66, 0.82) +
  trees(r, 0.82, 7, 0.3, "mid") +
  palm(w * 0.08, h * 1.04, h * 0.62, 0.14) +
  palm(w * 0.93, h * 1.04, h * 0.54, -0.14) +
  fern(w * (0.3 + r() * 0.4), h * 1.1, h * 0.34, 12);

const wreck: Draw = (r) =>
  backdrop(r) +
  trees(r, 0.58, 7, 0.3) +
  ground(r) +
  `<g transform="rotate(14 ${w * 0.55} ${h * 0.7})">${aeroplane(w * 0.56, h * 0.72, 1.15)}</g>` +
  fern(w * 0.2, h * 1.04, h * 0.36, -12) +
  palm(w * 0.9, h * 1.02, h * 0.6, -0.16);

const gate: Draw = (r) =>
  backdrop(r) +
  trees(r, 0.58, 7, 0.28) +
  ground(r) +
  column(0.3, 0.92, 0.62) +
  column(0.66, 0.92, 0.62) +
  PLATE.shape("M.24 .24H.5l.03 .07l.05 -.04v.1H.24Z", tone("wall"), 1.1) +
  rock(w * 0.5, h * 0.95, h * 0.12, tone("wall")) +
  grass(r, box(0.05, 0.93, 0.9, 0.05), 11);

const archive: Draw = (r) =>
  backdrop(r) +
  PLATE.shape("M.18 .96V.4H.82V.96Z", tone("wall"), 1.2) +
  PLATE.shape("M.14 .42L.5 .16L.86 .42Z", tone("roof"), 1.2) +
  [0.3, 0.5, 0.7].map((x) => column(x, 0.96, 0.48)).join("") +
  PLATE.hatch("M.2 .42q.03 .2 -.01 .32M.78 .42q-.02 .16 .02 .3", 0.9, 1.6) +
  fern(w * 0.12, h * 1.04, h * 0.34, -14) +
  fern(w * 0.88, h * 1.04, h * 0.36, 14);

const tower: Draw = (r) =>
  PLATE.band(0, tone("sky")) +
  PLATE.disc(0.24, 0.24, 0.1) +
  ridge(r, PLATE, relief(0.62, 0.34, 5, "far")) +
  ground(r, 0.82) +
  PLATE.shape("M.55 .92L.57 .36H.73L.75 .92Z", tone("rock"), 1.2) +
  PLATE.shape("M.53 .36V.24h.05v.05h.05V.24h.05v.05h.04V.24h.05v.12Z", tone("rock"), 1.1) +
  PLATE.shape("M.63 .92V.78h.05V.92ZM.635 .52h.03v.1h-.03Z", tone("dark"), 0.8) +
  pine(w * 0.14, h * 0.98, h * 0.5) +
  pine(w * 0.88, h * 0.98, h * 0.4);

const steles: Draw = (r) =>
  backdrop(r) +
  trees(r, 0.56, 7, 0.3) +
  ground(r) +
  stele(0.24, 0.94, 0.5) +
  stele(0.5, 0.9, 0.62) +
  stele(0.76, 0.94, 0.46) +
  grass(r, box(0.05, 0.93, 0.9, 0.05), 12);

const armoury: Draw = (r) =>
  backdrop(r) +
  ground(r, 0.74) +
  PLATE.shape(
    "M.1 .92V.46l.1 -.06l.08 .08l.1 -.1V.92ZM.62 .92V.5l.1 .06l.08 -.12l.12 .06V.92Z",
    tone("rock"),
    1.2,
  ) +
  PLATE.shape("M.5 .9L.53 .3M.44 .9L.42 .34M.57 .9L.62 .36", "none", 2) +
  PLATE.shape(
    "M.53 .3l-.025 -.1l.035 .02ZM.42 .34l-.01 -.11l.03 .03ZM.62 .36l.005 -.11l.02 .05Z",
    tone("rock2"),
  ) +
  PLATE.disc(0.5, 0.8, 0.14, tone("roof"), 1.1) +
  PLATE.disc(0.5, 0.8, 0.05, tone("sun"));

const cave: Draw = (r) => {
  const cracks = each(26, () => {
    const [x, y] = [w * r(), h * r()];
    return `M${n(x)} ${n(y)}l${n(6 + r() * 10)} ${n((r() - 0.5) * 6)}l${n(4 + r() * 4)} ${n(r() * 6)}`;
  });
  return (
    PLATE.band(0, tone("rock2")) +
    hatch(cracks, 0.45) +
    PLATE.shape("M.2 1.07C.16 .5 .36 .24 .54 .24S.86 .5 .82 1.07Z", tone("dark"), 1.3) +
    flame(w * 0.5, h * 0.94, h * 0.12) +
    rock(w * 0.16, h * 0.98, h * 0.14) +
    rock(w * 0.88, h, h * 0.16)
  );
};

const crypt: Draw = (r) =>
  PLATE.band(0, tone("far")) +
  PLATE.disc(0.8, 0.22, 0.11) +
  hills(r, PLATE, relief(0.66, 0.16, 4, "mid")) +
  ground(r, 0.86) +
  PLATE.shape("M.3 .96V.4Q.5 .16 .7 .4V.96Z", tone("rock"), 1.3) +
  PLATE.shape("M.4 .96V.56Q.5 .42 .6 .56V.96Z", tone("dark"), 1.1) +
  skull(0.5, 0.42, 0.16) +
  PLATE.shape("M.12 .96V.62M.06 .72H.18M.86 .96V.66M.8 .75H.92", "none", 2) +
  PLATE.hatch("M.02 .6q.05 -.06 .1 0t.1 0M.72 .54q.06 -.06 .12 0t.12 0", 0.6, 1.2);

const pass: Draw = (r) =>
  PLATE.band(0, tone("sky")) +
  ridge(r, PLATE, relief(0.7, 0.46, 4, "far")) +
  PLATE.shape(
    "M-.03 1.03V.3L.2 .24L.36 .8L.4 1.03ZM1.03 1.03V.26L.82 .2L.66 .76L.6 1.03Z",
    tone("rock"),
    1.2,
  ) +
  PLATE.hatch("M.06 .4l.04 .3M.16 .4l.06 .34M.92 .4l-.04 .3M.82 .36l-.05 .34", 0.5, 1) +
  skull(0.42, 0.98, 0.24) +
  skull(0.56, 1, 0.28) +
  skull(0.5, 0.86, 0.2);

const spring: Draw = (r) =>
  PLATE.band(0, tone("sky")) +
  PLATE.disc(0.3, 0.22, 0.1) +
  ridge(r, PLATE, relief(0.5, 0.24, 6, "far")) +
  PLATE.band(0.56, tone("near")) +
  PLATE.shape("M.56 .52C.3 .62 .84 .7 .3 1.07H.86C1.02 .74 .52 .62 .62 .52Z", tone("water"), 1.1) +
  waves(r, box(0.46, 0.72, 0.26, 0.24), 6) +
  scatter(r, box(0, 0.62, 0.4, 0.08), 3, [h * 0.24, h * 0.3], (x, y, size) => pine(x, y, size)) +
  rock(w * 0.3, h * 0.88, h * 0.08) +
  tree(w * 0.92, h * 0.88, h * 0.36, tone("deep"));

const observatory: Draw = (r) =>
  PLATE.band(0, tone("far")) +
  each(14, () => PLATE.disc(r(), r() * 0.4, 0.012, tone("snow"), 0.4)) +
  hills(r, PLATE, relief(0.74, 0.14, 3, "mid")) +
  ground(r, 0.88) +
  PLATE.shape("M.3 .94V.6H.7V.94Z", tone("wall"), 1.2) +
  PLATE.shape("M.32 .6A.18 .32 0 0 1 .68 .6Z", tone("rock"), 1.2) +
  PLATE.shape("M.5 .44L.64 .22l.035 .05L.545 .5Z", tone("roof"), 1.1) +
  PLATE.shape("M.46 .94V.74h.08V.94Z", tone("dark"), 0.9) +
  palm(w * 0.1, h * 1.02, h * 0.5, 0.16);

const terraces: Draw = (r) => {
  const floors = each(4, (at) =>
    PLATE.shape(
      `M${0.02 + at * 0.11} ${0.98 - at * 0.17}H${0.98 - at * 0.11}V${0.84 - at * 0.17}H${0.02 + at * 0.11}Z`,
      tone(at % 2 ? "rock" : "wall"),
      1.1,
    ),
  );
  const doors = each(9, (at) => {
    const [x, y] = [0.14 + (at % 5) * 0.17 + (at > 4 ? 0.08 : 0), at > 4 ? 0.8 : 0.97];
    return PLATE.shape(`M${x} ${y}v-.09h.035v.09Z`, tone("dark"), 0.6);
  });
  return (
    PLATE.band(0, tone("sky")) +
    PLATE.disc(0.5, 0.24, 0.16) +
    ridge(r, PLATE, relief(0.6, 0.3, 5, "far")) +
    floors +
    doors +
    fern(w * 0.06, h * 1.02, h * 0.3, -10)
  );
};

const tomb: Draw = (r) =>
  backdrop(r) +
  ground(r, 0.8) +
  PLATE.shape("M.2 .94V.72H.8V.94Z", tone("rock"), 1.2) +
  PLATE.shape("M.26 .72Q.3 .58 .4 .6H.7q.06 .02 .06 .12Z", tone("wall"), 1.1) +
  PLATE.disc(0.34, 0.62, 0.09, tone("wall"), 1) +
  PLATE.shape("M.44 .66H.72M.5 .61V.71", "none", 1.8) +
  column(0.1, 0.94, 0.58) +
  column(0.9, 0.94, 0.58, true);

const hall = (inner: string): Draw => {
  const vault = "M.06 1.03V.5Q.06 .08 .5 .08T.94 .5V1.03Z";
  return () =>
    PLATE.band(0, tone("rock2")) +
    PLATE.shape(vault, tone("wall"), 1.3) +
    PLATE.band(0.86, tone("sand")) +
    PLATE.hatch("M.06 .5h.06M.06 .7h.06M.88 .5h.06M.88 .7h.06M.3 .16l.03 .06M.7 .16l-.03 .06", 0.6, 1) +
    inner +
    column(0.18, 0.92, 0.56) +
    column(0.82, 0.92, 0.56);
};
const priests = hall(
  PLATE.shape("M.36 .92V.78H.64V.92Z", tone("rock"), 1.1) +
    flame(w * 0.5, h * 0.76, h * 0.16) +
    PLATE.light(0.5, 0.62, 0.3, 0.16),
);
const tablets = hall(stele(0.38, 0.9, 0.44) + stele(0.62, 0.9, 0.44) + stele(0.5, 0.94, 0.54));

const well: Draw = (r) =>
  backdrop(r) +
  trees(r, 0.54, 8, 0.28) +
  PLATE.band(0.72, tone("near")) +
  PLATE.shape("M.16 .84A.34 .16 0 0 1 .84 .84A.34 .16 0 0 1 .16 .84Z", tone("rock"), 1.2) +
  PLATE.shape("M.26 .84A.24 .1 0 0 1 .74 .84A.24 .1 0 0 1 .26 .84Z", tone("dark"), 1) +
  PLATE.shape("M.34 .86q.16 -.06 .32 0q-.16 .07 -.32 0Z", tone("water"), 0.8) +
  shape(`M${n(w * 0.5)} ${n(h * 0.1)}V${n(h * 0.8)}`, "none", 1) +
  skull(0.14, 0.96, 0.2);

const camp: Draw = (r) =>
  PLATE.band(0, tone("sand")) + tent(w * 0.5, h * 0.8, h * 0.4) + grass(r, box(0.05, 0.8, 0.9, 0.1), 7);

/** The scene of every tile, with the seed that draws it best. */
const SCENES: Readonly<Record<string, readonly [Draw, number]>> = {
  ruin_1: [wreck, 3],
  ruin_2: [gate, 2],
  ruin_3: [archive, 5],
  ruin_4: [tower, 6],
  ruin_5: [steles, 7],
  ruin_6: [armoury, 8],
  ruin_7: [cave, 8],
  ruin_8: [crypt, 9],
  ruin_9: [pass, 10],
  ruin_10: [spring, 6],
  ruin_11: [observatory, 12],
  ruin_12: [terraces, 13],
  ruin_13: [tomb, 14],
  ruin_14: [priests, 15],
  ruin_15: [tablets, 16],
  ruin_16: [well, 17],
  camp: [camp, 4],
};

const drawn = new Map<string, string>();

function once(name: string, draw: Draw, seed: number): string {
  const known = drawn.get(name) ?? draw(chance(seed));
  drawn.set(name, known);
  return known;
}

/** The picture of a site tile, as the inside of an SVG of WIDTH × HEIGHT. */
export function sceneOf(tile: string): string {
  const [draw, seed] = SCENES[tile] ?? [jungle, 1];
  return once(tile, draw, seed);
}

/** What the mist hides: jungle, or the outline of something great on level II. */
export function mistOf(place: string, level: number): string {
  const seed = [...place].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 23;
  return once(`mist ${place}`, level > 1 ? deep : misty, seed);
}
