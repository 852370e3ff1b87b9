import { describe, expect, test } from "vitest";
import { parse, write, type Place } from "../src/frame/router.svelte";

describe("addresses", () => {
  test.each<Place>([
    { at: "home" },
    { at: "table", id: "k2f49k2h6q6da6", key: null },
    { at: "table", id: "k2f49k2h6q6da6", key: "a.b-c_d=" },
    { at: "new", game: "takara" },
    { at: "learn", game: "a game/with odd name" },
    { at: "rules", game: "temple" },
  ])("a place is found again by its address: %o", (place) => {
    const { pathname, hash } = new URL(write(place), "http://camp");
    expect(parse(pathname, hash)).toEqual(place);
  });

  test.each(["/nowhere/x", "/t/", "/t", "/index.html"])("%s leads home", (path) => {
    expect(parse(path)).toEqual({ at: "home" });
  });
});
