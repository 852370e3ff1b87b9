import { describe, expect, test } from "vitest";
import { sealOf, verdict } from "../src/table/seal";

const SEED = "00".repeat(32);
// SHA-256 of 32 zero bytes, a published test vector.
const SEAL = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

describe("the seal", () => {
  test("is SHA-256 of the seed's bytes", async () => {
    expect(await sealOf(SEED)).toBe(SEAL);
  });

  test("holds when seed, table and memory agree", async () => {
    expect(await verdict(SEED, SEAL, SEAL)).toBe("sealed");
    expect(await verdict(SEED, SEAL, null)).toBe("sealed");
  });

  test("is broken by another seed, and by a seal that was changed during the game", async () => {
    expect(await verdict("11".repeat(32), SEAL, SEAL)).toBe("broken");
    expect(await verdict(SEED, SEAL, "f".repeat(64))).toBe("broken");
  });

  test("says nothing about a table that made no promise", async () => {
    expect(await verdict("42", "", null)).toBe("unknown");
  });
});
