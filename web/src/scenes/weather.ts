/** The sky's mood and the hour, laid over a place. */
import { type Chance, type Pen, each, tone } from "./ink";

export type Weather = "clear" | "snow" | "rain" | "mist" | "wind" | "shade";
export type Hour = "day" | "dusk" | "night";

const SKIES: Readonly<Record<Weather, (r: Chance, plate: Pen) => string>> = {
  clear: () => "",
  snow: (r, plate) => each(18, () => plate.disc(r(), r() * 0.85, 0.009 + r() * 0.008, tone("snow"), 0.3)),
  rain: (r, plate) =>
    plate.hatch(
      each(34, () => `M${r()} ${r() * 0.8}l-.008 .07`),
      0.5,
      1,
    ),
  mist: (r, plate) =>
    each(3, (at) => {
      const y = 0.34 + at * 0.17 + r() * 0.05;
      const d = `M-.05 ${y}q.14 -.05 .28 0t.28 0t.28 0t.3 0v.06q-.15 .04 -.3 0t-.28 0t-.28 0t-.28 0Z`;
      return `<path d="${plate.path(d)}" fill="${tone("sky")}" fill-opacity=".7"/>`;
    }),
  wind: (r, plate) =>
    plate.hatch(
      each(5, () => `M${r() * 0.7} ${0.12 + r() * 0.5}q.1 -.05 .2 0q.06 .03 .02 .06`),
      0.5,
      1,
    ),
  // Something large hangs overhead.
  shade: (_, plate) =>
    `<path d="${plate.path("M-.05 -.05H1.05V.2L.8 .12L.62 .3L.44 .16L.2 .34L-.05 .14Z")}" fill="${tone("rock")}" stroke="var(--s-ink)"/>`,
};

/** The weather over the whole plate. */
export function weather(name: Weather, r: Chance, plate: Pen): string {
  return SKIES[name](r, plate);
}

const wash = (plate: Pen, fill: string, opacity: number) =>
  `<rect x="${plate.x}" y="${plate.y}" width="${plate.w}" height="${plate.h}" fill="${tone(fill)}" fill-opacity="${opacity}"/>`;

/** The dark with its stars and a moon, or the last of the light; by day nothing. */
export function hour(name: Hour, r: Chance, plate: Pen): string {
  if (name === "day") return "";
  if (name === "dusk") return wash(plate, "ember", 0.16);
  const stars = each(14, () => plate.disc(r(), r() * 0.4, 0.007 + r() * 0.006, tone("sun"), 0));
  const [x, y] = [0.08 + r() * 0.12, 0.2];
  const moon = plate.shape(
    `M${x} ${y - 0.1}A.04 .1 0 1 0 ${x} ${y + 0.1}A.07 .13 0 0 1 ${x} ${y - 0.1}Z`,
    tone("sun"),
    0.8,
  );
  return wash(plate, "dark", 0.46) + stars + moon;
}
