/** The drawings of the icons, each read from `icons.svg` when it is first asked for, or before. */

import type { Attachment } from "svelte/attachments";
import sprite from "./icons.svg?raw";

const SYMBOL = /<symbol id="i-([\w-]+)"[^>]*>(.*?)<\/symbol>/gs;
const SAME_AS = /^<use href="#i-([\w-]+)"\/>$/;

/** What stands in each symbol. */
const written = new Map([...sprite.matchAll(SYMBOL)].map(([, name = "", drawing = ""]) => [name, drawing]));
const read = new Map<string, DocumentFragment>();

/** Is there a drawing of that name? */
export function isDrawn(name: string): boolean {
  return written.has(name);
}

/**
 * Its shapes, to be copied. They stand in an icon themselves: a `use` would add four elements to each of hundreds
 * of icons, which are styled, laid out and kept like any other. How their lines are drawn is said by the `svg` around them.
 */
function shapesOf(name: string): DocumentFragment {
  const known = read.get(name);
  if (known !== undefined) return known;
  const drawing = written.get(name) ?? "";
  const other = SAME_AS.exec(drawing)?.[1];
  const shapes = other === undefined ? parsed(drawing) : shapesOf(other);
  read.set(name, shapes);
  return shapes;
}

/** The shapes of a drawing without the group that says how all of them are drawn. */
function parsed(drawing: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = `<svg>${drawing}</svg>`;
  const shapes = document.createDocumentFragment();
  shapes.append(...(template.content.firstElementChild?.firstElementChild?.children ?? []));
  return shapes;
}

/** Read some that were never asked for; false when all are read. */
export function readSome(count: number): boolean {
  const unread = [...written.keys()].filter((name) => !read.has(name));
  for (const name of unread.slice(0, count)) shapesOf(name);
  return unread.length > count;
}

/** Draws an icon into an element of a picture. */
export function draw(into: Element, name: string): void {
  into.replaceChildren(shapesOf(name).cloneNode(true));
}

/** The attachment that draws it. */
export function drawn(name: string): Attachment<Element> {
  return (into) => draw(into, name);
}
