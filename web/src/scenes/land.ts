/** The lie of the land: ridges, hills, peaks, rocks, waves, birds. */
import { type Chance, Pen, each, hatch, n, shape, tone } from "./ink";

/** How a line of land runs across a picture: its height, how far it swings, in how many steps. */
export interface Relief {
  y: number;
  swing: number;
  steps: number;
  fill: string;
}

type Point = readonly [number, number];

/** A chain of mountains across the picture, its shaded sides hatched. */
export function ridge(chance: Chance, picture: Pen, relief: Relief): string {
  const { w, h } = picture;
  const { y, swing, steps, fill } = relief;
  const points: Point[] = Array.from({ length: steps + 1 }, (_, at) => {
    const along = -8 + ((w + 16) * at) / steps + (((chance() - 0.5) * w) / steps) * 0.5;
    return [along, y - swing * (at % 2 ? 1 : 0.25) * (0.55 + chance() * 0.6)];
  });
  const line = points.map(([px, py]) => `${n(px)} ${n(py)}`).join("L");
  return (
    shape(`M-10 ${h + 9}L${line}L${w + 10} ${h + 9}Z`, fill, 1.1) + hatch(shade(chance, points, swing), 0.5)
  );
}

/** Strokes down the right side of every summit. */
function shade(chance: Chance, points: Point[], swing: number): string {
  return points
    .map((summit, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before || !after || summit[1] >= before[1] || summit[1] >= after[1]) return "";
      return each(5, (stroke) => {
        const part = (stroke + 1) / 6.5;
        const [x, y] = [summit[0] + (after[0] - summit[0]) * part, summit[1] + (after[1] - summit[1]) * part];
        return `M${n(x)} ${n(y)}l${n(-swing * 0.1 - chance() * 3)} ${n(swing * (0.34 - part * 0.16))}`;
      });
    })
    .join("");
}

/** Rolling hills across the picture. */
export function hills(chance: Chance, picture: Pen, relief: Relief): string {
  const { w, h } = picture;
  const step = (w + 20) / relief.steps;
  const line = each(relief.steps, () => {
    const high = relief.swing * (0.4 + chance() * 0.8);
    return `q${n(step * 0.5)} ${n(-high)} ${n(step)} ${n((chance() - 0.5) * 4)}`;
  });
  return shape(`M-10 ${h + 9}V${n(relief.y)}${line}V${h + 9}Z`, relief.fill, 1.1);
}

/** A single mountain with snow. */
export function peak(x: number, y: number, size: number): string {
  const pen = new Pen(x, y, size);
  const strokes = each(7, (at) => `M${0.1 + at * 0.11} ${-(0.9 - at * 0.11)}l-.06 .34`);
  return (
    pen.shape("M-1 0L-.5 -.62L-.34 -.54L0 -1.12L.36 -.6L.56 -.66L1 0Z", tone("rock"), 1.2) +
    pen.shape("M0 -1.12L-.2 -.78l.12 .06l.08 -.08l.1 .1l.12 -.08Z", tone("snow"), 0.9) +
    pen.hatch(strokes, 0.5)
  );
}

export function rock(x: number, y: number, size: number, fill = tone("rock")): string {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-1 0L-.7 -.7L-.1 -1L.6 -.64L1 0Z", fill) +
    pen.hatch("M-.1 -1L.1 -.4L.5 0M.3 -.5l.2 .3M.5 -.5l.16 .3")
  );
}

/** Small waves in a box. */
export function waves(chance: Chance, box: Pen, count = 8): string {
  const crests = each(
    count,
    () => `M${n(box.x + chance() * box.w)} ${n(box.y + chance() * box.h)}q3 -2.6 6 0t6 0`,
  );
  return hatch(crests, 0.6, 0.9);
}

export function birds(x: number, y: number): string {
  return new Pen(x, y, 1).hatch("M0 0q3 -3 5 0q2 -3 5 0M14 -6q2.4 -2.4 4 0q1.6 -2.4 4 0", 0.8, 1);
}
