/** Fog over land nobody has seen: rolling banks with a curl in each. */
import { chance, each, n } from "./ink";

const LINE = 'stroke="var(--s-ink)" stroke-width="1" stroke-opacity=".38"';

/** Banks of fog, as the inside of an SVG of the given size. */
export function fogBanks(width: number, height: number, seed: number): string {
  const r = chance(seed);
  const ground = `<rect width="${width}" height="${height}" fill="var(--fog)"/>`;
  return (
    ground +
    each(5, (at) => {
      const y = height * (0.16 + at * 0.2);
      let x = -20 - r() * 20;
      let bank = `M${n(x)} ${height + 9}V${n(y)}`;
      while (x < width + 20) {
        const step = 22 + r() * 26;
        bank += `q${n(step * 0.5)} ${n(-10 - r() * 14)} ${n(step)} ${n((r() - 0.5) * 5)}`;
        x += step;
      }
      const curl = `M${n(width * (0.15 + r() * 0.6))} ${n(y + 10)}c10 -10 22 0 14 7s-14 -2 -8 -5`;
      return (
        `<path d="${bank}V${height + 9}Z" fill="var(--fog)" ${LINE}/>` +
        `<path d="${curl}" fill="none" ${LINE} stroke-linecap="round"/>`
      );
    })
  );
}
