/** How the worker answers what a page asks for: from which shelf, and what of it may lie on one. */

export type Answer =
  /** Named by its content: what is kept is right. */
  | "kept"
  /** The page of the app; without a line the one that is kept. */
  | "app"
  /** The same for everybody: the newest, or without a line the one that was read last. */
  | "public"
  /** Between the page and the server alone: never kept here. */
  | "none";

/** What of the server's own answers is the same for everybody. */
const BOOKS = /^\/api\/games(\/[^/]+\/(words|catalogue|rulings|guide))?\/?$/;
const RULES = /^\/rules(\/[^/]+)?\/?$/;
/** Pages of the server's own, that are not the app. */
const NOT_THE_APP = /^\/(api|ws|rules|metrics|health|ready|\.well-known|assets)(\/|$)/;

export function answerTo(method: string, url: URL, origin: string, navigates: boolean): Answer {
  if (method !== "GET" || url.origin !== origin) return "none";
  if (url.pathname.startsWith("/assets/")) return "kept";
  if (isPublic(url)) return "public";
  return navigates && !NOT_THE_APP.test(url.pathname) ? "app" : "none";
}

/** May anybody at this device read it? A search in the rules is not kept: without a line the whole page answers. */
export function isPublic(url: URL): boolean {
  if (RULES.test(url.pathname)) return true;
  return BOOKS.test(url.pathname);
}

/** Is it worth keeping, or one of countless searches? */
export function isWhole(url: URL): boolean {
  return [...url.searchParams.keys()].every((key) => key === "lang");
}

/** What a push says, as far as it makes sense; it leads nowhere but to our own pages. */
export interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

export function noticeOf(text: string, origin: string): Notice {
  let told: Partial<Record<keyof Notice, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === "object" && found !== null) told = found;
  } catch {
    // Whatever it was, a browser wants something to be shown.
  }
  const said = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  return {
    title: said(told.title, "Bivouac"),
    body: said(told.body, ""),
    url: ownAddress(said(told.url, "/"), origin),
    tag: said(told.tag, "bivouac"),
  };
}

function ownAddress(address: string, origin: string): string {
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url.href : `${origin}/`;
  } catch {
    return `${origin}/`;
  }
}
