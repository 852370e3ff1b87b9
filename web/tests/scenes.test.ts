import { describe, expect, test } from "vitest";
import { Pen, chance } from "../src/scenes/ink";
import { contours, cover } from "../src/scenes/pictures";

const GAMES = ["agartha", "takara", "temple", "continent", "arnak", "a game of somebody else"];

describe("the pen", () => {
  test("fractions of a box become coordinates of the picture", () => {
    const pen = new Pen(10, 20, 100, 50);
    expect(pen.path("M0 0L1 1")).toBe("M10.0 20.0L110.0 70.0");
  });

  test("steps are lengths and know no origin", () => {
    expect(new Pen(10, 20, 100, 50).path("M.5 .5l.1 .1h-.2v.2")).toBe("M60.0 45.0l10.0 5.0h-20.0v10.0");
  });

  test("an arc keeps its flags", () => {
    expect(new Pen(0, 0, 100, 50).path("M0 0A.2 .2 0 0 1 .7 .5")).toBe("M0.0 0.0A20.0 10.0 0 0 1 70.0 25.0");
  });

  test("a very small number is still a number", () => {
    expect(new Pen(0, 0, 100).path(`M${1e-9} 0`)).toBe("M0.0 0.0");
  });

  test("the same seed draws the same", () => {
    const [one, other] = [chance(7), chance(7)];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  });
});

describe("pictures", () => {
  test.each(GAMES)("the cover of %s is whole: no number is missing in it", (game) => {
    expect(cover(game)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("every cover is another picture", () => {
    expect(new Set(GAMES.map(cover)).size).toBe(GAMES.length);
  });

  test("colours are tokens, so that night redraws them; style attributes would break the content policy", () => {
    for (const drawing of [...GAMES.map(cover), contours(300, 200, 3)]) {
      expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b|style=/i);
    }
  });
});
