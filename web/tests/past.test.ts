import { describe, expect, test } from "vitest";
import { Past } from "../src/table/past.svelte";
import type { Position, Told } from "../src/wire";

const position = (number: number): Position => ({
  seq: number,
  number,
  viewer: 0,
  outlook: {},
  prompt: "",
  moves: [],
  undo: null,
  lesson: null,
});

/** A chronicler who answers when told to, and remembers what was asked. */
function chronicler() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  return {
    asked,
    answer: async (at: number) => {
      answers[at]?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    position: (number: number, seat: number | undefined) => {
      asked.push(`${number} from ${seat ?? "own"}`);
      return new Promise<Position>((resolve) => answers.push(() => resolve(position(number))));
    },
    log: (seat: number): Promise<Told[]> => {
      asked.push(`log of ${seat}`);
      return Promise.resolve([]);
    },
  };
}

describe("looking back", () => {
  test("shows the position of that moment, and the present again", async () => {
    const told = chronicler();
    const past = new Past(told);
    void past.look(3);
    expect(past.looking).toBe(false);
    await told.answer(0);
    expect(past.position?.number).toBe(3);
    past.now();
    expect(past.looking).toBe(false);
  });

  test("an answer that comes late does not take one back to where one was", async () => {
    const told = chronicler();
    const past = new Past(told);
    void past.look(3);
    void past.look(4);
    await told.answer(1);
    await told.answer(0);
    expect(past.position?.number).toBe(4);
  });

  test("a moment is asked for once, until it may be told differently", async () => {
    const told = chronicler();
    const past = new Past(told);
    void past.look(3);
    await told.answer(0);
    await past.look(3);
    expect(told.asked).toEqual(["3 from own"]);
    void past.forget();
    expect(told.asked).toEqual(["3 from own", "3 from own"]);
  });

  test("from another seat one reads what that seat witnessed", () => {
    const told = chronicler();
    void new Past(told).look(0, 1);
    expect(told.asked).toEqual(["log of 1", "0 from 1"]);
  });
});
