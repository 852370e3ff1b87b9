import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { isDrawn, readSome } from "../src/look/icons";
import sprite from "../src/look/icons.svg?raw";

const styles = readFileSync(join(import.meta.dirname, "../src/look/base.css"), "utf8");
const drawings = [...sprite.matchAll(/<symbol id="i-([\w-]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/gs)].map(
  ([, name = "", drawing = ""]) => ({ name, drawing }),
);
/** The one group of a drawing: its shapes stand in an icon without it. */
const LINES = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "1.6",
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
};

test("every drawing is one group of the same lines, or another drawing", () => {
  const said = Object.entries(LINES).map(([name, value]) => ` ${name}="${value}"`);
  const group = `<g${said.join("")}>`;
  for (const { name, drawing } of drawings) {
    const other = /^<use href="#i-([\w-]+)"\/>$/.exec(drawing)?.[1];
    if (other !== undefined) expect(isDrawn(other), name).toBe(true);
    else {
      expect(drawing.startsWith(group) && drawing.endsWith("</g>"), name).toBe(true);
      expect(drawing.match(/<g\b/g), name).toHaveLength(1);
    }
  }
  expect(drawings.length).toBe(sprite.match(/<symbol /g)?.length);
});

test("the style of an icon says what the groups say", () => {
  const rule = /\.i,\s*\.pawn \{([^}]*)\}/.exec(styles)?.[1] ?? "";
  for (const [name, value] of Object.entries(LINES))
    expect(rule).toMatch(new RegExp(`\\b${name}: ${value}(px)?;`));
});

afterEach(() => void vi.unstubAllGlobals());

test("drawings are read ahead, some at a time, until all are", () => {
  vi.stubGlobal("document", {
    createElement: () => ({ content: { firstElementChild: null } }),
    createDocumentFragment: () => ({ append: () => {} }),
  });
  let rounds = 1;
  while (readSome(50)) rounds += 1;
  expect(rounds).toBe(Math.ceil(drawings.length / 50));
  expect(readSome(1)).toBe(false);
});

test("a name without a drawing is none", () => {
  expect(isDrawn("coin")).toBe(true);
  expect(isDrawn("toString")).toBe(false);
});
