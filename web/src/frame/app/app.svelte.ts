/** The client as an app, in short: whether there is a line, and whether a newer version is ready. */

const PAUSE = 3_000; // milliseconds after the page is there: the first page shall not wait for the app

class App {
  /** Is there no line? */
  away = $state(false);
  /** Is a newer version ready to be taken? */
  newer = $state(false);
  /** Does the server speak another version than this page? */
  outdated = $state(false);
  /** How the newer version is taken. */
  take: () => Promise<void> = () => Promise.resolve(location.reload());

  /** To be called once. */
  begin(): void {
    this.away = !navigator.onLine;
    window.addEventListener("online", () => (this.away = false));
    window.addEventListener("offline", () => (this.away = true));
    const settle = () =>
      setTimeout(
        () => void import("./worker.svelte").then(({ settle }) => settle()).catch(() => undefined),
        PAUSE,
      );
    if (document.readyState === "complete") settle();
    else window.addEventListener("load", settle);
  }
}

export const app = new App();
