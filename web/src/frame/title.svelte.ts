/** The title of the page: what it shows, and before it how many tables wait for one. */

import * as api from "../table/api";
import { app } from "./app/app.svelte";

const EVERY = 30_000; // milliseconds: a page behind others is looked at about that often

/** A title with the count that people look for among their tabs. */
export function titled(waiting: number, page: string): string {
  const name = page === "" ? "Bivouac" : page;
  return waiting > 0 ? `(${waiting}) ${name}` : name;
}

class Title {
  page = $state("");
  waiting = $state(0);

  /** To be called once: from now on the count is asked for again and again. */
  begin(): () => void {
    void this.look();
    const clock = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(clock);
  }

  /** Ask how many wait; without a line the last answer stays. */
  async look(): Promise<void> {
    try {
      this.waiting = (await api.turns()).waiting;
      app.away = false;
    } catch (error) {
      // Asked again in a while; a server that refuses is there.
      app.away = !(error instanceof api.ApiError);
    }
  }
}

export const title = new Title();
