import { beforeAll, describe, expect, test } from "vitest";
import { voices } from "../src/frame/table/entry";
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

describe("a line of the journal", () => {
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
