import { describe, expect, test } from "vitest";
import { sheet } from "../src/frame/table/scoresheet";
import type { Ended } from "../src/wire";

const OUTCOME: Ended = {
  kind: "ranked",
  winners: [1],
  ranks: [2, 1],
  points: [5, 9],
  lines: [
    [["galleries", 5]],
    [
      ["galleries", 3],
      ["stones", 4],
      ["stones", 2],
    ],
  ],
  utility: [-1, 1],
};

describe("the score sheet", () => {
  test("has a row for every line of any seat, and what a seat lacks counts nothing", () => {
    expect(sheet(OUTCOME)?.rows).toEqual([
      { line: "galleries", points: [5, 3] },
      { line: "stones", points: [0, 6] },
    ]);
  });

  test("leaves out what nobody has: a kind that is not in play, or that nobody took", () => {
    const lines: Ended["lines"] = [
      [
        ["galleries", 5],
        ["relics", 0],
      ],
      [
        ["galleries", 9],
        ["relics", 0],
      ],
    ];
    expect(sheet({ ...OUTCOME, lines })?.rows.map(({ line }) => line)).toEqual(["galleries"]);
  });

  test("has one more column for a rival without a seat", () => {
    const score = sheet(OUTCOME, { points: 7, lines: [["idols", 7]] });
    expect(score?.totals).toEqual([5, 9, 7]);
    expect(score?.rows.at(-1)).toEqual({ line: "idols", points: [0, 0, 7] });
  });

  test("adds up to the totals of the game", () => {
    const score = sheet(OUTCOME);
    const columns = OUTCOME.ranks.map((_, seat) =>
      score?.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
    );
    expect(columns).toEqual(score?.totals);
  });

  test("is none for a game that counts no points", () => {
    expect(sheet({ ...OUTCOME, points: null })).toBeNull();
  });
});
