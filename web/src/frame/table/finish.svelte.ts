/** The end of a game, told in order: the points line by line on the board, a scene for who won, then the sheet. */

export type Act = "count" | "scene" | "sheet";

/** How long one looks at a line, at the last total, and at the scene (milliseconds). */
export const LINE = 1500;
export const TOTAL = 900;
export const SCENE = 5000;

export class Finish {
  act = $state<Act | null>(null);
  /** How many lines have been counted, the one being counted among them. */
  counted = $state(0);
  #lines = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell the end from its beginning; a game without points begins with its scene. */
  tell(lines: number): void {
    this.#lines = lines;
    this.counted = 0;
    if (lines === 0) this.#scene();
    else {
      this.act = "count";
      this.#count();
    }
  }

  /** To the next act. */
  skip(): void {
    if (this.act === "count") this.#scene();
    else if (this.act === "scene") this.#sheet();
  }

  /** Nothing more is told. */
  end(): void {
    clearTimeout(this.#timer);
    this.act = null;
  }

  #count(): void {
    this.counted += 1;
    if (this.counted < this.#lines) this.#later(LINE, () => this.#count());
    else this.#later(LINE + TOTAL, () => this.#scene());
  }

  #scene(): void {
    this.act = "scene";
    this.#later(SCENE, () => this.#sheet());
  }

  #sheet(): void {
    clearTimeout(this.#timer);
    this.act = "sheet";
  }

  #later(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }
}
