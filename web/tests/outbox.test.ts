import { describe, expect, test } from "vitest";
import { wait } from "../src/table/connection";
import { Outbox } from "../src/table/outbox";

describe("the outbox", () => {
  test("keeps an act until its own answer comes", () => {
    const outbox = new Outbox();
    outbox.put({ type: "act", client: "w", seq: 4, text: "dig 1" });
    expect(outbox.answered("w", 3)).toBeNull();
    expect(outbox.answered("other", 4)).toBeNull();
    expect(outbox.answered("w", 4)).toMatchObject({ text: "dig 1" });
    expect(outbox.waiting).toEqual([]);
  });

  test("sends acts and undos again in order, and nothing that could be done twice", () => {
    const outbox = new Outbox();
    outbox.put({ type: "act", client: "w", seq: 4, text: "dig 1" });
    outbox.put({ type: "say", client: "w", text: "hello" });
    outbox.put({ type: "undo", client: "w", seq: 5 });
    expect(outbox.again().map((sent) => sent.type)).toEqual(["act", "undo"]);
    expect(outbox.waiting).toHaveLength(2);
  });

  test("an answer to what is about no line finds it by its window", () => {
    const outbox = new Outbox();
    outbox.put({ type: "pause", client: "w" });
    expect(outbox.answered("w", 0)).toMatchObject({ type: "pause" });
  });
});

describe("coming back", () => {
  test("waits longer each time, up to a limit", () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => wait(attempt, 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 10_000]);
  });

  test("is spread, so that a restarted server is not met by all at once", () => {
    expect(wait(3, 0)).toBeLessThan(wait(3, 1));
  });
});
