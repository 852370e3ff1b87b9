import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { icons, worker, WORKER } from "./build/app.ts";
import { MEDIA } from "./src/look/media.ts";

const server = process.env.BIVOUAC_SERVER ?? "http://127.0.0.1:8000";

const definitions = Object.entries(MEDIA).map(([name, query]) => `@custom-media --${name} ${query};\n`);

/** Every style knows our media queries by name: they are spelt out as it is built. */
const customMedia: Plugin = {
  name: "custom-media",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/, code: /\(--/ },
    handler: (code) => ({ code: definitions.join("") + code, map: null }),
  },
};

/** Words travel without what is written for translators. */
const plainWords: Plugin = {
  name: "plain-words",
  enforce: "pre",
  transform: {
    filter: { id: /\.ftl\?raw$/ },
    handler: (code) => {
      const text = JSON.parse(code.slice("export default ".length).replace(/;?\s*$/, "")) as string;
      const plain = text
        .replace(/^#.*\n/gm, "")
        .replace(/\n\n+(?=\S)/g, "\n")
        .replace(/^ +/gm, " ");
      return { code: `export default ${JSON.stringify(plain)}`, map: null };
    },
  },
};

export default defineConfig({
  base: "/",
  plugins: [customMedia, plainWords, svelte({ configFile: false }), icons, worker],
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: "../src/bivouac/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy knows no data: scripts or styles; small pictures stay files too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", waiting: "src/frame/waiting.ts", worker: "src/worker/worker.ts" },
      output: {
        entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/ws": { target: server, ws: true }, "/api": { target: server } } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "logic", include: ["tests/**/*.test.ts"], exclude: ["tests/**/*.svelte.test.ts"] },
      },
      // Where effects run: Svelte as a browser has it.
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: {
          name: "effects",
          environment: "./tests/living.ts",
          include: ["tests/**/*.svelte.test.ts"],
          server: { deps: { inline: ["svelte"] } },
        },
      },
    ],
  },
});
