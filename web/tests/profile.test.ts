import { describe, expect, test } from "vitest";
import { path } from "../src/frame/profile/pictures";

describe("the way of a rating", () => {
  test("goes from edge to edge, the highest at the top", () => {
    expect(path([1500, 1600, 1550], 100, 24)).toBe("M0 22L50 2L100 12");
  });
  test("is a level line where nothing changed, and nothing without a number", () => {
    expect(path([7, 7], 10, 24)).toBe("M0 22L10 22");
    expect(path([], 10, 24)).toBe("");
  });
});
