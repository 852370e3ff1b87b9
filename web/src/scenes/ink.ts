/** The pen: every drawing is text of SVG made from seeded chance; colours are tokens, so night redraws itself. */

/** Seeded chance for drawings: the same seed, the same picture. */
export type Chance = () => number;

/** Chance that begins at a seed. */
export function chance(seed: number): Chance {
  let state = (seed * 2654435761 + 12345) >>> 0;
  const next = () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
  for (let turn = 0; turn < 3; turn++) next();
  return next;
}

/** A coordinate as it is written in a path. */
export function n(value: number): string {
  return value.toFixed(1);
}

/** A colour of the scenes. */
export function tone(name: string): string {
  return `var(--s-${name})`;
}

/** An inked shape, in the coordinates of the picture. */
export function shape(d: string, fill = "none", width = 1): string {
  return `<path d="${d}" fill="${fill}" stroke="var(--s-ink)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** Fine lines: hatching, grass, waves. */
export function hatch(d: string, opacity = 0.55, width = 0.8): string {
  return `<path d="${d}" fill="none" stroke="var(--s-ink)" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
}

/** What is drawn for each of a few numbers, one after the other. */
export function each(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}

const COMMAND = /([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g; // an e belongs to a number
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g;
const FLAGS = new Set([2, 3, 4]); // of an arc's seven arguments, these are no lengths

/** A box to draw in: paths are written in its fractions, and come out in the picture's coordinates. */
export class Pen {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly w: number,
    readonly h = w,
  ) {}

  /** A path in fractions of the box, as one in the coordinates of the picture. */
  path(d: string): string {
    return d.replace(COMMAND, (_, letter: string, rest: string) => {
      const relative = letter === letter.toLowerCase();
      const arc = letter.toLowerCase() === "a";
      const numbers = (rest.match(NUMBER) ?? []).map(Number);
      return letter + numbers.map((value, at) => this.#place(letter, value, at, relative, arc)).join(" ");
    });
  }

  /** An inked shape. */
  shape(d: string, fill = "none", width = 1): string {
    return shape(this.path(d), fill, width);
  }

  /** Fine lines. */
  hatch(d: string, opacity = 0.55, width = 0.8): string {
    return hatch(this.path(d), opacity, width);
  }

  /** A flat band across the box, from a height down. */
  band(from: number, fill: string, to = 1): string {
    return `<rect x="${n(this.x)}" y="${n(this.y + this.h * from)}" width="${n(this.w)}" height="${n(this.h * (to - from))}" fill="${fill}"/>`;
  }

  /** A disc with a fine edge; its radius is a fraction of the height. */
  disc(x: number, y: number, radius: number, fill = tone("sun"), width = 0.9): string {
    return `<circle cx="${n(this.x + this.w * x)}" cy="${n(this.y + this.h * y)}" r="${n(this.h * radius)}" fill="${fill}" stroke="var(--s-ink)" stroke-width="${width}"/>`;
  }

  /** A soft disc without an edge: the light of a fire. */
  light(x: number, y: number, radius: number, opacity: number): string {
    return `<circle cx="${n(this.x + this.w * x)}" cy="${n(this.y + this.h * y)}" r="${n(this.h * radius)}" fill="${tone("ember")}" fill-opacity="${opacity}"/>`;
  }

  #place(letter: string, value: number, at: number, relative: boolean, arc: boolean): string {
    const column = arc ? at % 7 : at;
    if (arc && FLAGS.has(column)) return String(value);
    if (arc && column < 2) return n(value * (column === 0 ? this.w : this.h));
    const horizontal =
      "hH".includes(letter) || (!"vV".includes(letter) && (arc ? column === 5 : at % 2 === 0));
    const origin = relative ? 0 : horizontal ? this.x : this.y;
    return n(origin + value * (horizontal ? this.w : this.h));
  }
}
