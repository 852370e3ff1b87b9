import { describe, expect, test } from "vitest";
import type { BoardModule, BoardTable, CatalogueEntry, GameEvent } from "../src/boards/board";
import { drawingOf, faceOf, priceOf } from "../src/boards/takara/faces";
import { island, pit } from "../src/boards/takara/island";
import { motions, siteOf } from "../src/boards/takara/motions";
import { digLines, percent } from "../src/boards/takara/odds";
import { span } from "../src/boards/takara/spans";

const entry = (id: string, icons: string[]): CatalogueEntry => ({ id, name: id, text: "", icons });

describe("the face of a tile", () => {
  test("a tile of Karas shows its number", () => {
    expect(faceOf("karas_4", entry("karas_4", ["kara", "kara", "kara", "kara", "exile"]))).toMatchObject({
      icon: "kara",
      count: 4,
      wounds: false,
      hits: 0,
    });
  });

  test("a wound mark is kept apart from the experience", () => {
    expect(faceOf("xp_2_wound", undefined)).toMatchObject({ icon: "xp", count: 2, wounds: true });
  });

  test("a monster shows the hits it needs and the prize, as the catalogue tells them", () => {
    const goblin = entry("goblin_a", [
      "monster",
      "sword",
      "sword",
      "next",
      ...Array<string>(10).fill("kara"),
      "xp",
    ]);
    expect(faceOf("goblin_a", goblin)).toMatchObject({
      hits: 2,
      reward: [
        { icon: "kara", count: 10 },
        { icon: "xp", count: 1 },
      ],
    });
  });

  test("what is called like an icon is drawn by it", () => {
    expect(drawingOf("rockfall")).toBe("rockfall");
    expect(drawingOf("bat_b")).toBe("monster");
  });

  test("the price of a specialist stands at the head of its strip", () => {
    expect(priceOf(entry("miner", [...Array<string>(5).fill("kara"), "next", "pickaxe"]))).toBe(5);
  });
});

describe("chances", () => {
  test("the likeliest comes first, and several monsters are one line", () => {
    const lines = digLines({ tiles: { bat_a: 0.1, bat_b: 0.2, karas_2: 0.25, rockfall: 0.45 } });
    expect(lines.map((line) => [line.kind, Number(line.chance.toFixed(2))])).toEqual([
      ["rockfall", 0.45],
      [null, 0.3],
      ["karas_2", 0.25],
    ]);
  });

  test("a single monster keeps its name", () => {
    expect(digLines({ tiles: { drake: 1 } })[0]?.kind).toBe("drake");
  });

  test("percents are written as the language does", () => {
    expect(percent(2 / 3, "en")).toBe("67%");
    expect(percent(2 / 3, "fr")).toMatch(/^67\s%$/);
  });
});

describe("places in a stack", () => {
  test("neighbours are told as a span", () => {
    expect(span([1, 2, 3, 5])).toBe("1–3, 5");
  });

  test("nobody looked, nothing is told", () => {
    expect(span([])).toBe("");
  });
});

describe("what is seen to happen", () => {
  const table = { viewer: 0, names: ["Ada", "Bo"], say: (id: string) => id } as unknown as BoardTable;
  const shown: BoardModule["motions"] = motions;
  const steps = (event: GameEvent) => shown[event.kind]?.(event as never, table) ?? [];

  test("a gallery's events happen on its site", () => {
    expect(siteOf("gallery-3-7")).toBe("site-3");
  });

  test("my adventurer walks from where it stands; an opponent's comes out of the line in the rail", () => {
    const move = { kind: "move", from: "seat-1", to: "site-3", element: "adventurer-1-1" };
    expect(steps({ ...move, seat: 0 })).toMatchObject([{ from: "adventurer-1-1", piece: "adventurer-1-1" }]);
    expect(steps({ ...move, seat: 1, from: "seat-2" })).toEqual([
      { do: "travel", from: "seat-2", to: "site-3", seat: 1 },
    ]);
  });

  test("a tile turned up shows its face", () => {
    expect(steps({ kind: "unearth", seat: 1, element: "gallery-2-9", tile: "chest" })).toEqual([
      { do: "flip", piece: "site-2", icon: "chest", name: "chest-name" },
    ]);
  });

  test("a look whose face I am not told shows only that somebody looked", () => {
    expect(steps({ kind: "look", seat: 1, element: "gallery-2-9" })).toEqual([
      { do: "note", at: "site-2", icon: "observe", text: "Bo" },
    ]);
  });

  test("Karas come from the bank and are counted", () => {
    expect(steps({ kind: "earn", seat: 0, count: 4 }).map((step) => step.do)).toEqual(["travel", "count"]);
  });
});

describe("the island", () => {
  test("is drawn whole, in tokens", () => {
    for (const drawing of [island(), pit(65), pit(66), pit(67)]) {
      expect(drawing).not.toMatch(/NaN|undefined|style=|#[0-9a-f]{6}/i);
    }
  });
});
