import { describe, expect, test } from "vitest";
import { left, written } from "../src/table/clock";
import type { ClockView } from "../src/wire";

const clock: ClockView = {
  plan: { move: 10_000, bank: 60_000, increment: 0 },
  at: 5_000,
  banks: [60_000, 30_000],
  since: { 0: 0 },
  until: {},
};

describe("clocks", () => {
  test("the free time of a move is used before the bank", () => {
    expect(left(clock, 0, 0)).toBe(60_000);
    expect(left(clock, 0, 5_000)).toBe(60_000);
    expect(left(clock, 0, 6_000)).toBe(59_000);
  });

  test("the clock of who does not think stands still", () => {
    expect(left(clock, 1, 90_000)).toBe(30_000);
  });

  test("a clock never shows less than nothing", () => {
    expect(left(clock, 0, 900_000)).toBe(0);
  });

  test("time is written as on a clock", () => {
    expect([0, 59_001, 65_000, 3_661_000].map(written)).toEqual(["0:00", "1:00", "1:05", "1:01:01"]);
  });
});
