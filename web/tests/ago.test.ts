import { describe, expect, test } from "vitest";
import { ago } from "../src/frame/home/ago";

const NOON = 1_800_000_000_000;
const MINUTE = 60_000;

describe("how long ago a table was touched", () => {
  test.each([
    [0, "maintenant", "now"],
    [MINUTE - 1, "maintenant", "now"],
    [3 * MINUTE, "il y a 3 minutes", "3 minutes ago"],
    [61 * MINUTE, "il y a 1 heure", "1 hour ago"],
    [24 * 60 * MINUTE, "hier", "yesterday"],
  ])("%d milliseconds", (passed, french, english) => {
    expect([ago("fr", NOON - passed, NOON), ago("en", NOON - passed, NOON)]).toEqual([french, english]);
  });

  test("a clock that is ahead of ours says no more than now", () => {
    expect(ago("en", NOON + MINUTE, NOON)).toBe("now");
  });
});
