import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Film, STAND } from "../src/table/film.svelte";

/** A screen that writes down what it is asked to show; a roll lasts until it is let go. */
function screen(at: number, last = 6, turns: readonly number[] = [2, 3, 6]) {
  const seen: string[] = [];
  const shown = { at };
  return {
    seen,
    at: () => shown.at,
    last: () => last,
    turns: () => turns,
    cut: (number: number) => {
      seen.push(`cut ${number}`);
      shown.at = number;
      return Promise.resolve();
    },
    roll: (number: number, pace: number) => {
      seen.push(`roll ${number} at ${pace}`);
      shown.at = number;
      return Promise.resolve();
    },
  };
}

describe("the film of a game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("plays on to the end and stops there", async () => {
    const on = screen(4);
    const film = new Film(on);
    void film.play();
    expect(film.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(3 * STAND);
    expect(on.seen).toEqual(["roll 5 at 1", "roll 6 at 1"]);
    expect(film.playing).toBe(false);
  });

  test("begins again where nothing is left", async () => {
    const on = screen(6);
    void new Film(on).play();
    await vi.advanceTimersByTimeAsync(1);
    expect(on.seen).toEqual(["cut 0", "roll 1 at 1"]);
  });

  test("runs twice as fast at twice the speed", async () => {
    const on = screen(0);
    const film = new Film(on);
    film.speed = 2;
    void film.play();
    await vi.advanceTimersByTimeAsync(STAND / 2);
    expect(on.seen).toEqual(["roll 1 at 0.5", "roll 2 at 0.5"]);
  });

  test("stands still when it is paused, and a second film does not run beside the first", async () => {
    const on = screen(0);
    const film = new Film(on);
    film.toggle();
    film.toggle();
    await vi.advanceTimersByTimeAsync(5 * STAND);
    expect(on.seen).toEqual(["roll 1 at 1"]);
    film.toggle();
    film.pause();
    film.toggle();
    await vi.advanceTimersByTimeAsync(10 * STAND);
    expect(on.seen.filter((what) => what.startsWith("roll 4"))).toHaveLength(1);
  });

  test("what was rolling when one cut to a moment is not wanted any more", async () => {
    const wishes: (() => boolean)[] = [];
    const film = new Film({
      ...screen(0),
      roll: (_number, _pace, wanted) => {
        wishes.push(wanted);
        return new Promise(() => {});
      },
    });
    void film.play();
    expect(wishes.map((wanted) => wanted())).toEqual([true]);
    await film.cut(0);
    expect(wishes.map((wanted) => wanted())).toEqual([false]);
  });

  test("a step pauses it, and never leads out of the game", async () => {
    const on = screen(1);
    const film = new Film(on);
    void film.play();
    await film.step(-5);
    expect([on.at(), film.playing]).toEqual([0, false]);
    await film.step(99);
    expect(on.at()).toBe(6);
  });

  test("jumps from the end of a turn to the end of the next, and back", async () => {
    const on = screen(2);
    const film = new Film(on);
    await film.turn(1);
    expect(on.at()).toBe(3);
    await film.turn(1);
    expect(on.at()).toBe(6);
    await film.turn(-1);
    await film.turn(-1);
    expect(on.at()).toBe(2);
    await film.turn(-1);
    expect(on.at()).toBe(0);
  });
});
