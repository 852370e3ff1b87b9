import { describe, expect, test } from "vitest";
import { parse, write, type Place } from "../src/frame/router.svelte";

describe("addresses", () => {
  test.each<Place>([
    { at: "home" },
    { at: "history" },
    { at: "lobby" },
    { at: "profile", handle: null },
    { at: "profile", handle: "k2f49k2h6q6d" },
    { at: "table", id: "k2f49k2h6q6da6", key: null },
    { at: "table", id: "k2f49k2h6q6da6", key: "a.b-c_d=" },
    { at: "table", id: "k2f49k2h6q6da6", key: null, moment: { number: 42 } },
    { at: "table", id: "k2f49k2h6q6da6", key: "k", moment: { number: 0, seat: -1 } },
    { at: "new", game: "takara" },
    { at: "learn", game: "a game/with odd name" },
    { at: "choose", room: "learn" },
    { at: "strongest", game: "temple" },
  ])("a place is found again by its address: %o", (place) => {
    const { pathname, hash } = new URL(write(place), "http://camp");
    expect(parse(pathname, hash)).toEqual(place);
  });

  test("a moment that is no number is not sought", () => {
    expect(parse("/t/k2f4", "#move=last")).toEqual({ at: "table", id: "k2f4", key: null });
  });

  test.each(["/nowhere/x", "/nowhere", "/t/", "/t"])("%s leads nowhere, and says so", (path) => {
    expect(parse(path)).toEqual({ at: "lost" });
  });

  test.each(["/", "", "/index.html"])("%s leads home", (path) => {
    expect(parse(path)).toEqual({ at: "home" });
  });
});
