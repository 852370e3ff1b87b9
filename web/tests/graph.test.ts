import { expect, test } from "vitest";
import { moment, path } from "../src/table/graph";

test("a certain win is at the top, and the end of the game on the right", () => {
  expect(path([0.5, 0.25, 1])).toBe("M0 50L50 75L100 0");
});

test("a game without an action is a point", () => {
  expect(path([0.5])).toBe("M0 50");
});

test("the nearest moment is meant, and none beyond the game", () => {
  expect(moment(0.49, 10)).toBe(5);
  expect(moment(-0.2, 10)).toBe(0);
  expect(moment(1.3, 10)).toBe(10);
});
