import { describe, expect, test } from "vitest";
import { PastGames, ANYTHING } from "../src/frame/history/history.svelte";
import { still } from "../src/table/keepsake";
import { Kept, type Shelf } from "../src/table/kept";
import type { PastGame, Position, TableView } from "../src/wire";

/** A device that keeps what it is given. */
class Device implements Shelf {
  readonly things = new Map<string, unknown>();
  get = (name: string) => Promise.resolve(this.things.get(name) ?? null);
  put = (name: string, thing: unknown) => Promise.resolve(void this.things.set(name, thing));
  delete = (name: string) => Promise.resolve(void this.things.delete(name));
  names = () => Promise.resolve([...this.things.keys()]);
  clear = () => Promise.resolve(this.things.clear());
}

async function adasDevice(): Promise<{ device: Device; kept: Kept }> {
  const device = new Device();
  const kept = new Kept(device);
  await kept.want(true);
  await kept.belong("ada");
  await kept.put("ada", "history", ["her game"]);
  return { device, kept };
}

describe("what is kept on a device", () => {
  test("is found again by whoever it belongs to, also before the server was asked", async () => {
    const { device } = await adasDevice();
    const later = new Kept(device);
    await later.want(true);
    expect((await later.find("history"))?.value).toEqual(["her game"]);
  });

  test.each(["bo", null])("is gone once %s is here instead", async (mark) => {
    const { device, kept } = await adasDevice();
    await kept.belong(mark);
    expect(await kept.find("history")).toBeNull();
    expect(JSON.stringify([...device.things])).not.toContain("her game");
  });

  test("is not put there for somebody who has left meanwhile", async () => {
    const { device, kept } = await adasDevice();
    await kept.belong("bo");
    await kept.put("ada", "history", ["her game"]);
    expect(JSON.stringify([...device.things])).not.toContain("her game");
  });

  test("is nothing at all where nobody wanted it, or wants it no more", async () => {
    const { device, kept } = await adasDevice();
    await kept.want(false);
    expect(device.things.size).toBe(0);
    await kept.put("ada", "history", ["her game"]);
    expect(device.things.size).toBe(0);
    expect(await kept.find("history")).toBeNull();
  });

  test("are a few tables, the latest", async () => {
    const { device, kept } = await adasDevice();
    for (let table = 0; table < 20; table++) await kept.put("ada", `table ${table}`, table);
    expect([...device.things.keys()].filter((name) => name.startsWith("table "))).toHaveLength(12);
  });

  test("does no harm where the browser keeps nothing", async () => {
    const refuses = () => Promise.reject(new Error("a private window"));
    const kept = new Kept({ get: refuses, put: refuses, delete: refuses, names: refuses, clear: refuses });
    await kept.want(true);
    await kept.belong("ada");
    await kept.put("ada", "history", []);
    expect(await kept.find("history")).toBeNull();
  });

  test("of a table offers no move", () => {
    const position = { moves: [{ text: "dig 1" }], undo: 3 } as unknown as Position;
    const kept = still({ view: {} as TableView, position, lines: [] });
    expect(kept.position).toEqual({ moves: [], undo: null });
  });
});

describe("a history without a line", () => {
  const game = (name: string, won: boolean): PastGame =>
    ({
      id: name,
      game: name,
      seats: [
        { mine: true, won },
        { mine: false, name: "Bo", won: !won },
      ],
    }) as PastGame;

  test("is what was kept, searched as far as a list can be", async () => {
    const { kept } = await adasDevice();
    let line = true;
    const history = () =>
      line
        ? Promise.resolve({ games: [game("takara", true), game("arnak", false)], next: null })
        : Promise.reject(new Error("no line"));
    const past = new PastGames({ history }, kept);
    await past.look(ANYTHING);
    expect(past.keptAt).toBeNull();
    line = false;
    await past.look(ANYTHING);
    expect([past.state, past.games.map(({ id }) => id)]).toEqual(["lost", ["takara", "arnak"]]);
    expect(past.keptAt).not.toBeNull();
    await past.look({ ...ANYTHING, end: "lost" });
    expect(past.games.map(({ id }) => id)).toEqual(["arnak"]);
    await past.look({ ...ANYTHING, companion: "nobody" });
    expect(past.games).toEqual([]);
  });
});
