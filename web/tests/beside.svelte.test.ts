import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardTable, Outlook } from "../src/boards/board";
import { Beside } from "../src/boards/continent/beside.svelte";
import type { Looking } from "../src/boards/continent/looking.svelte";
import { frames } from "./frames_by_hand";

const after = (moves: number) => ({ moves }) as unknown as Outlook;

/** A land whose outlooks come one after the other, the panel beside it, and the outlooks that panel has drawn. */
function land({ moving = true, narrow = false } = {}) {
  const shown = $state({ outlook: after(0), moving, narrow });
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
  let beside!: Beside;
  const end = $effect.root(() => {
    beside = new Beside(
      () => table,
      () => shown as unknown as Looking,
    );
    $effect(() => void drawn.push(beside.table.outlook));
  });
  flushSync();
  return {
    beside,
    drawn,
    end,
    goes: (change: Partial<typeof shown>) => {
      Object.assign(shown, change);
      flushSync();
    },
  };
}

describe("the panel beside the land", () => {
  let draw: () => Promise<void>;
  beforeEach(() => ({ draw } = frames()));
  afterEach(() => void vi.unstubAllGlobals());

  test("shows from the beginning what the land shows", () => {
    const { drawn, end } = land();
    expect(drawn).toEqual([after(0)]);
    end();
  });

  test("follows the land by one frame while something moves", async () => {
    const { drawn, goes, end } = land();
    goes({ outlook: after(1) });
    expect(drawn).toEqual([after(0)]);
    await draw();
    flushSync();
    expect(drawn).toEqual([after(0), after(1)]);
    end();
  });

  test("draws the last of two outlooks of one frame, and only that", async () => {
    const { drawn, goes, end } = land();
    goes({ outlook: after(1) });
    goes({ outlook: after(2) });
    await draw();
    flushSync();
    expect(drawn).toEqual([after(0), after(2)]);
    end();
  });

  test("waits no longer as soon as nothing moves, and is not set back by the frame it waited for", async () => {
    const { drawn, goes, end } = land();
    goes({ outlook: after(1) });
    goes({ outlook: after(2), moving: false });
    expect(drawn).toEqual([after(0), after(2)]);
    await draw();
    flushSync();
    expect(drawn).toEqual([after(0), after(2)]);
    end();
  });

  test("never waits on a phone, where it hides the land", () => {
    const { drawn, goes, end } = land({ narrow: true });
    goes({ outlook: after(1) });
    expect(drawn).toEqual([after(0), after(1)]);
    end();
  });

  test("is told nothing more when the board is gone", async () => {
    const { beside, goes, end } = land();
    goes({ outlook: after(1) });
    end();
    await draw();
    expect(beside.table.outlook).toEqual(after(0));
  });

  test("has all but the outlook from the table itself", () => {
    const { beside, end } = land();
    expect(beside.table.moving).toBe(true);
    expect(beside.table.say("board-side")).toBe("board-side");
    end();
  });
});
