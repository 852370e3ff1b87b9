/** A page whose frames are drawn by hand, one at a time. */

import { vi } from "vitest";

/** So many frames draw whatever a test has left waiting. */
const MANY = 12;

export function frames({ hidden = false } = {}) {
  let due: (() => void)[] = [];
  const asked = vi.fn((drawn: () => void) => due.push(drawn));
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("requestAnimationFrame", asked);
  const page = {
    asked,
    /** Draw one frame; what waited for it has gone on when this resolves. */
    draw: async () => {
      const drawn = due;
      due = [];
      for (const one of drawn) one();
      await new Promise((done) => setTimeout(done));
      await Promise.resolve();
    },
    /** Draw all that waits: what stands in line is the same for all tests of a file. */
    empty: async () => {
      for (let at = 0; at < MANY; at++) await page.draw();
    },
  };
  return page;
}
