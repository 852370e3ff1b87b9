/** A page whose frames are drawn by hand, one at a time. */

import { vi } from "vitest";

export function frames({ hidden = false } = {}) {
  let due: (() => void)[] = [];
  const asked = vi.fn((drawn: () => void) => due.push(drawn));
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("requestAnimationFrame", asked);
  return {
    asked,
    /** Draw one frame; what waited for it has gone on when this resolves. */
    draw: async () => {
      const drawn = due;
      due = [];
      for (const one of drawn) one();
      await new Promise((done) => setTimeout(done));
      await Promise.resolve();
    },
  };
}
