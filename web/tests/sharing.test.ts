import { describe, expect, test } from "vitest";
import { shared } from "../src/table/sharing";

const told = () => ({
  round: 1,
  sites: [
    { id: "a", pawns: [1] },
    { id: "b", pawns: [] as number[] },
  ],
  deck: null,
});

describe("sharing", () => {
  test("what is told again is the object it was", () => {
    const known = told();
    expect(shared(known, told())).toBe(known);
  });

  test("only what changed, and what holds it, is new", () => {
    const known = told();
    const now = told();
    now.sites[1]?.pawns.push(2);
    const seen = shared(known, now);
    expect(seen).toEqual(now);
    expect(seen).not.toBe(known);
    expect(seen.sites).not.toBe(known.sites);
    expect(seen.sites[0]).toBe(known.sites[0]);
    expect(seen.sites[1]).not.toBe(known.sites[1]);
  });

  test("a list that grew, shrank or became something else is new", () => {
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared([1], [1, 2])).toEqual([1, 2]);
    expect(shared([], {})).toEqual({});
    expect(shared({ a: 1 }, null)).toBeNull();
    expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  });
});
