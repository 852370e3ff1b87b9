/** Pieces travel from where they were to where they are: only transform and opacity change. */

import { zoomOf } from "../look/zoom";

export type Rects = ReadonlyMap<string, DOMRect>;

const ARRIVE = "cubic-bezier(.2,.8,.2,1)";
const LEAST = 2;

/** As the look asks: a quarter of a millisecond more for each pixel, and never long. */
export function duration(pixels: number): number {
  return Math.min(520, 260 + pixels / 4);
}

/** The way back in the element's own coordinates; a zoomed board and drawings inside an SVG have another scale. */
function ownVector(element: Element, dx: number, dy: number): [number, number] {
  if (!(element instanceof SVGGraphicsElement)) return [dx / zoomOf(element), dy / zoomOf(element)];
  const matrix = element.getScreenCTM();
  if (matrix === null) return [dx, dy];
  const back = matrix.inverse();
  return [back.a * dx + back.c * dy, back.b * dx + back.d * dy];
}

/** The way an element has come: how far on the screen, and back in its own coordinates. */
export interface Way {
  pixels: number;
  back: readonly [number, number];
}

/** The way of an element from an earlier place to where it stands now; null for what has hardly moved. */
export function wayOf(element: Element, from: DOMRect, to: DOMRect): Way | null {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const pixels = Math.hypot(dx, dy);
  return pixels < LEAST || to.width === 0 ? null : { pixels, back: ownVector(element, dx, dy) };
}

/** Animate one element along its way. */
export function travel(element: Element, { pixels, back: [x, y] }: Way, pace: number): Animation {
  return element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }], {
    duration: duration(pixels) * pace,
    easing: ARRIVE,
    // Added to the drawing's own transform, which places it inside its scene.
    composite: "add",
  });
}

/** What was not there before comes in softly. */
export function appear(element: Element, pace: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 * pace, easing: ARRIVE });
}
