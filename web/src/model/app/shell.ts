/**
 * The rules by which the service worker answers requests. Pure. Only the worker imports this module, so that the worker is
 * built as a single file.
 */

/** The list that the build writes into the worker. */
export interface Shell {
  readonly version: string;
  /** The paths of files, the page itself among them as `/`. */
  readonly list: readonly string[];
}

/** Returns the list, or an empty one in development, where nothing is built. */
export function readShell(text: string): Shell {
  try {
    return JSON.parse(text) as Shell;
  } catch {
    return { version: "none", list: [] };
  }
}

/** The name of the cache of a version. The newest worker deletes the caches with other names. */
export function cacheName(version: string): string {
  return `shell-${version}`;
}

/** The way to answer a request: `page` from the network or else the cached page, `file` from the cache first. */
export type Way = "page" | "file" | "network";

/**
 * Returns the way to answer a request. Files below `/assets/` never change under their name, so a cached file is always
 * right; a page may have changed.
 */
export function wayOf(method: string, url: URL, origin: string, isNavigation: boolean): Way {
  if (method !== "GET" || url.origin !== origin) return "network";
  if (isNavigation) return isOfOtherPage(url.pathname) ? "network" : "page";
  return url.pathname.startsWith("/assets/") || url.pathname === "/icon.svg" ? "file" : "network";
}

/** Returns true for downloads and embedded boards, which are opened like pages but are not pages of the client. */
function isOfOtherPage(path: string): boolean {
  const last = path.split("/").at(-1) ?? "";
  return path.startsWith("/api/") || path.startsWith("/embed/") || last.includes(".");
}
