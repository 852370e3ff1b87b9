import { describe, expect, test } from "vitest";
import { answerTo, isWhole, noticeOf } from "../src/worker/answers";

const HOME = "https://games.example";
const asked = (path: string, { method = "GET", page = false } = {}) =>
  answerTo(method, new URL(path, HOME), HOME, page);

describe("what the worker answers from its shelves", () => {
  test("files named by their content", () => {
    expect(asked("/assets/index-1a2b.js")).toBe("kept");
  });

  test.each(["/", "/history", "/t/abc#key=1", "/new/takara", "/operator", "/nowhere"])(
    "the page of the app at %s",
    (path) => {
      expect(asked(path, { page: true })).toBe("app");
      expect(asked(path)).toBe("none");
    },
  );

  test.each([
    "/rules",
    "/rules/takara?lang=fr",
    "/api/games",
    "/api/games/takara/words?lang=fr",
    "/api/games/arnak/guide?lang=en",
  ])("what is the same for everybody: %s", (path) => {
    expect(asked(path, { page: true })).toBe("public");
  });

  test.each([
    "/api/me",
    "/api/me/history",
    "/api/me/export",
    "/api/tables",
    "/api/tables/abc/position",
    "/api/tables/abc/review/page",
    "/api/games/takara/leaderboard",
    "/api/operator/tables",
    "/metrics",
    "/ws/lobby",
  ])("nothing that is somebody's own: %s", (path) => {
    expect(asked(path, { page: true })).toBe("none");
    expect(asked(path)).toBe("none");
  });

  test("nothing that changes something, nothing of another site", () => {
    expect(asked("/rules", { method: "POST" })).toBe("none");
    expect(asked("https://elsewhere.example/assets/x.js")).toBe("none");
  });

  test("whole pages are kept, searches are not", () => {
    expect(isWhole(new URL("/rules/takara?lang=fr", HOME))).toBe(true);
    expect(isWhole(new URL("/rules/takara?lang=fr&q=sword", HOME))).toBe(false);
  });
});

describe("a push", () => {
  test("is shown as it says", () => {
    const told = { title: "Takara", body: "À vous", url: "/t/abc", tag: "turn abc" };
    expect(noticeOf(JSON.stringify(told), HOME)).toEqual({ ...told, url: `${HOME}/t/abc` });
  });

  test.each(["https://elsewhere.example/t/abc", "//elsewhere.example", "javascript:alert(1)", "http://["])(
    "leads nowhere but to our own pages: %s",
    (url) => {
      expect(noticeOf(JSON.stringify({ url }), HOME).url).toBe(`${HOME}/`);
    },
  );

  test.each(["", "no json", "null", "[1]", '{"title": 3}'])(
    "that says nothing is still shown: %s",
    (text) => {
      expect(noticeOf(text, HOME)).toEqual({ title: "Bivouac", body: "", url: `${HOME}/`, tag: "bivouac" });
    },
  );
});
