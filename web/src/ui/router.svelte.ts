/**
 * The current page, from the address bar. Ordinary links work: a click on a link of this site changes the page without
 * a reload.
 */

import { href, parseRoute, type Route } from "../model/app/route";

let present: Route = $state.raw(parseRoute(location.pathname + location.search));
/** Whether the visitor has come from another page of this site. */
let moved = false;

/** The page to show. Reactive. */
export function route(): Route {
  return present;
}

/** Goes to a page; with `replace` the current page is not kept in the history. */
export function navigate(to: Route, how: "push" | "replace" = "push"): void {
  go(href(to), how);
}

/** Goes to a path of this site, for example after a required sign-in. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  moved = true;
  present = parseRoute(path.split("#", 1)[0] ?? "/");
  window.scrollTo(0, 0);
}

/** Attached to a page's heading: after a change of page the focus goes there, so that a screen reader reads it. */
export function focusHeading(heading: HTMLElement): void {
  if (moved) heading.focus({ preventScroll: true });
}

/** Starts listening; the app calls it once. Returns a function that stops it. */
export function startRouter(): () => void {
  const back = (): void => {
    const path = href(present);
    // A step between anchors of one page fires popstate too, but must not move the focus.
    if (path !== location.pathname + location.search) moved = true;
    present = parseRoute(location.pathname + location.search);
  };
  const click = (event: MouseEvent): void => {
    if (
      // The browser opens new tabs and windows for these keys and buttons.
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    // Links below `/api/` are downloads, which the server sends.
    if (link.pathname.startsWith("/api/")) return;
    // The browser handles a step inside the current page.
    if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    window.removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
