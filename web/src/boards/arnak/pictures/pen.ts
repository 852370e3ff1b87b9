/** The pen of the cards: a picture is a few strokes, each a colour and a path on a plate of 60 × 40. */

/** One picture: strokes from back to front, `colour path`; `O x y r` in a path is a circle. */
export type Picture = readonly string[];
export type Pictures = Readonly<Record<string, Picture>>;

/** Colours by their letter in a stroke; night has its own values for most of them. */
const COLOURS: Readonly<Record<string, string>> = {
  r: "var(--i-red, #c84a30)",
  b: "var(--i-water, #74a9bc)",
  g: "var(--i-gold, #e3ae3e)",
  l: "var(--i-leaf, #86a45a)",
  w: "var(--i-wood, #a9743e)",
  c: "var(--i-clay, #c77a4a)",
  s: "var(--i-stone, #b5ab9a)",
  p: "var(--i-paper, #fbf4e2)",
  o: "var(--i-bone, #efdcb6)",
  u: "var(--i-plum, #8a6a97)",
  k: "var(--i-sky, #bcd4d6)",
  n: "var(--i-night, #4a566b)",
  e: "var(--i-ember, #f0923a)",
  i: "var(--s-ink)",
  "-": "none",
};

const CIRCLE = /O(-?[\d.]+) (-?[\d.]+) (-?[\d.]+)/g;

/** A circle as a path. */
function circle(_: string, x: string, y: string, r: string): string {
  return `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0Z`;
}

/** A picture as the inside of an SVG of 60 × 40. */
export function ink(picture: Picture): string {
  const strokes = picture.map((stroke) => {
    const fill = COLOURS[stroke[0] ?? "-"] ?? "none";
    const thick = stroke[1] === "!" ? 2.6 : 1.3;
    const path = stroke.slice(stroke.indexOf(" ") + 1).replace(CIRCLE, circle);
    return `<path d="${path}" fill="${fill}"${thick === 1.3 ? "" : ` stroke-width="${thick}"`}/>`;
  });
  return `<g stroke="var(--s-ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${strokes.join("")}</g>`;
}
