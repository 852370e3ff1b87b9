import { describe, expect, it } from "vitest";
import type { Tile, Token } from "../src/boards/agartha/outlook";
import { PICTURES, pictureOf } from "../src/boards/agartha/pictures";
import { bidsOn, resolving, takerOf } from "../src/boards/agartha/seen";

function token(seat: number, value: number | null, face_up = false): Token {
  return {
    id: `token-${seat}-${value}`,
    kind: value === null ? null : `token_${value}`,
    seat,
    value,
    action: null,
    face_up,
    one_of: value === null ? [1, 2, 3] : [value],
    order: 1,
  };
}

function tile(action: Token[], bid: Token[]): Tile {
  return {
    id: "tile-1",
    number: 1,
    cards: [],
    action: { id: "tile-1-action", tokens: action },
    bid: { id: "tile-1-bid", tokens: bid },
  };
}

describe("the auction of a tile", () => {
  it("adds the tokens of each seat and puts the highest first", () => {
    const bids = bidsOn(tile([], [token(0, 1, true), token(1, 3, true), token(0, 3, true)]));
    expect(bids.map(({ seat, sum }) => [seat, sum])).toEqual([
      [0, 4],
      [1, 3],
    ]);
  });

  it("tells no sum while one of the tokens is hidden", () => {
    const bids = bidsOn(tile([], [token(0, 1), token(0, null), token(1, 2)]));
    expect(bids.map(({ seat, sum }) => [seat, sum])).toEqual([
      [1, 2],
      [0, null],
    ]);
  });

  it("is told by who carried its cards away this round", () => {
    const event = (kind: string, more = {}) => ({ event: { kind, ...more }, say: "" });
    const won = (seat: number, number: number) => event("win", { seat, number });
    const story = [event("round"), won(0, 1), event("round"), won(1, 2), won(2, 3)];
    expect([1, 2, 3].map((number) => takerOf(story, number))).toEqual([null, 1, 2]);
  });

  it("is resolved from the first token that is turned up", () => {
    expect(resolving(tile([token(0, 2)], [token(1, null)]))).toBe(false);
    expect(resolving(tile([token(0, 2, true)], [token(1, null)]))).toBe(true);
  });
});

describe("pictures", () => {
  it("people are told apart by their cards, everything else by its kind", () => {
    const drawn = [1, 2, 3, 4].map((at) => pictureOf({ id: `card-${at}`, kind: "character" }));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const picture of drawn) expect(PICTURES[picture]?.figure).toBeDefined();
    expect(pictureOf({ id: "card-3", kind: "vial" })).toBe("vial");
  });

  it("every kind of card has one of its own, in colours that night redraws", () => {
    const kinds = "character forest mountain village compass amulet knife axe torch vial".split(" ");
    const named = Object.keys(PICTURES).map((name) => name.replace(/-\d+$/, ""));
    expect([...new Set(named)].toSorted()).toEqual(kinds.toSorted());
    const drawn = Object.values(PICTURES).map(({ ground, figure }) => `${ground}${figure ?? ""}`);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const picture of drawn) {
      expect(picture).not.toMatch(/NaN|undefined|#[0-9a-f]{3}/);
    }
  });
});
