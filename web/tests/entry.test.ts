import { beforeAll, describe, expect, test } from "vitest";
import { Journal, voices } from "../src/frame/table/entry";
import { chronicle } from "../src/table/chronicle";
import type { Told } from "../src/wire";
import inEnglish from "../src/words/table.en.ftl?raw";
import inFrench from "../src/words/table.fr.ftl?raw";
import { learn, spoken } from "../src/words/words.svelte";

beforeAll(() => {
  learn({ en: inEnglish, fr: inFrench });
  spoken.lang = "en";
});

const acted = (events: Told["events"]): Told => ({
  seq: 1,
  at: 0,
  kind: "acted",
  seat: 0,
  number: 1,
  events,
});
const told = (lines: Told) => chronicle([lines]).flatMap((entry) => voices(entry, ["Ada"]));

describe("the journal", () => {
  const line = (seq: number): Told => ({ ...acted([{ event: { kind: "dig" }, say: `dig ${seq}` }]), seq });

  test("keeps the lines that are known when more are told, and reads all again in another language", () => {
    const journal = new Journal();
    const [first, second] = [line(1), line(2)];
    const before = journal.lines(chronicle([first]), ["Ada"]);
    const after = journal.lines(chronicle([first, second]), ["Ada"]);
    expect(after.map(({ text }) => text)).toEqual(["dig 1", "dig 2"]);
    expect(after[0]).toBe(before[0]);
    expect(journal.lines(chronicle([first]), ["Bo"])[0]).not.toBe(before[0]);
    spoken.lang = "fr";
    expect(journal.lines(chronicle([first]), ["Bo"])[0]).not.toBe(before[0]);
    spoken.lang = "en";
  });

  test("leaves out what only tells whose turn it is, but not a card that is turned", () => {
    const journal = new Journal();
    const turn = { event: { kind: "turn", seat: 1, round: 2 }, say: "Bo plays." };
    const card = { event: { kind: "turn", element: "card-1" }, say: "A card is turned." };
    const lines = [acted([turn]), { ...acted([card]), seq: 2 }, { ...acted([card, turn]), seq: 3 }];
    expect(journal.lines(chronicle(lines), ["Ada", "Bo"]).map(({ text }) => text)).toEqual([
      "A card is turned.",
      "A card is turned. Bo plays.",
    ]);
  });

  test("leaves out what has no words", () => {
    expect(new Journal().lines(chronicle([{ seq: 1, at: 0, kind: "pledged" }]), ["Ada"])).toEqual([]);
  });
});

describe("a line of the journal", () => {
  test("of the deal keeps the opening that is read aloud, and who begins", () => {
    const events = [
      { event: { kind: "introduction" }, say: "It was in a station buffet." },
      { event: { kind: "clue" }, say: "A letter." },
      { event: { kind: "shuffle" }, say: "The deck is shuffled." },
      { event: { kind: "start" }, say: "It begins here." },
    ];
    const started: Told = { seq: 1, at: 0, kind: "started", events };
    expect(told(started)[0]?.text).toMatch(/It was in a station buffet\. A letter\. It begins here\.$/);
  });

  test("tells of a vacation, and of who is back before its end", () => {
    const away: Told = { seq: 1, at: 5_000, kind: "away", seat: 0, begins: 5_200, ends: 864_005_200 };
    expect(told(away)[0]?.text).toBe("Ada is on vacation until January 11; the clock stands still.");
    expect(told({ ...away, at: 9_000, ends: 9_400 })[0]?.text).toBe("Ada is back from vacation.");
  });

  test("tells what a seat did in one breath", () => {
    const events = [
      { event: { kind: "dig", seat: 0 }, say: "Ada digs." },
      { event: { kind: "gain", seat: 0 }, say: "Ada finds a coin." },
    ];
    expect(told(acted(events))).toEqual([{ text: "Ada digs. Ada finds a coin.", rival: false }]);
  });

  test("gives a rival without a seat a line of its own", () => {
    const events = [
      { event: { kind: "pass", seat: 0 }, say: "Ada ends her turn." },
      { event: { kind: "deed", seat: null, who: "rival" }, say: "The rival turns a tile." },
      { event: { kind: "idol", seat: null, who: "rival" }, say: "It takes an idol." },
    ];
    expect(told(acted(events))).toEqual([
      { text: "Ada ends her turn.", rival: false },
      { text: "The rival turns a tile. It takes an idol.", rival: true },
    ]);
  });
});
