import { describe, expect, test } from "vitest";
import { Turns } from "../src/table/turns";
import type { Told } from "../src/wire";

const acted = (number: number, seat = 0): Told => ({ seq: number, at: 0, kind: "acted", seat, number });
const undone = (number: number): Told => ({ seq: 99, at: 0, kind: "undone", seat: 0, number });

function played(...texts: string[]): Turns {
  const turns = new Turns();
  texts.forEach((text, at) => {
    turns.sent(text);
    turns.heard([acted(at + 1)], [0]);
  });
  return turns;
}

describe("playing again", () => {
  test("what was taken back may be played again, the first one first", () => {
    const turns = played("den", "buy");
    expect(turns.heard([undone(0)], [0])).toEqual(["buy", "den"]);
    turns.sent("den");
    expect(turns.heard([acted(1)], [0])).toEqual(["buy"]);
  });

  test("another move begins another story", () => {
    const turns = played("den");
    turns.heard([undone(0)], [0]);
    turns.sent("dig 1");
    expect(turns.heard([acted(1)], [0])).toEqual([]);
  });

  test("once others have acted nothing is played again", () => {
    const turns = played("den", "buy");
    turns.heard([undone(1)], [0]);
    expect(turns.heard([acted(2, 1)], [0])).toEqual([]);
  });

  test("only what came after the moment one went back to is offered", () => {
    expect(played("den", "buy", "rest").heard([undone(2)], [0])).toEqual(["rest"]);
  });
});
