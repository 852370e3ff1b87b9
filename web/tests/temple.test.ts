import { describe, expect, test } from "vitest";
import { faceOf } from "../src/boards/temple/faces";
import { oddsLines } from "../src/boards/temple/odds";
import type { Owned, Standing } from "../src/boards/temple/outlook";
import { above, hooksOf } from "../src/boards/temple/pyramid";
import { setsOf } from "../src/boards/temple/sets";

const card = (id: string, floor: number, x: number, y: number): Standing => ({
  id,
  floor,
  x,
  y,
  kind: "statue",
  star: false,
  cell: id,
  face_up: true,
  covers: 0,
  price: 0,
  payable: true,
  seen_by: [],
});
const owned = (id: string, kind: string, flipped = false): Owned => ({
  id,
  kind,
  star: false,
  flipped,
  group: null,
});

describe("the pyramid", () => {
  const ground = card("a1", 1, 2, 2);
  const [before, behind, top] = [card("d1", 2, 1, 1), card("d2", 2, 5, 1), card("f1", 3, 2, 2)];
  const all = [ground, before, behind, top];

  test("a card is covered by all that stand over part of it, the one exactly above it too", () => {
    expect(above(ground, all).map((over) => over.id)).toEqual(["d1", "f1"]);
  });

  test("nothing covers the top", () => {
    expect(above(top, all)).toEqual([]);
  });

  test("the price hangs on a corner that nothing covers", () => {
    expect(hooksOf([ground]).get("a1")).toEqual([1, -1]);
    expect(hooksOf([ground, card("d3", 2, 3, 1)]).get("a1")).toEqual([1, 1]);
  });

  test("no price hangs over another where a second corner is free", () => {
    const [left, right] = [card("b2", 1, 2, 2), card("b3", 1, 4, 2)];
    const hooks = hooksOf([left, right, card("d2", 2, 3, 1), card("d3", 2, 5, 1), card("e3", 2, 5, 3)]);
    expect(hooks.get("b2")).not.toEqual([1, 1]);
    expect(hooks.get("b3")).toEqual([-1, 1]);
  });
});

describe("faces", () => {
  test("a star does not change the drawing", () => {
    expect(faceOf("relic_star")).toEqual(faceOf("relic"));
  });

  test("plates bear their letter, treasures their points or their bonus", () => {
    expect(faceOf("plate_b_star").mark).toBe("B");
    expect(faceOf("treasure_4_star")).toMatchObject({ icon: "treasure", mark: "4" });
    expect(faceOf("treasure_money_3")).toMatchObject({ icon: "money", mark: "3" });
  });
});

describe("a tableau", () => {
  test("like cards stand together, plates of all letters are one set, flipped cards lie apart", () => {
    const sets = setsOf([
      owned("1", "plate_a"),
      owned("2", "statue", true),
      owned("3", "plate_c_star"),
      owned("4", "statue"),
    ]);
    expect(sets.map((set) => set.cards.map((one) => one.id))).toEqual([["1", "3"], ["4"], ["2"]]);
  });
});

describe("chances of a hidden card", () => {
  test("are told by deck, the likeliest first", () => {
    const lines = oddsLines({ vampire: 0.2, mummy_star: 0.2, treasure_3: 0.35, curse_toll: 0.25 });
    expect(lines.map((line) => line.name)).toEqual(["monsters", "treasures", "curses"]);
    expect(lines.reduce((sum, line) => sum + line.chance, 0)).toBeCloseTo(1);
  });
});
