import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardTable, Outlook } from "../src/boards/board";
import { lookingAt } from "../src/boards/continent/looking.svelte";
import { Behind, originOf } from "../src/boards/parts/behind.svelte";
import { frames } from "./frames_by_hand";

const after = (moves: number) => ({ moves }) as unknown as Outlook;

/** A board whose outlooks come one after the other, what stands beside it, and the outlooks drawn there. */
function board({ moving = true, together = false } = {}) {
  const shown = $state({ outlook: after(0), moving, together });
  const table = {
    get outlook() {
      return shown.outlook;
    },
    get moving() {
      return shown.moving;
    },
    say: (id: string) => id,
  } as unknown as BoardTable;
  const drawn: Outlook[] = [];
  let behind!: Behind;
  const end = $effect.root(() => {
    behind = new Behind(
      () => table,
      () => shown.together,
    );
    $effect(() => void drawn.push(behind.table.outlook));
  });
  flushSync();
  return {
    table,
    behind,
    drawn,
    end,
    goes: (change: Partial<typeof shown>) => {
      Object.assign(shown, change);
      flushSync();
    },
  };
}

describe("what stands beside a board", () => {
  let draw: () => Promise<void>;
  let empty: () => Promise<void>;
  beforeEach(() => ({ draw, empty } = frames()));
  afterEach(async () => {
    await empty();
    vi.unstubAllGlobals();
  });

  test("shows from the beginning what the board shows", () => {
    const { drawn, end } = board();
    expect(drawn).toEqual([after(0)]);
    end();
  });

  test("follows the board by one frame while something moves", async () => {
    const { drawn, goes, end } = board();
    goes({ outlook: after(1) });
    expect(drawn).toEqual([after(0)]);
    await draw();
    flushSync();
    expect(drawn).toEqual([after(0), after(1)]);
    end();
  });

  test("draws the last of two outlooks of one frame, and only that", async () => {
    const { drawn, goes, end } = board();
    goes({ outlook: after(1) });
    goes({ outlook: after(2) });
    await draw();
    flushSync();
    expect(drawn).toEqual([after(0), after(2)]);
    end();
  });

  test("waits no longer as soon as nothing moves, and is not set back by the frame it waited for", async () => {
    const { drawn, goes, end } = board();
    goes({ outlook: after(1) });
    goes({ outlook: after(2), moving: false });
    expect(drawn).toEqual([after(0), after(2)]);
    await draw();
    flushSync();
    expect(drawn).toEqual([after(0), after(2)]);
    end();
  });

  test("never waits where both change together", () => {
    const { drawn, goes, end } = board({ together: true });
    goes({ outlook: after(1) });
    expect(drawn).toEqual([after(0), after(1)]);
    end();
  });

  test("is told nothing more when the board is gone", async () => {
    const { behind, goes, end } = board();
    goes({ outlook: after(1) });
    end();
    await draw();
    expect(behind.table.outlook).toEqual(after(0));
  });

  test("is the same table to whatever is kept for one: what is read beside the board is read on it", () => {
    const { table, behind, end } = board();
    expect(originOf(behind.table)).toBe(table);
    expect(originOf(table)).toBe(table);
    lookingAt(behind.table).at = "card";
    expect(lookingAt(table).at).toBe("card");
    end();
  });

  test("is a view of the table also where it follows another view of it", () => {
    const { table, behind, end } = board();
    let further!: Behind;
    const stop = $effect.root(
      () =>
        void (further = new Behind(
          () => behind.table,
          () => true,
        )),
    );
    expect(originOf(further.table)).toBe(table);
    stop();
    end();
  });

  test("has all but the outlook from the table itself", () => {
    const { behind, end } = board();
    expect(behind.table.moving).toBe(true);
    expect(behind.table.say("board-side")).toBe("board-side");
    end();
  });
});
