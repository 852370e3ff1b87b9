/** The way of a number, as a line that fills a picture from edge to edge. */
export function path(values: readonly number[], width: number, height: number): string {
  if (values.length === 0) return "";
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const edge = 2; // half of the line's own thickness, and a little air
  return values
    .map((value, at) => {
      const y = height - edge - ((value - low) / range) * (height - 2 * edge);
      return `${at === 0 ? "M" : "L"}${Math.round(at * step * 10) / 10} ${Math.round(y * 10) / 10}`;
    })
    .join("");
}
