/** What grows: pines, trees, palms, ferns, grass. Each stands at (x, y), its foot, and is `size` high. */
import { type Chance, Pen, each, hatch, n, tone } from "./ink";

export function pine(x: number, y: number, size: number, fill = tone("deep")): string {
  const pen = new Pen(x, y, size);
  const crown = "M0 -1L.2 -.62L.1 -.64L.27 -.34L.13 -.36L.33 -.1H-.33L-.13 -.36L-.27 -.34L-.1 -.64L-.2 -.62Z";
  return (
    pen.shape("M0 0V-.12", "none", 2) +
    pen.shape(crown, fill) +
    pen.hatch("M.05 -.7l.08 .12M.06 -.42l.1 .14M.08 -.2l.12 .08", 0.6)
  );
}

export function tree(x: number, y: number, size: number, fill = tone("near")): string {
  const pen = new Pen(x, y, size);
  const crown =
    "M-.3 -.48c-.22 -.05 -.12 -.34 .08 -.3c.02 -.28 .4 -.28 .44 -.02c.24 -.02 .26 .3 .06 .32c-.1 .12 -.46 .14 -.58 0Z";
  return (
    pen.shape("M-.04 0L-.02 -.62M.05 0L.02 -.62", "none", 1.2) +
    pen.shape(crown, fill) +
    pen.hatch("M.12 -.56q.1 .02 .14 -.08M-.1 -.52q.08 .05 .16 0", 0.6)
  );
}

/** Of each leaf: where its tip is, seen from the top of the trunk, and how high it arches. */
const LEAVES = [
  [-0.42, 0.06, -0.22],
  [-0.3, -0.2, -0.3],
  [0.02, -0.3, -0.2],
  [0.34, -0.16, -0.3],
  [0.42, 0.1, -0.2],
  [0.2, 0.22, -0.06],
  [-0.24, 0.22, -0.06],
] as const;

export function palm(x: number, y: number, size: number, lean = 0.2): string {
  const trunk = `M-.04 0Q.02 -.4 ${lean} -.72L${lean + 0.05} -.72Q.08 -.4 .05 0Z`;
  const top = new Pen(x + size * lean, y - size * 0.72, size);
  const leaves = LEAVES.map(([dx, dy, arch]) => {
    const [half, bend] = [dx / 2, dy * 0.3 + arch];
    return top.shape(`M0 0Q${half} ${bend} ${dx} ${dy}Q${half} ${bend + 0.1} 0 0Z`, tone("deep"), 0.9);
  });
  return new Pen(x, y, size).shape(trunk, tone("trunk")) + leaves.join("");
}

export function fern(x: number, y: number, size: number, turned = 0, fill = tone("near")): string {
  const fronds = each(10, (at) => {
    const k = at + 1;
    const long = 0.34 * Math.sin((Math.PI * (k + 1.2)) / 13) * size;
    const root = new Pen(0.06 * Math.sin((k / 11) * 3) * size, (-k / 11.5) * size, long);
    const frond = "M0 0q.5 -.45 1 -.28q-.4 .36 -1 .28Z";
    return root.shape(frond, fill, 0.8) + new Pen(root.x, root.y, -long, long).shape(frond, fill, 0.8);
  });
  const stem = new Pen(0, 0, size).shape("M0 0Q.08 -.5 0 -1", "none", 1.1);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turned})">${fronds}${stem}</g>`;
}

/** A few tufts in a box. */
export function grass(chance: Chance, box: Pen, tufts = 10): string {
  const blades = each(tufts, () => {
    const [x, y] = [box.x + chance() * box.w, box.y + chance() * box.h];
    return `M${n(x)} ${n(y)}l-2 -5M${n(x + 1.5)} ${n(y)}l.4 -6M${n(x + 3)} ${n(y)}l2.4 -4.6`;
  });
  return hatch(blades, 0.65, 0.9);
}

/** So many plants in a box, the farther ones behind. */
export function scatter(
  chance: Chance,
  box: Pen,
  count: number,
  sizes: readonly [number, number],
  draw: (x: number, y: number, size: number) => string,
): string {
  const spots = Array.from({ length: count }, () => ({
    x: box.x + chance() * box.w,
    y: box.y + chance() * box.h,
    size: sizes[0] + chance() * (sizes[1] - sizes[0]),
  }));
  return spots
    .sort((one, other) => one.y - other.y)
    .map((spot) => draw(spot.x, spot.y, spot.size))
    .join("");
}
