import { describe, expect, test } from "vitest";
import { goodsOf, iconOf, tagOf } from "../src/boards/generic/drawing";
import { latticeOf } from "../src/boards/generic/lattice";
import type { Piece } from "../src/boards/generic/walk";

const piece = (id: string, facts: Record<string, number | boolean | string>): Piece => ({
  id,
  kind: "relic",
  facts: Object.entries(facts).map(([key, value]) => ({ key, value })),
});

describe("pieces that say where they lie", () => {
  const floors = [piece("a", { x: 0, y: 0 }), piece("b", { x: 2, y: 0 }), piece("c", { x: 1, y: 1 })];

  test("are laid out by their coordinates, the upper one between the lower ones", () => {
    const lattice = latticeOf(floors);
    const [a, b, c] = lattice?.spots ?? [];
    expect(c?.left).toBeCloseTo(((a?.left ?? 0) + (b?.left ?? 0)) / 2);
    expect(c?.top).toBeGreaterThan(a?.top ?? 1);
  });

  test("stay inside their zone", () => {
    for (const spot of latticeOf(floors)?.spots ?? []) {
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + (latticeOf(floors)?.width ?? 1)).toBeLessThanOrEqual(1);
    }
  });

  test("one without a place of its own: the zone is a plain row", () => {
    expect(latticeOf([...floors, piece("d", {})])).toBeNull();
  });
});

describe("drawings of any game", () => {
  test("a word finds its icon, in the plural and with a star too", () => {
    expect([iconOf("coins"), iconOf("statue_star"), iconOf("nonsense")]).toEqual(["coin", "statue", null]);
  });

  test("a price hangs on the card as its tag", () => {
    expect(tagOf(piece("a", { price: 0 }))).toBe(0);
    expect(tagOf(piece("a", { x: 3 }))).toBeNull();
  });

  test("what a player owns is told by icons; what has none is left out", () => {
    const owned = goodsOf([
      { key: "money", value: 2 },
      { key: "testament", value: true },
      { key: "compass", value: false },
      { key: "whim", value: 7 },
    ]);
    expect(owned).toEqual([
      { key: "money", icon: "money", count: 2 },
      { key: "testament", icon: "testament", count: null },
    ]);
  });
});
