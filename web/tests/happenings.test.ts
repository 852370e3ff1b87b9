import { describe, expect, test } from "vitest";
import { Happenings, LONGEST, paceOf } from "../src/table/happenings";
import type { News, Witnessed } from "../src/wire";

const event = (kind: string): Witnessed => ({ event: { kind }, say: kind });
const news = (seq: number, ...kinds: string[]): News => ({
  type: "news",
  seq,
  lines: [{ seq, at: 0, kind: "acted", events: kinds.map(event) }],
  table: null,
  position: null,
});

/** A stage that writes down what it is asked to show, and resolves when told to. */
function stage() {
  const seen: string[] = [];
  const paces: number[] = [];
  let onward: () => void = () => {};
  return {
    seen,
    paces,
    next: () => onward(),
    show: (what: Witnessed, pace: number) => {
      seen.push(what.say);
      paces.push(pace);
      return new Promise<void>((resolve) => (onward = resolve));
    },
    settle: (what: News) => {
      seen.push(`settled ${what.seq}`);
      return Promise.resolve();
    },
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("happenings", () => {
  test("events are shown one after the other, then the position that they lead to", async () => {
    const shown = stage();
    const line = new Happenings(shown, () => {});
    line.push(news(1, "dig", "earn"));
    line.push(news(2, "move"));
    expect(shown.seen).toEqual(["dig"]);
    shown.next();
    await turn();
    expect(shown.seen).toEqual(["dig", "earn"]);
    shown.next();
    await turn();
    expect(shown.seen).toEqual(["dig", "earn", "settled 1", "move"]);
    expect(line.idle).toBe(false);
    shown.next();
    await turn();
    expect(shown.seen.at(-1)).toBe("settled 2");
    expect(line.idle).toBe(true);
  });

  test("skipping settles all that waits without showing it", async () => {
    const shown = stage();
    const line = new Happenings(shown, () => {});
    line.push(news(1, "dig", "earn"));
    line.push(news(2, "move"));
    line.skip();
    shown.next();
    await turn();
    expect(shown.seen).toEqual(["dig", "settled 1", "settled 2"]);
  });

  test("what comes after a skipped turn is shown again", async () => {
    const shown = stage();
    const line = new Happenings(shown, () => {});
    line.push(news(1, "dig"));
    line.skip();
    shown.next();
    await turn();
    line.push(news(2, "move"));
    expect(shown.seen.at(-1)).toBe("move");
  });

  test("a crowd of events is played faster, so that nobody waits longer than a short breath", () => {
    expect(paceOf(2)).toBe(1);
    expect(paceOf(50) * 50 * 700).toBeCloseTo(LONGEST);
  });

  test("the table is told when the line begins and when it is empty", async () => {
    const shown = stage();
    const told: boolean[] = [];
    const line = new Happenings(shown, (idle) => told.push(idle));
    line.push(news(1, "dig"));
    shown.next();
    await turn();
    expect(told).toEqual([false, true]);
  });
});
