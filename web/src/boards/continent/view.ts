/** How the land lies in its window: pan, zoom, and what keeps it in sight. */

/** The land is moved by (x, y) pixels and drawn at this scale. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the land, in its own pixels. */
export interface Part extends Size {
  x: number;
  y: number;
}

export const SIDE = 132;
export const GAP = 8;
export const SMALLEST = 0.45;
export const LARGEST = 1.6;
const MARGIN = 14;
/** Names are written above and below the land, or on both sides of it where it is narrow. */
const BAND = 40;
const FLANK = 180;
const USUAL = 1.15;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Where a cell lies. */
export function partOf(x: number, y: number): Part {
  return { x: x * (SIDE + GAP), y: y * (SIDE + GAP), width: SIDE, height: SIDE };
}

/** The smallest part of the land that holds all these cells. */
export function around(cells: readonly { x: number; y: number }[]): Part {
  if (cells.length === 0) return partOf(0, 0);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const first = partOf(Math.min(...xs), Math.min(...ys));
  const last = partOf(Math.max(...xs), Math.max(...ys));
  return { ...first, width: last.x + SIDE - first.x, height: last.y + SIDE - first.y };
}

/** The view that shows the whole part in the middle of the window, at most a little enlarged. */
export function fit(part: Part, window: Size): View {
  const scale = between(
    SMALLEST,
    Math.max(filling(part, window, MARGIN, BAND), filling(part, window, FLANK, MARGIN)),
    USUAL,
  );
  return {
    x: window.width / 2 - (part.x + part.width / 2) * scale,
    y: window.height / 2 - (part.y + part.height / 2) * scale,
    scale,
  };
}

/** The scale at which the part fills what is left between such margins. */
function filling(part: Part, window: Size, beside: number, above: number): number {
  return Math.min((window.width - 2 * beside) / part.width, (window.height - 2 * above) / part.height);
}

/** Nearer or farther, what lies under this point of the window staying where it is. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = between(SMALLEST, view.scale * factor, LARGEST);
  const grown = scale / view.scale;
  return { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale };
}

/** The land never leaves the window altogether: half a cell of it stays in sight. */
export function kept(view: View, land: Part, window: Size): View {
  const rest = (SIDE / 2) * view.scale;
  const [left, top] = [land.x * view.scale, land.y * view.scale];
  return {
    ...view,
    x: between(rest - left - land.width * view.scale, view.x, window.width - rest - left),
    y: between(rest - top - land.height * view.scale, view.y, window.height - rest - top),
  };
}

/** The same view, moved just so far that the part is wholly in the window. */
export function reveal(view: View, part: Part, window: Size): View {
  return {
    ...view,
    x: shifted(view.x, part.x * view.scale, part.width * view.scale, window.width),
    y: shifted(view.y, part.y * view.scale, part.height * view.scale, window.height),
  };
}

function shifted(offset: number, start: number, length: number, room: number): number {
  if (start + offset < MARGIN) return MARGIN - start;
  if (start + offset + length > room - MARGIN) return room - MARGIN - start - length;
  return offset;
}
