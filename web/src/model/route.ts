/**
 * The addresses of the product, as data: what a path means and how a page's path is written. No browser here.
 */

import type { MatchId, RatingList } from "../wire/messages";

export type Route =
  | { page: "lobby" }
  | { page: "match"; id: MatchId }
  /** What was good and bad in a finished match; `at` is a stop of it, from 1. */
  | { page: "review"; id: MatchId; at: number | null }
  | { page: "player"; name: string }
  /** A player's matches; null: one's own. */
  | { page: "history"; player: string | null }
  | { page: "verify"; id: MatchId | null }
  | { page: "leaderboards"; list: RatingList }
  | { page: "rules" }
  | { page: "about" }
  | { page: "sign_in"; next: string | null }
  | { page: "sign_up"; next: string | null }
  | { page: "account" }
  | { page: "credits" }
  | { page: "settings" }
  | { page: "not_found"; path: string };

/** What a path with its query means; anything unknown is `not_found`, never an error. */
export function parseRoute(url: string): Route {
  const [path = "/", query = ""] = url.split("?", 2);
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, ...rest] = parts.map(decoded);
  const notFound: Route = { page: "not_found", path };
  if (first === "player" && second !== undefined && rest.length === 1 && rest[0] === "matches") {
    return { page: "history", player: second };
  }
  if (first === "match" && second !== undefined && rest.length === 1 && rest[0] === "review") {
    return { page: "review", id: second, at: atOf(query) };
  }
  if (rest.length > 0) return notFound;
  if (first === undefined) return { page: "lobby" };
  if (second !== undefined) {
    if (first === "match") return { page: "match", id: second };
    if (first === "player") return { page: "player", name: second };
    if (first === "verify") return { page: "verify", id: second };
    if (first === "leaderboards" && (second === "normal" || second === "price")) return { page: "leaderboards", list: second };
    return notFound;
  }
  switch (first) {
    case "history":
      return { page: "history", player: null };
    case "rules":
    case "about":
    case "account":
    case "credits":
    case "settings":
      return { page: first };
    case "verify":
      return { page: "verify", id: null };
    case "leaderboards":
      return { page: "leaderboards", list: "price" };
    case "sign-in":
      return { page: "sign_in", next: nextOf(query) };
    case "sign-up":
      return { page: "sign_up", next: nextOf(query) };
    default:
      return notFound;
  }
}

/** The path of a page. `parseRoute(href(route))` is `route`. */
export function href(route: Route): string {
  switch (route.page) {
    case "lobby":
      return "/";
    case "match":
      return `/match/${encodeURIComponent(route.id)}`;
    case "review":
      return `/match/${encodeURIComponent(route.id)}/review${route.at === null ? "" : `?at=${String(route.at)}`}`;
    case "player":
      return `/player/${encodeURIComponent(route.name)}`;
    case "verify":
      return route.id === null ? "/verify" : `/verify/${encodeURIComponent(route.id)}`;
    case "leaderboards":
      return `/leaderboards/${route.list}`;
    case "sign_in":
      return `/sign-in${withNext(route.next)}`;
    case "sign_up":
      return `/sign-up${withNext(route.next)}`;
    case "history":
      return route.player === null ? "/history" : `/player/${encodeURIComponent(route.player)}/matches`;
    case "rules":
    case "about":
    case "account":
    case "credits":
    case "settings":
      return `/${route.page}`;
    case "not_found":
      return route.path;
    default:
      return never(route);
  }
}

/** Only paths of this site may follow a sign-in: an address with a host of its own could lead anywhere. */
function nextOf(query: string): string | null {
  const next = new URLSearchParams(query).get("next");
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}

function atOf(query: string): number | null {
  const at = new URLSearchParams(query).get("at");
  return at !== null && /^[1-9]\d{0,4}$/.test(at) ? Number(at) : null;
}

function withNext(next: string | null): string {
  return next === null ? "" : `?${new URLSearchParams({ next }).toString()}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function never(route: never): never {
  throw new Error(`a page without a path: ${JSON.stringify(route)}`);
}
