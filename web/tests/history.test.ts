import { beforeAll, describe, expect, test } from "vitest";
import { ANYTHING, PastGames, type Sought } from "../src/frame/history/history.svelte";
import { lengthOf, resultOf } from "../src/frame/history/result";
import { left } from "../src/frame/home/left";
import { titled } from "../src/frame/title.svelte";
import type { History, PastGame, PastSeat } from "../src/wire";
import { spoken } from "../src/words/words.svelte";

beforeAll(() => {
  spoken.lang = "en";
});

const seat = (what: Partial<PastSeat>): PastSeat => ({
  name: "Bo",
  bot: "",
  mine: false,
  departed: false,
  rank: 1,
  won: false,
  points: 10,
  gave_up: false,
  ...what,
});
const game = (id: string, ...seats: PastSeat[]): PastGame => ({
  id,
  game: "takara",
  status: "over",
  ended: 0,
  length: 60_000,
  actions: 40,
  counted: true,
  rated: false,
  rating: null,
  reviewed: false,
  seats,
});

describe("the title", () => {
  test("tells how many tables wait, and nothing when none does", () => {
    expect(titled(0, "")).toBe("Bivouac");
    expect(titled(3, "Takara · Bivouac")).toBe("(3) Takara · Bivouac");
  });
});

describe("time left", () => {
  test.each([
    [0, "0 sec"],
    [59_000, "59 sec"],
    [61_000, "1 min"],
    [7_200_000, "2 hr"],
    [200_000_000, "2 days 7 hr"],
    [86_400_000, "1 day"],
  ])("%d milliseconds", (rest, told) => {
    expect(left("en", 1_000 + rest, 1_000)).toBe(told);
  });
});

describe("a finished game", () => {
  test("is won, lost, given up, or a place among several", () => {
    const winner = seat({ won: true });
    expect(resultOf(game("a", seat({ mine: true, won: true }), seat({ rank: 2 })))).toBe("won");
    expect(resultOf(game("b", winner, seat({ mine: true, rank: 2 })))).toBe("lost");
    expect(resultOf(game("c", winner, seat({ mine: true, rank: 2, gave_up: true })))).toBe("given up");
    expect(resultOf(game("d", winner, seat({ mine: true, rank: 2 }), seat({ rank: 3 })))).toMatch(/2.*3/);
  });

  test("is as long as people say", () => {
    expect(lengthOf(10)).toMatch(/1/);
    expect(lengthOf(3 * 3_600_000)).toMatch(/3/);
    expect(lengthOf(72 * 3_600_000)).toMatch(/3/);
  });
});

describe("a history", () => {
  const shelf = (pages: Record<string, History>) => ({
    asked: [] as [Sought, string | null][],
    async history(sought: Sought, after: string | null) {
      this.asked.push([sought, after]);
      const page = pages[after ?? "first"];
      if (page === undefined) throw new Error("no line");
      return page;
    },
  });

  test("is read on page by page, and ends", async () => {
    const past = new PastGames(
      shelf({ first: { games: [game("a")], next: "2" }, 2: { games: [game("b")], next: null } }),
    );
    await past.look(ANYTHING);
    expect(past.state).toBe("more");
    await past.more();
    expect(past.games.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(past.state).toBe("all");
  });

  test("keeps what was read when the line is lost, and can be asked again", async () => {
    const pages: Record<string, History> = { first: { games: [game("a")], next: "2" } };
    const past = new PastGames(shelf(pages));
    await past.look(ANYTHING);
    await past.more();
    expect([past.state, past.games.length]).toEqual(["lost", 1]);
    pages["2"] = { games: [game("b")], next: null };
    await past.more();
    expect(past.games.length).toBe(2);
  });

  test("forgets an answer to what is no longer looked for", async () => {
    let late = (_: History): void => undefined;
    const slow = new Promise<History>((done) => (late = done));
    const past = new PastGames({
      history: (sought) =>
        sought.end === "won" ? slow : Promise.resolve({ games: [game("new")], next: null }),
    });
    const first = past.look({ ...ANYTHING, end: "won" });
    await past.look(ANYTHING);
    late({ games: [game("old")], next: null });
    await first;
    expect(past.games.map(({ id }) => id)).toEqual(["new"]);
  });
});
