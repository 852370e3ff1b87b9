import { describe, expect, test } from "vitest";
import { inBase64, told } from "../src/frame/push";

describe("a browser that wants to be told", () => {
  const keys: Record<string, ArrayBuffer> = {
    p256dh: new Uint8Array([251, 255, 254]).buffer,
    auth: new Uint8Array([0]).buffer,
  };
  const made = (known: Record<string, ArrayBuffer>) => ({
    endpoint: "https://push.example/1",
    getKey: (name: PushEncryptionKeyName) => known[name] ?? null,
  });

  test("writes its keys as addresses have them", () => {
    expect(inBase64(keys["p256dh"] as ArrayBuffer)).toBe("-__-");
    expect(told(made(keys))).toEqual({ endpoint: "https://push.example/1", key: "-__-", auth: "AA" });
  });

  test("is no use without its keys", () => {
    expect(told(made({}))).toBeNull();
  });
});
