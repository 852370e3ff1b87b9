import { describe, expect, test } from "vitest";
import { Lamp } from "../src/table/lamp.svelte";
import type { Advice, Move } from "../src/wire";

const move = (text: string): Move => ({ text, label: text, elements: [], final: false });
const advice = (...texts: string[]): Advice => ({
  type: "advice",
  client: "tab",
  seq: 4,
  judge: "estimate",
  worlds: 4,
  tips: texts.map((text) => ({ text, chance: 0.5, error: 0.1, lead: 1, why: "because" })),
  last: false,
});

describe("the lamp", () => {
  test("is lit and put out by its reader, and the house is told of both", () => {
    const sent: boolean[] = [];
    const lamp = new Lamp((on) => sent.push(on));
    lamp.light();
    expect(lamp.lit).toBe(true);
    lamp.dim();
    lamp.dim();
    expect([lamp.lit, sent]).toEqual([false, [true, false]]);
  });

  test("shows what is said while it is lit, and only moves that can be made", () => {
    const lamp = new Lamp(() => undefined);
    expect(lamp.hear(advice("dig 1"))).toBe(false);
    expect(lamp.hints([move("dig 1")])).toEqual([]);
    lamp.light();
    expect(lamp.hear(advice("dig 1", "dig 2"))).toBe(true);
    expect(lamp.hear(advice("dig 2", "dig 1"))).toBe(false);
    expect(lamp.hints([move("dig 1"), move("rest")]).map((hint) => hint.move.text)).toEqual(["dig 1"]);
  });

  test("goes out with the position it was about", () => {
    const lamp = new Lamp(() => undefined);
    lamp.light();
    lamp.hear(advice("dig 1"));
    lamp.goOut();
    expect([lamp.lit, lamp.advice]).toEqual([false, null]);
  });
});
