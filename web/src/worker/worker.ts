/**
 * The app without a line: its own files, the rules and the words of the games, and nothing that is anybody's own.
 * What a person keeps on this device is kept by the page (`table/kept.ts`), which knows whose it is.
 */
import { answerTo, isPublic, isWhole, noticeOf } from "./answers";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: a digest of all files, and their names. */
const VERSION = "__VERSION__";
const FILES = "__FILES__" as unknown as readonly string[];
const APP = "bivouac-app ";
const OWN = APP + VERSION;
const PAGES = "bivouac-pages";
const SHELL = "/";
/** Files of the version before stay: a window that is still open may yet ask for them. */
const VERSIONS_KEPT = 2;
const PATIENCE = 4_000; // milliseconds for which a page is waited for before the kept one is shown
const ANY_READER = { ignoreVary: true };

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = answerTo(request.method, new URL(request.url), self.origin, request.mode === "navigate");
  if (kind === "kept") event.respondWith(kept(request));
  else if (kind === "app") event.respondWith(app(request));
  else if (kind === "public") event.respondWith(shared(request));
});
self.addEventListener("message", (event) => {
  const told = event.data as { kind: string; addresses?: readonly string[] };
  if (told.kind === "version") event.ports[0]?.postMessage(VERSION);
  else if (told.kind === "take over") void self.skipWaiting();
  else if (told.kind === "read") event.waitUntil(read(told.addresses ?? []));
});
self.addEventListener("push", (event) => {
  const { title, body, tag, url } = noticeOf(event.data?.text() ?? "", self.origin);
  const icon = "/icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: url }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(noticeOf(JSON.stringify({ url: event.notification.data }), self.origin).url));
});

async function fill(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.addAll([...FILES, new Request(SHELL, { cache: "no-cache" })]);
}

async function tidy(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== OWN);
  const old = versions.slice(0, Math.max(0, versions.length + 1 - VERSIONS_KEPT));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, ANY_READER)) ?? fetch(request);
}

/** The newest page, so that whoever loads it again has the newest version; the kept one where none comes. */
async function app(request: Request): Promise<Response> {
  const shell = async () => (await caches.open(OWN)).match(SHELL, ANY_READER);
  const late = new Promise<Response | undefined>((done) =>
    setTimeout(() => void shell().then(done), PATIENCE),
  );
  try {
    return (await Promise.race([fetch(request), late])) ?? (await fetch(request));
  } catch {
    return (await shell()) ?? Response.error();
  }
}

async function shared(request: Request): Promise<Response> {
  const cache = await caches.open(PAGES);
  try {
    const answer = await fetch(request);
    if (answer.ok && isWhole(new URL(request.url))) await cache.put(request, answer.clone());
    return answer;
  } catch {
    const same = await cache.match(request, ANY_READER);
    return same ?? (await cache.match(request, { ...ANY_READER, ignoreSearch: true })) ?? Response.error();
  }
}

/** Have pages at hand that nobody has opened yet. */
async function read(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGES);
  const own = addresses.map((address) => new URL(address, self.origin));
  for (const url of own.filter((one) => one.origin === self.origin && isPublic(one))) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) await cache.put(url, answer);
  }
}

/** To the window that shows it already, else to a new one. */
async function lead(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === new URL(url).pathname);
  if (there === undefined) await self.clients.openWindow(url);
  else await there.focus();
}
