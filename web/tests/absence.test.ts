import { describe, expect, test } from "vitest";
import { counted, TERMS } from "../src/frame/opening/absence";

describe("how long a table waits for somebody away", () => {
  test("nobody's seat is lent unless a term is chosen", () => {
    expect(Object.keys(TERMS)[0]).toBe("never");
    expect(TERMS.never).toBe(0);
  });

  test("every term is one the server takes: five minutes to thirty days", () => {
    for (const term of Object.values(TERMS).slice(1)) {
      expect(term).toBeGreaterThanOrEqual(5 * 60_000);
      expect(term).toBeLessThanOrEqual(30 * 24 * 3_600_000);
    }
  });

  test("a term is told in the largest unit that is whole", () => {
    expect(counted(TERMS.days)).toEqual({ unit: "days", count: 3 });
    expect(counted(TERMS.hours)).toEqual({ unit: "hours", count: 3 });
    expect(counted(TERMS.minutes)).toEqual({ unit: "minutes", count: 15 });
    expect(counted(25 * 3_600_000)).toEqual({ unit: "hours", count: 25 });
  });
});
