import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { asideOf } from "../src/boards/arnak/aside";
import { lacking, parted, sideOf } from "../src/boards/arnak/facts";
import type { ArnakOutlook, Step } from "../src/boards/arnak/outlook";
import { PICTURES, pictureOf } from "../src/boards/arnak/pictures";
import { ink } from "../src/boards/arnak/pictures/pen";
import { tabFor, tabOf, tabsOf } from "../src/boards/arnak/tabs";
import { bridgesOf, standings } from "../src/boards/arnak/track";
import type { Move } from "../src/wire";

const move = (text: string, ...elements: string[]) => ({ text, elements, label: text }) as unknown as Move;
const step = (row: number, column: number): Step => ({
  id: `track-${row}-${column}`,
  row,
  column,
  bonuses: [],
  tokens: [],
});

describe("the research track", () => {
  const track = [step(0, 1), step(1, 1), step(1, 2), step(2, 1), step(3, 1)];
  const spots = standings(track);

  test("rows climb from the start to the temple, which stands apart", () => {
    expect(spots.map(({ step }) => step.row)).toEqual([0, 1, 1, 2]);
    const heights = [0, 1, 3].map((at) => spots[at]?.y ?? 0);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
  });

  test("the spaces of a row stand on either side of the middle", () => {
    const [left, right] = [spots[1], spots[2]];
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBe(100);
    expect(left?.x).toBeLessThan(50);
  });

  test("a bridge of the last row leads over the top, into the temple", () => {
    const links = bridgesOf(spots, (step) => (step.row === 2 ? [1] : []));
    expect(links).toHaveLength(1);
    expect(links[0]?.y).toBeLessThan(0);
  });
});

describe("tabs of a phone", () => {
  const guards = new Set(["guardian_3"]);

  test("a guardian of the island is found there, one that was won in front of oneself", () => {
    expect(tabOf("guardian_3", guards)).toBe("sites");
    expect(tabOf("guardian_4", guards)).toBeNull();
  });

  test("every board with an answer is marked", () => {
    const moves = [move("dig a1", "space-a1"), move("buy dog", "card-dog"), move("pass")];
    expect([...tabsOf(moves, guards)]).toEqual(["sites", "cards"]);
  });

  test("a board opens by itself only when no answer is on the open one or in the hand", () => {
    const research = [move("stack 1", "supply-1"), move("no")];
    expect(tabFor("sites", research, guards)).toBe("research");
    expect(tabFor("sites", [...research, move("play hat", "seat-1-hand-hat")], guards)).toBe("sites");
    expect(tabFor("cards", [move("go")], guards)).toBe("cards");
  });
});

describe("prices and strips", () => {
  const purse = { coin: 2, compass: 0, tablet: 1, arrowhead: 0, jewel: 0 };

  test("what a purse lacks is told token by token", () => {
    expect(lacking(["coin", "coin", "coin", "jewel"], purse)).toEqual(["coin", "jewel"]);
  });

  test("travel is paid with cards: no purse lacks it", () => {
    expect(lacking(["tablet", "boot", "plane"], purse)).toEqual([]);
  });

  test("a guardian's strip is parted into its price and its boon", () => {
    expect(parted(["coin", "boot", "arrow", "exile"])).toEqual({
      spent: ["coin", "boot"],
      brought: ["exile"],
    });
  });

  test("an assistant shows the half of its side", () => {
    const strip = ["silver", "coin", "gold", "coin", "coin"];
    expect(sideOf(strip, false)).toEqual(["coin"]);
    expect(sideOf(strip, true)).toEqual(["coin", "coin"]);
  });
});

describe("what a question lays out", () => {
  const outlook = (key: string, more: object = {}) =>
    ({
      prompt: { key, seat: 0 },
      players: [{ sifted: [] }],
      exile: [],
      rescue: [],
      ...more,
    }) as unknown as ArnakOutlook;

  test("exiled items that may be taken, and no others", () => {
    const exile = [
      { id: "card-hat", kind: "hat" },
      { id: "card-axe", kind: "axe" },
    ];
    const aside = asideOf(outlook("take_exiled", { exile }), 0, [move("take axe", "card-axe")]);
    expect(aside?.pieces).toEqual([{ id: "card-axe", kind: "axe" }]);
  });

  test("bonus tiles by what they are", () => {
    const aside = asideOf(outlook("temple_bonus"), 0, [move("bonus coin", "bonus-coin")]);
    expect(aside?.pieces).toEqual([{ id: "bonus-coin", kind: "bonus_coin" }]);
  });

  test("nothing for those who only look on, and nothing the boards show", () => {
    expect(asideOf(outlook("temple_bonus"), 1, [])).toBeNull();
    expect(asideOf(outlook("turn"), 0, [])).toBeNull();
  });
});

describe("the pictures of the cards", () => {
  const data = ["items", "artifacts"].map((name) =>
    readFileSync(new URL(`../../src/bivouac/games/arnak/data/${name}.py`, import.meta.url), "utf-8"),
  );
  const kinds = [...data.join("").matchAll(/Card\("([a-z_]+)"/g)].map(([, kind]) => kind ?? "");

  test("all seventy-five have one of their own", () => {
    expect(kinds).toHaveLength(75);
    expect(kinds.filter((kind) => PICTURES[kind] === undefined)).toEqual([]);
    expect(new Set(kinds.map(pictureOf)).size).toBe(75);
  });

  test("none is drawn for nothing", () => {
    const basic = ["fear", "fear_tile", "funding_car", "funding_ship", "exploration_car", "exploration_ship"];
    expect(Object.keys(PICTURES).filter((kind) => !kinds.includes(kind))).toEqual(
      expect.arrayContaining(basic),
    );
    expect(Object.keys(PICTURES)).toHaveLength(75 + basic.length);
  });

  test("a stroke is a colour and a path, circles among them", () => {
    const drawn = ink(["r O10 10 4", "-! M0 0h5"]);
    expect(drawn).toContain("M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z");
    expect(drawn).toContain('fill="none" stroke-width="2.6"');
  });

  test("every stroke names a colour that exists and begins a path", () => {
    const strokes = Object.values(PICTURES).flat();
    expect(strokes.filter((stroke) => !/^[rbglwcspouknei-]!? [MO]/.test(stroke))).toEqual([]);
  });
});
