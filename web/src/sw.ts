/**
 * The service worker: caches the files that the client needs offline, and shows the notices that the server pushes. It
 * never answers for the API, and a page comes from the network whenever the server answers in time.
 */
/// <reference lib="webworker" />

import { cacheName, readShell, wayOf } from "./model/app/shell";
import { noticeOf } from "./model/app/push";

// The types of the DOM library declare `self` for windows, so it is cast.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** The version and the files of the client. The build replaces the placeholder. */
const shell = readShell("__SHELL__");
const NAME = cacheName(shell.version);

worker.addEventListener("install", (event) => {
  const keep = async (): Promise<void> => {
    const cache = await caches.open(NAME);
    // Not from the browser's own cache: the page must belong to this version.
    await cache.addAll(shell.list.map((path) => new Request(path, { cache: path === "/" ? "reload" : "default" })));
    // Does not wait until all tabs are closed: an old worker would keep serving an old version.
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener("activate", (event) => {
  const clear = async (): Promise<void> => {
    // The cache `matches` was written by an old version, whose matches lack fields.
    const isOld = (name: string): boolean => name === "matches" || (name.startsWith("shell-") && name !== NAME);
    const old = (await caches.keys()).filter(isOld);
    await Promise.all(old.map((name) => caches.delete(name)));
    // Pages that were loaded before the worker existed use it too, without a reload.
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request.method, new URL(request.url), worker.location.origin, request.mode === "navigate");
  if (way === "page") event.respondWith(page(request));
  else if (way === "file") event.respondWith(file(request));
});

/** The time after which a server that gives no page counts as out of reach. The kept page says so, and carries on. */
const PAGE_PATIENCE_MS = 1_500;
/** The time after which a file is asked for again. Files are small: a slow phone has them within this time. */
const FILE_PATIENCE_MS = 20_000;

async function page(request: Request): Promise<Response> {
  const kept = await caches.match("/", { cacheName: NAME });
  const fetched = fetch(request);
  if (kept === undefined) return fetched;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PAGE_PATIENCE_MS));
  return Promise.race([fetched.catch(() => kept), late]);
}

async function file(request: Request): Promise<Response> {
  // The name of an asset contains a hash of its content, so a cached asset is never out of date.
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetchFile(request);
  if (answer.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** Asks again for a file that does not come: the connection may be dead without an error. */
async function fetchFile(request: Request, tries = 3): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(FILE_PATIENCE_MS) });
  } catch (error) {
    if (tries <= 1 || !(error instanceof DOMException) || error.name !== "TimeoutError") throw error;
    return fetchFile(request, tries - 1);
  }
}

worker.addEventListener("push", (event) => {
  const notice = noticeOf(event.data?.text() ?? "");
  event.waitUntil(
    worker.registration.showNotification(notice.title, {
      body: notice.body,
      // A later notice about the same subject replaces the earlier one.
      tag: notice.tag,
      icon: "/icons/icon-192.png",
      badge: "/icons/badge.png",
      data: notice.path,
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = typeof event.notification.data === "string" ? event.notification.data : "/";
  const show = async (): Promise<void> => {
    const windows = await worker.clients.matchAll({ type: "window" });
    // Prefers a tab that shows the page already, then any tab of the site.
    const here = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
    if (here === undefined) {
      await worker.clients.openWindow(path);
      return;
    }
    const shown = await here.focus();
    if (new URL(shown.url).pathname !== path) await shown.navigate(path);
  };
  event.waitUntil(show());
});
