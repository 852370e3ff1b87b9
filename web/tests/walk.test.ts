import { describe, expect, test } from "vitest";
import type { Outlook } from "../src/boards/board";
import { idsOf, plain, walk } from "../src/boards/generic/walk";

const OUTLOOK: Outlook = {
  game: "camp",
  seats: 2,
  viewer: 0,
  actors: [0],
  round: 1,
  moves: 0,
  outcome: null,
  phase: "play",
  prompt: { key: "play", seat: 0, elements: [] },
  players: [
    {
      id: "seat-1",
      seat: 0,
      coins: 3,
      hand: [
        { id: "card-1", kind: "rope" },
        { id: "card-2", kind: null },
      ],
    },
    { id: "seat-2", seat: 1, coins: 1, hand: [] },
  ],
  deck: { id: "deck", count: 12 },
  sites: [{ id: "site-1", tiles: [{ id: "tile-1", kind: null, depth: "deep" }] }],
  weather: "rain",
};

describe("the generic table", () => {
  const { table, players, others } = walk(OUTLOOK, ["card-1", "harbour", "harbour"]);

  test("finds every piece by its id, wherever it lies", () => {
    expect([table, ...players].flatMap(idsOf).sort()).toEqual(
      ["card-1", "card-2", "deck", "seat-1", "seat-2", "site-1", "tile-1"].sort(),
    );
  });

  test("a thing that holds others is a place, one that holds nothing a piece", () => {
    const site = table.zones.find((zone) => zone.id === "site-1");
    expect(site === undefined ? [] : idsOf(site)).toEqual(["site-1", "tile-1"]);
    expect(table.pieces.map((piece) => piece.id)).toEqual(["deck"]);
  });

  test("what a piece is besides its id and kind is kept as facts", () => {
    expect(table.pieces[0]?.facts).toEqual([{ key: "count", value: 12 }]);
    expect(table.facts).toEqual([{ key: "weather", value: "rain" }]);
    expect(players[0]?.facts).toEqual([{ key: "coins", value: 3 }]);
  });

  test("a face that is hidden stays null, one that has no kind undefined", () => {
    expect(players[0]?.zones[0]?.pieces.map((piece) => piece.kind)).toEqual(["rope", null]);
    expect(table.pieces[0]?.kind).toBeUndefined();
  });

  test("places that only moves speak of can still be clicked, each once", () => {
    expect(others.map((piece) => piece.id)).toEqual(["harbour"]);
  });

  test("a key that nobody translated is readable", () => {
    expect(plain("face_up")).toBe("Face up");
  });
});
