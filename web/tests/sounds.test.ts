import { afterEach, describe, expect, test, vi } from "vitest";
import type { Step } from "../src/boards/board";
import { SOUNDS, sound, soundOf } from "../src/look/sounds";

describe("sounds", () => {
  test.each<[string, Step]>([
    ["die", { do: "roll", at: "die", icon: "sword", name: "" }],
    ["tile", { do: "flip", piece: "site-1" }],
    ["coin", { do: "travel", from: "bank", to: "seat-1", icon: "kara" }],
    ["coin", { do: "count", at: "seat-1", by: 2, icon: "coin" }],
    ["card", { do: "travel", from: "row", to: "seat-1", piece: "item-3" }],
    ["tile", { do: "travel", from: "forge", to: "seat-1", icon: "sword" }],
  ])("a step is heard as what it moves: %s", (sound, step) => {
    expect(soundOf(step)).toBe(sound);
  });

  test.each<Step>([
    { do: "note", at: "site-1", text: "" },
    { do: "count", at: "seat-1", by: 2, icon: "vp" },
  ])("words and points make no noise", (step) => {
    expect(soundOf(step)).toBeNull();
  });

  test("none is loud or long, and every glide is one that can be made", () => {
    for (const voice of Object.values(SOUNDS).flat()) {
      expect(voice.loud).toBeLessThanOrEqual(0.2);
      expect(voice.at + voice.lasts).toBeLessThan(1);
      expect(Math.min(voice.from, voice.to, voice.lasts)).toBeGreaterThan(0);
    }
  });
});

describe("a browser that nobody has touched", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("is silent, and what it missed is not heard when it is touched at last", async () => {
    vi.useFakeTimers();
    const started = vi.fn();
    const touched: (() => void)[] = [];
    const pitch = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const gain = { gain: { ...pitch, linearRampToValueAtTime: vi.fn() }, connect: vi.fn() };
    class Context {
      state = "suspended";
      currentTime = 0;
      createGain = () => gain;
      resume = () => new Promise<void>((done) => touched.push(done));
    }
    class Tone {
      frequency = pitch;
      connect = () => gain;
      start = started;
      stop = () => {};
    }
    vi.stubGlobal("AudioContext", Context);
    vi.stubGlobal("OscillatorNode", Tone);
    sound("coin");
    await vi.advanceTimersByTimeAsync(2000);
    sound("turn");
    for (const done of touched) done();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toHaveBeenCalledTimes(SOUNDS.turn.length);
  });
});
