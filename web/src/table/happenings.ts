/** What happened, played in order: the news wait in line, each is shown with its events, then its position. */

import type { News, Witnessed } from "../wire";

/** A bot's turn is shown in at most this long (milliseconds). */
export const LONGEST = 2500;
const USUAL = 700;

export interface Stage {
  /** Show one event; resolves when it has been seen. `pace` 1 is the usual speed, 0 is at once. */
  show(event: Witnessed, pace: number): Promise<void>;
  /** Put the news on the table, after its events. */
  settle(news: News, pace: number): Promise<void>;
}

/** How fast to play so that a crowd of events stays within the time people like to wait. */
export function paceOf(events: number): number {
  return events * USUAL <= LONGEST ? 1 : LONGEST / (events * USUAL);
}

const eventsOf = (news: News) => news.lines.reduce((count, line) => count + (line.events?.length ?? 0), 0);

/** The line of news; `idle` tells whether the table shows the present. */
export class Happenings {
  readonly #stage: Stage;
  readonly #changed: (idle: boolean) => void;
  #line: News[] = [];
  #playing = false;
  #hurried = false;

  constructor(stage: Stage, changed: (idle: boolean) => void) {
    this.#stage = stage;
    this.#changed = changed;
  }

  get idle(): boolean {
    return !this.#playing;
  }

  /** Put news in line. */
  push(news: News): void {
    this.#line.push(news);
    if (!this.#playing) void this.#play();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    this.#hurried = this.#playing;
  }

  /** Forget what waits: the table was told anew. */
  clear(): void {
    this.#line = [];
  }

  async #play(): Promise<void> {
    this.#playing = true;
    this.#changed(false);
    try {
      for (let news = this.#line.shift(); news !== undefined; news = this.#line.shift())
        await this.#tell(news);
    } finally {
      this.#playing = false;
      this.#hurried = false;
      this.#changed(true);
    }
  }

  async #tell(news: News): Promise<void> {
    const pace = () =>
      this.#hurried ? 0 : paceOf(eventsOf(news) + this.#line.reduce((sum, more) => sum + eventsOf(more), 0));
    for (const line of news.lines) {
      for (const event of line.events ?? []) {
        if (pace() > 0) await this.#stage.show(event, pace());
      }
    }
    await this.#stage.settle(news, pace());
  }
}
