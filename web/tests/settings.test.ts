import { describe, expect, test } from "vitest";
import { read } from "../src/frame/settings.svelte";

describe("what was kept on this device", () => {
  test("nothing kept means the usual: the table asks back, and makes no sound", () => {
    expect(read(null)).toMatchObject({ asks: true, sound: false, light: "auto", lang: null });
  });

  test("what was chosen is found again", () => {
    expect(read('{"lang":"en","light":"night","asks":false}')).toMatchObject({
      lang: "en",
      light: "night",
      asks: false,
    });
  });

  test.each([
    ['{"motion":false}', "off"],
    ['{"motion":true}', "brisk"],
    ['{"motion":"calm"}', "calm"],
  ])("motion of today and of former days is understood: %s", (text, motion) => {
    expect(read(text).motion).toBe(motion);
  });

  test.each(["{", "[]", '{"lang":"tlh","asks":"no","light":7,"motion":"wild"}'])(
    "what makes no sense is forgotten: %s",
    (text) => {
      expect(read(text)).toEqual(read(null));
    },
  );
});
