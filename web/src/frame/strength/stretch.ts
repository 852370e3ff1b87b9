/** A rating on a scale of a hundred: where it is, and between where and where it all but surely lies. */

const LOW = 800;
const HIGH = 2200;

export function stretch(rating: number, spread: number): { from: number; at: number; to: number } {
  const place = (points: number) =>
    Math.min(100, Math.max(0, Math.round((100 * (points - LOW)) / (HIGH - LOW))));
  return { from: place(rating - 2 * spread), at: place(rating), to: place(rating + 2 * spread) };
}
