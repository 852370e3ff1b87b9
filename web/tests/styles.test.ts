import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MEDIA } from "../src/look/media";

const SOURCES = join(import.meta.dirname, "../src");
const styles = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), "utf8") }));
const queries = styles.flatMap(({ path, text }) =>
  [...text.matchAll(/@media ([^{]+?) *\{/g)].map(([, query]) => ({ path, query })),
);
const layout = styles.find(({ path }) => path === join("look", "layout.css"))?.text ?? "";
const shared = [...layout.matchAll(/^\.([\w-]+)/gm)].map(([, name]) => name ?? "");
/** Of each of these only one can be meant. */
const ALONE = [
  /^gap-/,
  /^(row|col|inline|middle|flow)$/,
  /^(leaf|paper|inked|brassy)$/,
  /^(disc|pill)$/,
  /^(anchor|over)$/,
  /^(grow|rigid)$/,
];

describe("styles", () => {
  it("call a width by its name where it has one", () => {
    const named: readonly unknown[] = Object.values(MEDIA);
    expect(queries.filter(({ query }) => named.includes(query))).toEqual([]);
  });

  it("use every name", () => {
    const used = new Set(queries.map(({ query }) => query));
    expect(Object.keys(MEDIA).filter((name) => !used.has(`(--${name})`))).toEqual([]);
  });

  it("share no class that nothing wears", () => {
    const markup = styles.map(({ text }) => text.replace(/<style>[^]*/, "")).join("\n");
    expect(shared.filter((name) => !new RegExp(`[" ]${name}[" ]`).test(markup))).toEqual([]);
  });

  it("of one board change no class that is shared", () => {
    const changed = styles
      .filter(({ path }) => path.startsWith("boards"))
      .flatMap(({ text }) => [...(/<style>[^]*/.exec(text)?.[0] ?? "").matchAll(/\.([\w-]+)(?=[^;{}]*\{)/g)])
      .map(([, name = ""]) => name);
    expect(changed.filter((name) => shared.includes(name))).toEqual([]);
  });

  // All rules in which more follows share one set of what they may change: that soon is the whole screen.
  it("say :has() of what they style, not of what it stands in", () => {
    const held = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)+[\s>+~]+[^\s{]/;
    const screen = styles.map(({ path, text }) => ({ path, text: text.replace(/@media print[^]*/, "") }));
    expect(screen.filter(({ text }) => held.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("give nothing two shared classes for one property", () => {
    const torn = styles
      .flatMap(({ text }) => [...text.replace(/<style>[^]*/, "").matchAll(/"([\w -]+)"/g)])
      .map(([, classes = ""]) => classes)
      .filter((classes) =>
        ALONE.some((alike) => classes.split(" ").filter((name) => alike.test(name)).length > 1),
      );
    expect(torn).toEqual([]);
  });
});
