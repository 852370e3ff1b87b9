/** The app's worker: put to work once the page is there, asked for newer versions, handed what is to be read. */

import { spoken } from "../../words/words.svelte";
import { games } from "../games.svelte";
import { app } from "./app.svelte";

const LOOK_EVERY = 30 * 60_000; // milliseconds between two looks for a newer version
const PATIENCE = 3_000; // milliseconds for which a worker that takes over is waited for

/** To be called once; where a browser knows of no app, or wants none, the page works without. */
export async function settle(): Promise<void> {
  if (!("serviceWorker" in navigator) || versionHere() === null) return;
  const found = await register();
  if (found === null) return;
  app.take = () => take(found);
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", () => void compare(found));
  });
  void compare(found);
  const look = () => void (app.away || found.update().catch(() => undefined));
  setInterval(look, LOOK_EVERY);
  document.addEventListener("visibilitychange", () => document.hidden || look());
  $effect.root(() => {
    $effect(() => read(games.cards.map((card) => card.name)));
  });
}

/** The newer version's worker takes over, then the page is loaded again. */
async function take(found: ServiceWorkerRegistration): Promise<void> {
  if (found.waiting) {
    const done = new Promise((go) => navigator.serviceWorker.addEventListener("controllerchange", go));
    found.waiting.postMessage({ kind: "take over" });
    await Promise.race([done, new Promise((go) => setTimeout(go, PATIENCE))]);
  }
  location.reload();
}

/** The rules of these games are to be had without a line, in the language of the reader. */
function read(names: readonly string[]): void {
  if (names.length === 0) return;
  const lang = spoken.lang;
  const pages = ["/rules", ...names.map((game) => `/rules/${game}`)].map((page) => `${page}?lang=${lang}`);
  const books = names.flatMap((game) =>
    ["words", "catalogue", "rulings", "guide"].map((part) => `/api/games/${game}/${part}?lang=${lang}`),
  );
  const addresses = [...pages, "/api/games", ...books];
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: "read", addresses }));
}

/** A worker that waits is of a newer version than this page, or of the same, which need not be announced. */
async function compare({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  if ((await versionOf(waiting)) === versionHere()) waiting.postMessage({ kind: "take over" });
  else app.newer = true;
}

/** A browser may know of no app, or want none: the page works without. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker.register("/sw.js")) ?? null;
  } catch {
    return null;
  }
}

/** By which version this page was made; none where it is being developed. */
function versionHere(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="bivouac-version"]')?.content ?? null;
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const line = new MessageChannel();
  return new Promise((done) => {
    line.port1.onmessage = (event) => done(event.data);
    worker.postMessage({ kind: "version" }, [line.port2]);
  });
}
