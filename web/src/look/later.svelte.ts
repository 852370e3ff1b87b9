/** Something that is much to draw, while its turn to be drawn comes or has come. */

import { frame } from "./frames";

export class Turn {
  /** Has it come? Once it has, what was drawn stays. */
  come = $state(false);

  /** With no time to wait it has come already, else so many frames later. */
  constructor(waits: boolean, frames: number) {
    if (waits) void this.#wait(frames);
    else this.come = true;
  }

  async #wait(frames: number): Promise<void> {
    for (let at = 0; at < frames; at++) await frame();
    this.come = true;
  }
}
