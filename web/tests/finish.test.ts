import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Finish, LINE, SCENE, TOTAL } from "../src/frame/table/finish.svelte";

describe("the end of a game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is told line by line, then as a scene, then as a sheet", () => {
    const finish = new Finish();
    finish.tell(2);
    expect([finish.act, finish.counted]).toEqual(["count", 1]);
    vi.advanceTimersByTime(LINE);
    expect([finish.act, finish.counted]).toEqual(["count", 2]);
    vi.advanceTimersByTime(LINE + TOTAL);
    expect(finish.act).toBe("scene");
    vi.advanceTimersByTime(SCENE);
    expect(finish.act).toBe("sheet");
  });

  test("of a game without points begins with its scene", () => {
    const finish = new Finish();
    finish.tell(0);
    expect(finish.act).toBe("scene");
  });

  test("can be skipped act by act, and no clock brings an act back", () => {
    const finish = new Finish();
    finish.tell(5);
    finish.skip();
    expect(finish.act).toBe("scene");
    finish.skip();
    expect(finish.act).toBe("sheet");
    vi.runAllTimers();
    expect(finish.act).toBe("sheet");
  });

  test("is told no further when one leaves", () => {
    const finish = new Finish();
    finish.tell(3);
    finish.end();
    vi.runAllTimers();
    expect(finish.act).toBeNull();
  });

  test("can be told again from its beginning", () => {
    const finish = new Finish();
    finish.tell(3);
    vi.runAllTimers();
    finish.tell(3);
    expect([finish.act, finish.counted]).toEqual(["count", 1]);
  });
});
