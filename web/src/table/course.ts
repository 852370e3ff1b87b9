/** Two lines side by side: a what-if and the game it left, action by action. */

import type { Course, CourseStep } from "../wire";

export interface Pair {
  readonly number: number;
  readonly here: CourseStep | null;
  readonly there: CourseStep | null;
}

export function lines(course: Course): readonly Pair[] {
  const there = new Map(course.other.map((step) => [step.number, step]));
  const here = new Map(course.steps.map((step) => [step.number, step]));
  const numbers = [...new Set([...here.keys(), ...there.keys()])].sort((one, other) => one - other);
  return numbers.map((number) => ({
    number,
    here: here.get(number) ?? null,
    there: there.get(number) ?? null,
  }));
}
