import { describe, expect, test } from "vitest";
import type { CatalogueEntry } from "../src/boards/board";
import { answersOf } from "../src/boards/continent/answers";
import { barsOf } from "../src/boards/continent/bars";
import { type Card, offersOn, pieceOf, shelf } from "../src/boards/continent/cards";
import type { BoardTable, Odds } from "../src/boards/board";
import { type Frame, heightOf, path, percent, plot, riskOf } from "../src/boards/continent/odds";
import type { Outlook as ContinentOutlook, Helped, Offer, Running } from "../src/boards/continent/outlook";
import { readOf } from "../src/boards/continent/reading";
import { sheetFor } from "../src/boards/continent/sheets";
import { storyOf } from "../src/boards/continent/story";
import { plain, tale } from "../src/boards/continent/tale";
import { tellings } from "../src/boards/continent/tellings";
import { PLACES } from "../src/boards/continent/places";
import { obstacleOf, terrainOf } from "../src/boards/continent/terrain";
import { LARGEST, SIDE, around, fit, kept, partOf, reveal, zoomAt } from "../src/boards/continent/view";
import { asPriced, evident, hasArrived, onward, walkTo } from "../src/boards/continent/walking";
import { PLATES, crossing, spots, terrain } from "../src/scenes/terrains";
import { latest } from "../src/table/chronicle";
import type { Move } from "../src/wire";

const WINDOW = { width: 560, height: 500 };
const move = (text: string, ...elements: string[]): Move => ({ text, label: text, elements, final: false });
const line = (cards: number, success: number): Helped => {
  const plain = { cards, success, failure: 0, defeat: 0, left: 9 };
  return { ...plain, helped: plain };
};

function card(more: Partial<Card>): Card {
  return {
    id: "demo/014",
    name: "",
    text: "",
    icons: [],
    group: "terrain",
    pack: "demo",
    number: "014",
    gold: false,
    back: "",
    front: "",
    known: "",
    copies: ["demo/014"],
    zone: 1,
    region: "",
    resources: [],
    harsh: false,
    hidden: [],
    pips: 0,
    strip: [0, "", 0],
    helps: [],
    attempts: [],
    ...more,
  };
}

function outlook(more: Partial<ContinentOutlook> = {}): ContinentOutlook {
  const cell = (id: string, held: string | null, figures: number[] = []) => ({
    id,
    card: held,
    kind: held === null ? null : "demo/010",
    attached: [],
    figures,
  });
  return {
    board: [cell("cell-b4", "card-1", [0]), cell("cell-b3", null)],
    players: [{ cell: "cell-b4", hand: { cards: [{ id: "card-9", kind: "demo/x" }] }, items: [null] }],
    satchel: [],
    reading: [],
    past: [],
    discard: { cards: [] },
    action: null,
    offers: [
      { action: "act 1", card: "card-1", cell: null },
      { action: "act 2", card: null, cell: "cell-b3" },
      { action: "act 3", card: "card-9", cell: null },
    ],
    ...more,
  } as unknown as ContinentOutlook;
}

describe("the window on the land", () => {
  test("shows the whole of it, in the middle and not too large", () => {
    const land = around([
      { x: 1, y: 2 },
      { x: 3, y: 5 },
    ]);
    const view = fit(land, WINDOW);
    expect((land.x + land.width / 2) * view.scale + view.x).toBeCloseTo(WINDOW.width / 2);
    expect(land.height * view.scale).toBeLessThan(WINDOW.height);
    expect(fit(partOf(0, 0), WINDOW).scale).toBeLessThan(LARGEST);
  });

  test("comes nearer round the point under the finger, up to a limit", () => {
    const at = { x: 100, y: 80 };
    const view = zoomAt({ x: 10, y: 20, scale: 1 }, 1.5, at);
    expect((at.x - view.x) / view.scale).toBeCloseTo(90);
    expect((at.y - view.y) / view.scale).toBeCloseTo(60);
    expect(zoomAt(view, 100, at).scale).toBe(LARGEST);
  });

  test("never loses the land altogether", () => {
    const land = around([{ x: 0, y: 0 }]);
    const lost = kept({ x: 5000, y: -5000, scale: 1 }, land, WINDOW);
    expect(lost.x).toBe(WINDOW.width - SIDE / 2);
    expect(lost.y).toBe(SIDE / 2 - SIDE);
  });

  test("moves no farther than a place needs to be seen", () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(reveal(view, partOf(1, 1), WINDOW)).toEqual(view);
    expect(reveal(view, partOf(5, 0), WINDOW).x).toBeLessThan(0);
  });
});

describe("the curve", () => {
  const frame: Frame = { width: 330, height: 150, left: 44, right: 22, top: 14, bottom: 24 };

  test("stands its points evenly, the surest on top", () => {
    const points = plot([line(2, 0.5), line(3, 0.75), line(4, 1)], frame);
    expect(points.map(({ x }) => x)).toEqual([44, 176, 308]);
    expect(points.at(-1)?.y).toBe(frame.top);
    expect(heightOf(0, frame)).toBe(frame.height - frame.bottom);
    expect(path(points)).toMatch(/^M44\.0 .*L176\.0 .*L308\.0 14\.0$/);
  });

  test("alone, a point stands in the middle", () => {
    expect(plot([line(2, 1)], frame)[0]?.x).toBe(176);
  });

  test("nothing is called certain that is not", () => {
    expect(percent(0.999, "en")).toBe("99%");
    expect(percent(0.001, "en")).toBe("1%");
    expect(percent(1, "fr")).toBe("100\u202f%");
    expect(percent(0, "en")).toBe("0%");
  });
});

describe("the risk of an answer", () => {
  const table = (odds: Odds | null, live = true) => ({ live, odds: () => odds }) as unknown as BoardTable;

  test("is that of a loss, told while the deck is short", () => {
    expect(riskOf(table({ cards: 6, defeat: 0.5, left: 0 }), 0, "camp")).toBe(0.5);
    expect(riskOf(table({ cards: 6, defeat: 0.5, left: 0 }), 12, "camp")).toBe(0);
    expect(riskOf(table({ cards: 6, defeat: 0.5, left: 0 }, false), 0, "camp")).toBe(0);
    expect(riskOf(table(null), 0, "number")).toBe(0);
  });

  test("of a draw is told where its chances are", () => {
    expect(riskOf(table({ cards: 2, success: 0.5, defeat: 0.5 }), 0, "act 1")).toBe(0);
  });
});

describe("the answers", () => {
  test("what goes on stands apart, and so does what one may always do", () => {
    const found = answersOf([move("use 1"), move("done"), move("draw"), move("abandon 1")], "drawing");
    expect(found.main?.text).toBe("done");
    expect(found.draw?.text).toBe("draw");
    expect(found.rows.map(({ text }) => text)).toEqual(["use 1"]);
    expect(found.besides.map(({ text }) => text)).toEqual(["abandon 1"]);
  });

  test("who is against a proposal says so beside who is for it", () => {
    const found = answersOf([move("agree"), move("decline"), move("abandon 1")], "proposed");
    expect(found.main?.text).toBe("agree");
    expect(found.against?.text).toBe("decline");
    expect(found.rows).toEqual([]);
    expect(answersOf([move("use 1"), move("done")], "items").against).toBeNull();
  });

  test("numbers are keys only where digits are asked for", () => {
    expect(answersOf([move("say 0"), move("say 1")], "digits").digits).toHaveLength(2);
    expect(answersOf([move("say 0"), move("say 1")], "trade").rows).toHaveLength(2);
  });

  test("the land is asked on the land, and on a phone it is on top then", () => {
    expect(sheetFor("idle", false)).toBe("land");
    expect(sheetFor("aim", true)).toBe("land");
    expect(sheetFor("aim", false)).toBe("action");
    expect(sheetFor("drawing", true)).toBe("action");
  });

  test("how it begins and how it ends is read first on a phone", () => {
    expect(sheetFor("idle", true, 0)).toBe("card");
    expect(sheetFor("over", true)).toBe("card");
    expect(sheetFor("idle", true, 3)).toBe("land");
    expect(sheetFor("idle", false, 0)).toBe("land");
  });
});

describe("a walk to the land that was clicked", () => {
  const offers = [
    { action: "act 1", printed: [2, 0], reaches: ["cell-b3", "cell-c3"] },
    { action: "act 2", printed: [1, 0], reaches: ["cell-b3"] },
    { action: "act 3", printed: [0, 0], reaches: [] },
  ] as unknown as Offer[];
  const seen = outlook({ offers });
  const moves = [move("act 1"), move("act 2"), move("act 3")];

  test("is the cheapest that leads there, of those one may begin", () => {
    expect(walkTo(seen, moves, "cell-b3")?.action).toBe("act 2");
    expect(walkTo(seen, moves.slice(0, 1), "cell-b3")?.action).toBe("act 1");
    expect(walkTo(seen, moves, "cell-d9")).toBeNull();
    expect(walkTo(seen, [], "cell-b3")).toBeNull();
  });

  test("is answered by itself when the game asks where to, and only then", () => {
    const aims = [move("to b3", "cell-b3"), move("to c3", "cell-c3")];
    const bound = { cell: "cell-c3", more: false, since: 4 };
    expect(onward("aim", aims, bound)?.text).toBe("to c3");
    expect(onward("gather", aims, bound)).toBeNull();
    expect(onward("aim", aims, null)).toBeNull();
    expect(hasArrived({ phase: "idle", moves: 4 }, bound)).toBe(false);
    expect(hasArrived({ phase: "idle", moves: 6 }, bound)).toBe(true);
  });
});

describe("an action in which nothing has to be won", () => {
  const answers = [move("draw"), move("done")];
  const drawing = (need: number, forced = false) => ({
    phase: "drawing",
    action: { need, forced } as unknown as Running,
  });
  const bound = (more: boolean) => ({ cell: null, more, since: 4 });

  test("draws no card beyond its price, unless that was asked for", () => {
    expect(asPriced(drawing(0), answers, null)?.text).toBe("done");
    expect(asPriced(drawing(0), answers, bound(false))?.text).toBe("done");
    expect(asPriced(drawing(0), answers, bound(true))).toBeNull();
  });

  test("is asked about when something has to be won, or nobody has begun it", () => {
    expect(asPriced(drawing(1), answers, null)).toBeNull();
    expect(asPriced(drawing(0, true), answers, null)).toBeNull();
    expect(asPriced({ phase: "items", action: drawing(0).action }, answers, null)).toBeNull();
  });
});

describe("a question to which one answer makes sense", () => {
  const answers = [move("apply 1"), move("done")];
  const asked = (evident?: string) => ({ prompt: { key: "cost", seat: 0, elements: [], evident } });

  test("is answered as the house says", () => {
    expect(evident(asked("apply 1"), answers)?.text).toBe("apply 1");
  });

  test("is left alone where the house says nothing, or where one may not answer", () => {
    expect(evident(asked(), answers)).toBeNull();
    expect(evident(asked("done"), [])).toBeNull();
  });
});

describe("the journal of the voyage", () => {
  const told = [
    { event: { kind: "introduction" }, say: "It was in a station buffet." },
    { event: { kind: "start", card: "demo/010" }, say: "It begins here: the beach." },
    { event: { kind: "draw" }, say: "Somebody draws 2 cards." },
    { event: { kind: "success", card: "demo/010" }, say: "Success: 2★ of 1. The drawer gives way." },
    { event: { kind: "failure", card: "demo/010" }, say: "Failure: 0★ of 1." },
    { event: { kind: "take", card: "demo/020" }, say: "Ada takes card 020: The Hills. They hum." },
    { event: { kind: "camp" }, say: "A night." },
    { event: { kind: "take", card: "demo/020" }, say: "Bo takes card 020: The Hills. They hum." },
    { event: { kind: "camp" }, say: "A night." },
    { event: { kind: "end" }, say: "The expedition has won." },
  ];
  const cards: Record<string, { group: string; region: string; name: string }> = {
    "demo/010": { group: "terrain", region: "the Margin", name: "the beach" },
    "demo/020": { group: "terrain", region: "the Lullabies", name: "The Hills" },
  };
  const chapters = tale(told, (kind) => cards[kind]);

  test("tells what was read aloud, region by region, once, and no counting", () => {
    expect(chapters).toEqual([
      { title: "", paragraphs: ["It was in a station buffet."] },
      { title: "the Margin", paragraphs: ["It begins here: the beach.", "The drawer gives way."] },
      {
        title: "the Lullabies",
        paragraphs: ["The Hills. They hum.", "A night.", "A night.", "The expedition has won."],
      },
    ]);
  });

  test("can be sent as plain text", () => {
    expect(plain("Journal", chapters)).toMatch(/^Journal\n\nIt was .*\n\nTHE MARGIN\n\nIt begins/);
  });
});

describe("an offer that is barred", () => {
  const offer = (barred: string | null): Offer => ({
    action: "act 1",
    seat: 0,
    cell: null,
    barred,
    icon: "climb",
    card: "card-1",
    kind: "demo/010",
    place: 0,
    printed: [2, 1],
    reaches: [],
  });

  test("says its reason, and what the card asks for beside it", () => {
    expect(barsOf(offer("harsh_ground"), "")).toEqual(["barred-harsh_ground"]);
    expect(barsOf(offer("done_here"), "a participant has rope")).toEqual(["barred-done_here", "board-if"]);
  });

  test("whose condition is not met says which", () => {
    expect(barsOf(offer("unmet"), "a participant has rope")).toEqual(["board-unmet"]);
    expect(barsOf(offer("unmet"), "")).toEqual(["barred-unmet"]);
  });

  test("is none where nothing bars it", () => {
    expect(barsOf(offer(null), "a participant has rope")).toEqual([]);
  });
});

describe("cards", () => {
  test("copies alike are one card", () => {
    const entry = card({ id: "demo/curse-1", copies: ["demo/curse-1", "demo/curse-2"] });
    const all = shelf(new Map<string, CatalogueEntry>([[entry.id, entry]]));
    expect(all.get("demo/curse-2")).toBe(entry);
  });

  test("are found wherever they lie open", () => {
    expect(pieceOf(outlook(), "card-1")?.kind).toBe("demo/010");
    expect(pieceOf(outlook(), "card-9")?.kind).toBe("demo/x");
    expect(pieceOf(outlook(), "card-77")).toBeUndefined();
  });

  test("offer what is printed on them, fog what is on its back", () => {
    const told = (found: readonly { action: string }[]) => found.map(({ action }) => action);
    expect(told(offersOn(outlook(), "card-1", "cell-b4"))).toEqual(["act 1"]);
    expect(told(offersOn(outlook(), null, "cell-b3"))).toEqual(["act 2"]);
  });

  test("are read in the order of what was clicked, asked for, read by the game, stood on", () => {
    const read = outlook({ reading: [{ id: "card-5", kind: "demo/y" }] });
    expect(readOf(read, 0, ["card-9"], "cell-b3")).toBe("card-9");
    expect(readOf(read, 0, [], "cell-b3")).toBe("cell-b3");
    expect(readOf(read, 0, [], "card-77")).toBe("card-5");
    expect(readOf(outlook(), 0, [], null)).toBe("cell-b4");
  });

  test("events that are worth reading are told with their tone", () => {
    const told = tellings([
      { event: { kind: "success" }, say: "Yes." },
      { event: { kind: "shed" }, say: "Two cards." },
      { event: { kind: "failure" }, say: "" },
      { event: { kind: "lose", count: 0 }, say: "0 cards are lost." },
      { event: { kind: "failure", count: 0 }, say: "No." },
    ]);
    expect(told).toEqual([
      { say: "Yes.", icon: "success", tone: "good" },
      { say: "No.", icon: "close", tone: "bad" },
    ]);
  });

  test("a beginning, a night and an end open a page that tells the whole action", () => {
    const happened = (...kinds: string[]) => kinds.map((kind) => ({ event: { kind }, say: `${kind}.` }));
    expect(storyOf(happened("success", "take"))).toBeNull();
    expect(storyOf(happened("introduction", "clue"))?.page).toBe("begin");
    expect(storyOf(happened("camp", "flip"))?.page).toBe("night");
    const end = storyOf(happened("take", "home", "end"));
    expect([end?.page, end?.told.map(({ say }) => say)]).toEqual(["end", ["take.", "home.", "end."]]);
  });
});

describe("places", () => {
  test("the same card is the same picture, by day and by night", () => {
    const place = terrainOf(card({ resources: [{ id: "wood", name: "" }] }));
    expect(terrain(place, "tile")).toBe(terrain(place, "tile"));
    expect(terrain(place, "tile")).not.toMatch(/#[0-9a-f]{6}/);
  });

  test("no two places of the adventures look alike, and each is whole", () => {
    const drawn = Object.entries(PLACES).flatMap(([pack, places]) =>
      Object.keys(places).map((name) => {
        const [number, gold] = [name.slice(0, 3), name.endsWith("g")];
        return terrain(terrainOf(card({ id: `${pack}/${name}`, pack, number, gold })), "tile");
      }),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    const things = Object.values(PLACES).flatMap((places) => Object.values(places).map(({ thing }) => thing));
    expect(new Set(things).size).toBe(drawn.length);
    for (const drawing of drawn) expect(drawing).not.toMatch(/NaN|undefined|#[0-9a-f]{6}/);
  });

  test("by night and in the rain there is no sun", () => {
    const sun = `r="${(PLATES.tile[1] * 0.085).toFixed(1)}"`;
    const drawn = (name: string) =>
      terrain(
        terrainOf(card({ id: `other_side/${name}`, pack: "other_side", number: name, zone: 2 })),
        "tile",
      );
    expect(drawn("100")).toContain(sun);
    for (const name of ["104b", "107", "520"]) expect(drawn(name)).not.toContain(sun);
  });

  test("what can be done at a place of the long adventure builds nothing there", () => {
    const attempts = [{ icon: "rest" }] as Card["attempts"];
    expect(
      terrainOf(card({ id: "other_side/104", pack: "other_side", number: "104", attempts })).landmark,
    ).toBe(null);
    expect(terrainOf(card({ attempts })).landmark).not.toBe(null);
  });

  test("what bars the way is drawn as its card tells it: brambles show no river", () => {
    const of = (id: string) => crossing("hills", obstacleOf({ id }), 3);
    expect(of("demo/fog-brambles")).not.toContain("--s-water");
    expect(of("other_side/fog-hedge")).not.toContain("--s-water");
    expect(of("other_side/117")).toContain("--s-water");
    expect(of("other_side/fog-crevasse")).not.toBe(of("other_side/fog-hedge"));
  });

  test("every country, and one nobody knows, can be drawn", () => {
    for (const pack of ["demo", "other_side", "elsewhere"])
      for (let zone = 1; zone <= 8; zone++)
        for (const plate of Object.keys(PLATES) as (keyof typeof PLATES)[])
          expect(terrain(terrainOf(card({ pack, zone })), plate)).not.toContain("NaN");
  });

  test("hide their number in order, among spots that hold nothing", () => {
    for (const number of ["014", "021", "312", "506"]) {
      const found = spots(terrainOf(card({ number, hidden: ["816"] })));
      expect(found.map(({ digit }) => digit).join("")).toBe("816");
      expect(found.filter(({ digit }) => digit === "").length).toBeGreaterThan(0);
      expect(found.map(({ x }) => x)).toEqual(found.map(({ x }) => x).toSorted((a, b) => a - b));
      expect(found.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
    }
    expect(spots(terrainOf(card({}))).every(({ digit }) => digit === "")).toBe(true);
  });
});

test("what happened last is the last action that stands, or the one looked back to", () => {
  const acted = (seq: number, number: number) => ({
    seq,
    at: 0,
    kind: "acted",
    number,
    events: [{ event: {}, say: `${number}` }],
  });
  const lines = [acted(1, 1), acted(2, 2), { seq: 3, at: 0, kind: "undone", number: 1 }];
  expect(latest(lines, null).map(({ say }) => say)).toEqual(["1"]);
  expect(latest([acted(1, 1), acted(2, 2)], 1).map(({ say }) => say)).toEqual(["1"]);
});
