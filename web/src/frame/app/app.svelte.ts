/** The client as an app: its worker, a newer version that is ready, and whether there is a line at all. */

import { spoken } from "../../words/words.svelte";

const LOOK_EVERY = 30 * 60_000; // milliseconds between two looks for a newer version
const PAUSE = 3_000; // after the page is there: whoever comes for the first time shall not wait for the app

class App {
  /** Is there no line? */
  away = $state(false);
  /** Is a newer version ready to be taken? */
  newer = $state(false);
  /** Does the server speak another version than this page? */
  outdated = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** To be called once. */
  begin(): void {
    this.away = !navigator.onLine;
    window.addEventListener("online", () => (this.away = false));
    window.addEventListener("offline", () => (this.away = true));
    if (!("serviceWorker" in navigator) || versionHere() === null) return;
    if (document.readyState === "complete") setTimeout(() => void this.#settle(), PAUSE);
    else window.addEventListener("load", () => setTimeout(() => void this.#settle(), PAUSE));
  }

  /** Take the newer version: its worker takes over, then the page is loaded again. */
  async take(): Promise<void> {
    const waiting = this.#registration?.waiting;
    if (waiting) {
      const done = new Promise((go) => navigator.serviceWorker.addEventListener("controllerchange", go));
      waiting.postMessage({ kind: "take over" });
      await Promise.race([done, new Promise((go) => setTimeout(go, PAUSE))]);
    }
    location.reload();
  }

  /** Look whether the server has something newer. */
  look(): void {
    if (!this.away) void this.#registration?.update().catch(() => undefined);
  }

  /** The rules of these games are to be had without a line, in the language of the reader. */
  read(games: readonly string[]): void {
    const lang = spoken.lang;
    const pages = ["/rules", ...games.map((game) => `/rules/${game}`)].map((page) => `${page}?lang=${lang}`);
    const books = games.flatMap((game) =>
      ["words", "catalogue", "rulings", "guide"].map((part) => `/api/games/${game}/${part}?lang=${lang}`),
    );
    const addresses = [...pages, "/api/games", ...books];
    void navigator.serviceWorker?.ready.then(({ active }) =>
      active?.postMessage({ kind: "read", addresses }),
    );
  }

  async #settle(): Promise<void> {
    const found = await register();
    if (found === null) return;
    this.#registration = found;
    found.addEventListener("updatefound", () => {
      found.installing?.addEventListener("statechange", () => void this.#compare());
    });
    void this.#compare();
    setInterval(() => this.look(), LOOK_EVERY);
    document.addEventListener("visibilitychange", () => document.hidden || this.look());
  }

  /** A worker that waits is of a newer version than this page, or of the same, which need not be announced. */
  async #compare(): Promise<void> {
    const waiting = this.#registration?.waiting;
    if (!waiting) return;
    if ((await versionOf(waiting)) === versionHere()) waiting.postMessage({ kind: "take over" });
    else this.newer = true;
  }
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

export const app = new App();
