/** How much larger an element is drawn than it is laid out; some browsers do not tell. */
export function zoomOf(element: Element): number {
  return (element as Partial<Pick<Element, "currentCSSZoom">>).currentCSSZoom ?? 1;
}
