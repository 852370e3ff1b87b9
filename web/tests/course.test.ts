import { expect, test } from "vitest";
import { lines } from "../src/table/course";
import type { CourseStep } from "../src/wire";

const step = (number: number): CourseStep => ({
  number,
  seat: 0,
  label: `move ${number}`,
  chances: [0.5, 0.5],
});

test("two lines stand side by side by the number of the action, the longer one alone at its end", () => {
  const pairs = lines({
    begin: 3,
    steps: [step(3), step(4)],
    other: [step(3), step(4), step(5)],
    whole: true,
  });
  expect(pairs.map(({ number, here, there }) => [number, here !== null, there !== null])).toEqual([
    [3, true, true],
    [4, true, true],
    [5, false, true],
  ]);
});

test("where there is no other game there is one line", () => {
  expect(lines({ begin: 0, steps: [step(0)], other: [], whole: true })).toEqual([
    { number: 0, here: step(0), there: null },
  ]);
});
