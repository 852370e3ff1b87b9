import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Words } from "../src/words/words.svelte";

const SRC = join(import.meta.dirname, "../src");
const file = (name: string) => readFileSync(join(SRC, `words/${name}.ftl`), "utf8");
const read = (lang: string) =>
  [
    lang,
    `table.${lang}`,
    `ways.${lang}`,
    `mistakes.${lang}`,
    `app.${lang}`,
    `people.${lang}`,
    `operator.${lang}`,
  ]
    .map(file)
    .join("\n");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
const sources = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(SRC, name), "utf8"))
  .join("\n");

describe("the words of the frame", () => {
  const en = read("en");
  const fr = read("fr");

  test("are the same in both languages", () => {
    expect(ids(fr)).toEqual(ids(en));
  });

  test("exist for every sentence that the sources say", () => {
    const said = [...sources.matchAll(/(?<![.\w])say\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
    const known = new Set(ids(en));
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
  });

  test("French has its no-break spaces and its apostrophes", () => {
    const values = fr
      .replaceAll(/^#.*$/gm, "")
      .replaceAll(/^\s*\*?\[.*?\]/gm, "")
      .replaceAll(/\{[^}]*->/g, "");
    expect(values.match(/.* [;?!»](\s|$).*/g)).toBeNull();
    expect(values.match(/.*\p{L} :(\s|$).*/gu)).toBeNull();
    expect(values.match(/.*\p{L}'\p{L}.*/gu)).toBeNull();
  });

  test("an unknown id reads as itself", () => {
    expect(new Words("en", en).say("no-such-thing")).toBe("no-such-thing");
  });

  test("numbers agree", () => {
    expect(new Words("fr", fr).say("moves-count", { count: 0 })).toBe("0 coup possible");
    expect(new Words("en", en).say("moves-count", { count: 0 })).toBe("0 possible moves");
  });
});
