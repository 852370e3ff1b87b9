import { describe, expect, test } from "vitest";
import { atOnce, isHere, linkOf, usualBot } from "../src/frame/opening/opening";
import { chosen, inheritance, meant, toggled, type Option } from "../src/frame/opening/options";
import type { GameCard } from "../src/wire";

const card = (
  seats: [number, number],
  bots = ["beginner", "casual", "club", "expert", "master"],
  cooperative = false,
): GameCard => ({
  name: "camp",
  rules: "1",
  titles: {},
  blurbs: {},
  seats,
  minutes: 30,
  cooperative,
  options: [],
  bots,
  levels: {},
  lesson: false,
});

describe("playing at once", () => {
  test("a game for two to four is opened with one bot", () => {
    expect(atOnce(card([2, 4]))).toEqual([{ kind: "human" }, { kind: "bot", bot: "club" }]);
  });

  test("an expedition that all go on together is opened alone, a contest never", () => {
    expect(atOnce(card([1, 4], ["club"], true))).toEqual([{ kind: "human" }]);
    expect(atOnce(card([1, 4]))).toEqual([{ kind: "human" }, { kind: "bot", bot: "club" }]);
  });

  test("a game for three at least gets two bots", () => {
    expect(atOnce(card([3, 4]))).toHaveLength(3);
  });

  test("a house without the usual bot offers its strongest", () => {
    expect(usualBot(card([2, 4], ["random", "greedy"]))).toBe("greedy");
  });
});

describe("options", () => {
  const list: Option = { key: "packs", type: "list", choices: ["a", "b", "c"], default: ["a"], title: {} };
  const flag: Option = { key: "strict", type: "bool", choices: [false, true], default: false, title: {} };

  test("only what differs from the usual is sent", () => {
    expect(chosen([list, flag], { packs: ["a"], strict: true })).toEqual({ strict: true });
  });

  test("what changes nothing at so many seats is not offered there", () => {
    const solo: Option = { ...flag, key: "rival", seats: [1] };
    expect(meant([flag, solo], 1, {})).toEqual([flag, solo]);
    expect(meant([flag, solo], 2, {})).toEqual([flag]);
  });

  test("of choices that hang on another option only those are offered, and sent, that mean something", () => {
    const land: Option = {
      key: "land",
      type: "choice",
      choices: ["hill", "lake"],
      default: "hill",
      title: {},
    };
    const among = { key: "land", choices: { hill: ["a"], lake: ["b", "c"] } };
    const hanging: Option = { ...list, default: [], among };
    expect(meant([land, hanging], 1, {})[1]?.choices).toEqual(["a"]);
    const values = { land: "lake", packs: ["a", "c"] };
    const left = meant([land, hanging], 1, values);
    expect(left[1]?.choices).toEqual(["b", "c"]);
    expect(chosen(left, values)).toEqual({ land: "lake", packs: ["c"] });
    expect(chosen(left, { land: "lake", packs: ["a"] })).toEqual({ land: "lake" });
  });

  test("what earlier games left is offered where it means something", () => {
    const heirloom: Option = { ...list, key: "left", default: [], inherited: true };
    expect(inheritance([flag, heirloom], ["c", "a", "z"])?.entries).toEqual(["c", "a"]);
    expect(inheritance([flag, heirloom], ["z"])).toBeNull();
    expect(inheritance([flag, list], ["a"])).toBeNull();
  });

  test("an entry of a list is put in and out, and the order stays that of the game", () => {
    expect(toggled(list, ["c"], "a")).toEqual(["a", "c"]);
    expect(toggled(list, ["a", "c"], "a")).toEqual(["c"]);
  });

  test("an entry of a list whose order counts is put in last", () => {
    expect(toggled({ ...list, ordered: true }, ["c"], "a")).toEqual(["c", "a"]);
    expect(toggled({ ...list, ordered: true }, ["c", "a"], "c")).toEqual(["a"]);
  });

  test("a list whose order counts has one entry a seat, and no more is sent", () => {
    const ordered: Option = { ...list, default: [], ordered: true };
    const [alone] = meant([ordered], 1, {});
    expect(alone?.most).toBe(1);
    expect(chosen(meant([ordered], 2, {}), { packs: ["c", "a"] })).toEqual({ packs: ["c", "a"] });
    expect(chosen(meant([ordered], 1, {}), { packs: ["c", "a"] })).toEqual({ packs: ["c"] });
  });
});

describe("the link for friends", () => {
  test("carries the invitation where the server never sees it", () => {
    Object.assign(globalThis, { location: { origin: "http://camp" } });
    expect(linkOf("abc", "k=1")).toBe("http://camp/t/abc#key=k%3D1");
    expect(linkOf("abc", null)).toBe("http://camp/t/abc");
    expect(linkOf("abc", null, "http://192.168.1.7:8000/")).toBe("http://192.168.1.7:8000/t/abc");
  });

  test.each([
    ["127.0.0.1", true],
    ["localhost", true],
    ["[::1]", true],
    ["192.168.1.7", false],
    ["camp.example", false],
  ])("a name that means another machine to friends is known: %s", (name, here) => {
    expect(isHere(name)).toBe(here);
  });
});
