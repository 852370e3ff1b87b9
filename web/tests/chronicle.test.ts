import { describe, expect, test } from "vitest";
import {
  actionAt,
  chat,
  chronicle,
  deeds,
  folded,
  inOneBreath,
  merge,
  since,
  touched,
  turnEnds,
} from "../src/table/chronicle";
import type { Told } from "../src/wire";

const acted = (seq: number, number: number): Told => ({
  seq,
  at: 0,
  kind: "acted",
  seat: 0,
  number,
  events: [
    { event: { kind: "move" }, say: "" },
    { event: { kind: "dig" }, say: `dig ${number}` },
  ],
});
const line = (seq: number, kind: string, more: Partial<Told> = {}): Told => ({ seq, at: 0, kind, ...more });

describe("the chronicle", () => {
  test("an action reads as the sentences of its events", () => {
    expect(chronicle([acted(1, 1)])[0]?.said).toEqual(["dig 1"]);
  });

  test("what is said several times running is said once, with how often", () => {
    expect(
      folded(["Ada draws a card.", "Bo draws a card.", "Bo draws a card.", "Ada draws a card."]),
    ).toEqual(["Ada draws a card.", "Bo draws a card (×2).", "Ada draws a card."]);
  });

  test("what was taken back is gone, and that it was is told", () => {
    const told = chronicle([
      line(1, "started"),
      acted(2, 1),
      acted(3, 2),
      acted(4, 3),
      line(5, "undone", { number: 1 }),
    ]);
    expect(told.map((entry) => entry.seq)).toEqual([1, 2, 5]);
  });

  test("talk stands apart", () => {
    const lines = [acted(1, 1), line(2, "said", { text: "bonjour" })];
    expect(chronicle(lines)).toHaveLength(1);
    expect(chat(lines)).toHaveLength(1);
  });

  test("one may look back to the deal and to just after every action", () => {
    const told = chronicle([line(1, "took"), line(2, "started"), acted(3, 1)]);
    expect(told.map((entry) => entry.number)).toEqual([null, 0, 1]);
  });
});

describe("since my last action", () => {
  const by = (seq: number, seat: number): Told => ({ ...acted(seq, seq), seat });

  test("everything the others did is told, and nothing before", () => {
    const lines = [by(1, 1), by(2, 0), by(3, 1), line(4, "said"), by(5, 2), by(6, 1)];
    expect(since(lines, [0]).map(({ seq }) => seq)).toEqual([3, 5, 6]);
  });

  test("what was taken back is not told", () => {
    const lines = [by(1, 0), by(2, 1), by(3, 1), line(4, "undone", { number: 2 })];
    expect(since(lines, [0]).map(({ seq }) => seq)).toEqual([2]);
  });

  test("before my first action everything is new", () => {
    expect(since([line(1, "started"), by(2, 1)], [0]).map(({ seq }) => seq)).toEqual([2]);
  });

  test("a line says what its seat did, not what came of it for others", () => {
    const events = [
      { event: { kind: "pass", seat: 1 }, say: "Otto passes." },
      { event: { kind: "shuffle", seat: 0 }, say: "Ada shuffles." },
      { event: { kind: "round" }, say: "Round 2." },
    ];
    const passed = chronicle([{ ...by(2, 1), events }]);
    const ended = chronicle([{ ...by(3, 1), events: events.slice(1) }]);
    expect(deeds(passed)).toEqual(["Otto passes."]);
    expect(deeds(ended)).toEqual(["Ada shuffles.", "Round 2."]);
    expect(deeds([...passed, ...ended])).toEqual(["Otto passes."]);
  });

  test("a line names its seat once", () => {
    const told = [
      "Otto paie 1.",
      "Otto reçoit un assistant : Garde.",
      "La pioche est vide.",
      "Otto prend 3.",
    ];
    expect(inOneBreath("Otto", told)).toBe(
      "Otto paie 1, reçoit un assistant : Garde. La pioche est vide. Otto prend 3.",
    );
    expect(inOneBreath("Ottoline", ["Otto paie 1.", "Otto prend 3."])).toBe("Otto paie 1. Otto prend 3.");
  });

  test("the pieces an event names are marked", () => {
    const events = [
      { event: { kind: "dig", element: "site-3" }, say: "" },
      { event: { kind: "end" }, say: "" },
    ];
    expect(touched(events)).toEqual(["site-3"]);
  });

  test("a card that fills a gap is marked, a new deal for all is not", () => {
    const event = (element: string, more: object) => ({ event: { kind: "it", element, ...more }, say: "" });
    const done = [event("token-1", { seat: 2 }), event("glass", { seat: null, who: "rival" })];
    const dealt = ["a", "b", "c", "d"].map((card) => event(card, {}));
    expect(touched([...done, ...dealt.slice(0, 1)])).toEqual(["token-1", "glass", "a"]);
    expect(touched([...done, ...dealt])).toEqual(["token-1", "glass"]);
  });
});

describe("a moment one looks back to", () => {
  const by = (seq: number, seat: number): Told => ({ ...acted(seq, seq), seat });

  test("has the action that led to it and no other, and the deal has none", () => {
    const lines = [line(1, "started"), acted(2, 1), acted(3, 2)];
    expect(actionAt(lines, 2)?.seq).toBe(3);
    expect(actionAt(lines, 0)).toBeNull();
  });

  test("turns end where another seat acts, and with the game", () => {
    expect(turnEnds([by(1, 0), by(2, 0), by(3, 1), by(4, 0)])).toEqual([2, 3, 4]);
  });
});

describe("merging lines", () => {
  test("new lines follow the known ones", () => {
    expect(merge([acted(1, 1)], [acted(2, 2)]).map((told) => told.seq)).toEqual([1, 2]);
  });

  test("a line told twice is kept once", () => {
    expect(merge([acted(1, 1), acted(2, 2)], [acted(2, 2), acted(3, 3)]).map((told) => told.seq)).toEqual([
      1, 2, 3,
    ]);
  });

  test("a table told anew replaces everything", () => {
    const anew = [line(1, "started", { reason: "fr" })];
    expect(merge([line(1, "started"), acted(2, 1)], anew)).toEqual(anew);
  });
});
