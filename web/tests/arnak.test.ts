import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { asideOf } from "../src/boards/arnak/aside";
import { pilesOf } from "../src/boards/arnak/exile";
import { lacking, parted, sideOf } from "../src/boards/arnak/facts";
import type { Outlook as ArnakOutlook, Step } from "../src/boards/arnak/outlook";
import { PICTURES, pictureOf } from "../src/boards/arnak/pictures";
import { ink } from "../src/boards/arnak/pictures/pen";
import { tabFor, tabOf, tabsOf } from "../src/boards/arnak/tabs";
import { previewOf } from "../src/boards/arnak/preview";
import { bridgesOf, standings } from "../src/boards/arnak/track";
import type { BoardTable } from "../src/boards/board";
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

describe("exile", () => {
  const open = (kind: string, id = `card-${kind}`) => ({ id, kind });
  const table = {
    say: (key: string, facts?: Record<string, unknown>) => [key, ...Object.values(facts ?? {})].join(" "),
    names: ["Ada", "Bo"],
    catalogue: new Map([
      ["parrot", { group: "items" }],
      ["sundial", { group: "artifacts" }],
    ]),
  } as unknown as BoardTable;
  const outlook = {
    players: [{ seat: 0 }, { seat: 1 }],
    exile: [open("parrot"), open("sundial")],
    exiled_basics: [{ ...open("funding_car", "seat-2-funding_car"), seat: 1 }],
  } as unknown as ArnakOutlook;

  test("artifacts, items and the basic cards of each player lie on piles of their own", () => {
    expect(pilesOf(table, outlook).map(({ name, cards }) => [name, cards.map(({ kind }) => kind)])).toEqual([
      ["board-artifacts", ["sundial"]],
      ["board-items", ["parrot"]],
      ["board-basics-of Bo", ["funding_car"]],
    ]);
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
    expect([...tabsOf(moves, guards).keys()]).toEqual(["sites", "cards"]);
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

describe("what a piece would cost and bring", () => {
  const row = (glass: number, notebook: number, price: string[]) => ({
    glass: { points: glass, icons: ["compass"] },
    notebook: { points: notebook, icons: ["draw"] },
    prices: [price],
    bridges: [[1]],
  });
  const table = {
    viewer: 0,
    catalogue: new Map<string, unknown>([
      ["bird_row_1", row(1, 0, ["jewel"])],
      ["bird_row_2", row(4, 2, ["tablet", "tablet"])],
      ["bonus_coin", { icons: ["coin"] }],
      ["guardian_1", { icons: ["coin", "ship", "arrow", "exile"], points: 5 }],
      ["idol_coin", { icons: ["coin"], points: 3 }],
    ]),
    outlook: {
      temple: "bird",
      track: [step(0, 1), step(1, 1), { ...step(2, 1), bonuses: ["bonus_coin"] }],
      lost_temple: { tiles: {} },
      players: [{ glass: 1, notebook: 0 }],
      row: [],
      sites: [
        {
          id: "site-a1",
          compasses: 3,
          guardian: { id: "guardian_1", kind: "guardian_1" },
          spaces: [{ id: "space-a1", travel: ["car"] }],
          idols: [
            { id: "idol-a1", kind: "idol_coin" },
            { id: "idol-a1-down", kind: null },
          ],
        },
      ],
    },
  } as unknown as BoardTable;

  test("a step counts what it is worth more than where the token stands, and has its bonus tile", () => {
    expect(previewOf(table, "track-2-1")).toEqual({
      price: ["tablet", "tablet"],
      way: [],
      lines: [
        { words: "board-the-glass", icons: ["compass"], points: 3 },
        { words: "board-first-there", icons: ["coin"], points: null },
      ],
    });
  });

  test("a step tells only of the token that is one row below", () => {
    expect(previewOf(table, "track-1-1")?.lines.map(({ words }) => words)).toEqual(["board-the-notebook"]);
  });

  test("a discovery costs compasses and the way, and brings both idols", () => {
    const preview = previewOf(table, "space-a1");
    expect([preview?.price, preview?.way]).toEqual([["compass", "compass", "compass"], ["car"]]);
    expect(preview?.lines.map(({ points }) => points)).toEqual([3, 3]);
  });

  test("a guardian brings points and a boon; of a card in hand nothing is told", () => {
    const lines = [{ words: "board-boon", icons: ["exile"], points: 5 }];
    expect(previewOf(table, "guardian_1")).toEqual({ price: ["coin", "ship"], way: [], lines });
    expect(previewOf(table, "seat-1-hand-hat")).toBeNull();
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
