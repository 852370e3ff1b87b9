import { expect, test } from "vitest";
import { stretch } from "../src/frame/strength/stretch";

test("a rating is drawn where it is, with the stretch in which it lies", () => {
  expect(stretch(1500, 100)).toEqual({ from: 36, at: 50, to: 64 });
});

test("what lies beyond the scale is drawn at its edge", () => {
  expect(stretch(2300, 350)).toEqual({ from: 57, at: 100, to: 100 });
  expect(stretch(600, 45)).toEqual({ from: 0, at: 0, to: 0 });
});
