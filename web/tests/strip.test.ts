import { describe, expect, test } from "vitest";
import { runs } from "../src/look/strip";

describe("a strip of icons", () => {
  test("equal neighbours become a number and one icon", () => {
    expect(runs(["kara", "kara", "kara", "exile"])).toEqual([
      { icon: "kara", count: 3 },
      { icon: "exile", count: 1 },
    ]);
  });

  test("marks between icons are never counted", () => {
    expect(runs(["arrow", "arrow"])).toHaveLength(2);
  });

  test("the same icon on both sides of a mark stays two amounts", () => {
    expect(runs(["coin", "arrow", "coin", "coin"]).map((run) => run.count)).toEqual([1, 1, 2]);
  });
});
