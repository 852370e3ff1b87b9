import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bytesOf, digestOf, hexOf, sha256 } from "../src/table/sha256";

describe("SHA-256", () => {
  test("fits the published vectors", () => {
    expect(digestOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(digestOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256(new Uint8Array(32))).toBe(
      "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    );
  });

  test("is that of the platform for every length around the blocks", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  test("of a text is that of its UTF-8", () => {
    expect(digestOf("échelle")).toBe(createHash("sha256").update("échelle", "utf8").digest("hex"));
  });

  test("bytes and digits are each other's inverse", () => {
    expect(hexOf(bytesOf("00ff10"))).toBe("00ff10");
  });
});
