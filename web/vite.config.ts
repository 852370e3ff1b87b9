import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.BIVOUAC_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/bivouac/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy knows no data: scripts or styles; small pictures stay files too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/ws": { target: server, ws: true }, "/api": { target: server } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
