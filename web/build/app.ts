/** What makes the client an app, as it is built: the worker with its version and files, icons from our drawing. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** The name under which the worker is built: its scope is the whole house. */
export const WORKER = "sw.js";
const ICONS = [
  { file: "icon-192.png", size: 192, drawing: whole },
  { file: "icon-512.png", size: 512, drawing: whole },
  { file: "icon-maskable-192.png", size: 192, drawing: maskable },
  { file: "icon-maskable-512.png", size: 512, drawing: maskable },
  { file: "apple-touch-icon.png", size: 180, drawing: maskable },
] as const;

function whole(mark: string): string {
  return mark;
}

/** Whatever shape is cut out of it, the drawing stays whole: it lies in the middle four fifths, on full paper. */
function maskable(mark: string): string {
  const drawing = mark.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const square = drawing.replace(' rx="5"', "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32"><rect x="-4" y="-4" width="32" height="32" fill="#F3E9D3"/>${square}</svg>`;
}

/** The pictures a device shows for the app, drawn from `mark.svg`. */
export const icons: Plugin = {
  name: "app-icons",
  apply: "build",
  async generateBundle() {
    const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
    const find = createRequire(import.meta.url);
    await initWasm(readFileSync(find.resolve("@resvg/resvg-wasm/index_bg.wasm"))).catch(() => undefined);
    const mark = readFileSync(new URL("../public/mark.svg", import.meta.url), "utf8");
    for (const { file, size, drawing } of ICONS) {
      const drawn = new Resvg(drawing(mark), { fitTo: { mode: "width", value: size } });
      this.emitFile({ type: "asset", fileName: file, source: drawn.render().asPng() });
    }
  },
};

/** The files of a version, all named by their content, and the digest that names the version. */
function versionOf(bundle: Bundle, page: string): { version: string; files: string[] } {
  const files = Object.keys(bundle)
    .filter((name) => name.startsWith("assets/"))
    .sort();
  const digest = createHash("sha256").update(page);
  const worker = bundle[WORKER];
  if (worker?.type === "chunk") digest.update(worker.code);
  for (const file of files) digest.update(file);
  return { version: digest.digest("hex").slice(0, 16), files: files.map((file) => `/${file}`) };
}

/** The worker knows its version and its files, and the page by which version it was made. */
export const worker: Plugin = {
  name: "app-worker",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      if (bundle === undefined) return html;
      const { version, files } = versionOf(bundle, html);
      const chunk = bundle[WORKER];
      if (chunk?.type === "chunk")
        chunk.code = chunk.code
          .replace(/["'`]__VERSION__["'`]/, JSON.stringify(version))
          .replace(/["'`]__FILES__["'`]/, JSON.stringify(files));
      return html.replace("</head>", `  <meta name="bivouac-version" content="${version}" />\n  </head>`);
    },
  },
};
