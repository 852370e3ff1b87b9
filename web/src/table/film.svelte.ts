/** A game shown again like a film: played, paused, stepped through by moves and by turns. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stands before the next one begins (milliseconds). */
export const STAND = 600;

/** Where the film is shown. */
export interface Projection {
  /** The moment on the screen. */
  at(): number;
  /** The last moment there is. */
  last(): number;
  /** The moments at which a turn has ended, in order. */
  turns(): readonly number[];
  /** Cut to a moment. */
  cut(number: number): Promise<void>;
  /** Show how one moment led to the next, if that is still wanted; `pace` 1 is the usual speed, smaller is faster. */
  roll(number: number, pace: number, wanted: () => boolean): Promise<void>;
}

export class Film {
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly #on: Projection;
  /** Counts every order, so that what was begun under an older one knows that it is over. */
  #order = 0;

  constructor(on: Projection) {
    this.#on = on;
  }

  /** Play from here to the end; from the beginning where nothing is left. */
  async play(): Promise<void> {
    const order = ++this.#order;
    const wanted = () => order === this.#order;
    this.playing = true;
    if (this.#on.at() >= this.#on.last()) await this.#on.cut(0);
    while (wanted() && this.#on.at() < this.#on.last()) {
      await this.#on.roll(this.#on.at() + 1, 1 / this.speed, wanted);
      await new Promise((done) => setTimeout(done, STAND / this.speed));
    }
    if (wanted()) this.playing = false;
  }

  pause(): void {
    this.#order += 1;
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  /** Pause at a moment. */
  async cut(number: number): Promise<void> {
    this.pause();
    await this.#on.cut(Math.max(0, Math.min(this.#on.last(), number)));
  }

  /** So many moves on, or back. */
  step(by: number): Promise<void> {
    return this.cut(this.#on.at() + by);
  }

  /** To the end of the next turn, or of the one before. */
  turn(by: 1 | -1): Promise<void> {
    const [at, ends] = [this.#on.at(), this.#on.turns()];
    const next = by > 0 ? ends.find((end) => end > at) : ends.findLast((end) => end < at);
    return this.cut(next ?? (by > 0 ? this.#on.last() : 0));
  }
}
