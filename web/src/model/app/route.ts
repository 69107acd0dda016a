/**
 * The addresses of the product, as data: what a path means and how a page's path is written. Pure.
 */

import type { ComparativeId, CompetitionKind, MatchId, PuzzleTheme, RatingList } from "../../wire/messages";
import { KIND_NAMES, kindOfPath, pathOf } from "../events/kinds";

/** The page of an event has the name of its kind. */
type EventPage = { [K in CompetitionKind]: { page: K; id: string } }[CompetitionKind];

export type Route =
  | { page: "lobby" }
  | { page: "match"; id: MatchId }
  /** The review of a finished match; `at` is the stop to open, from 1. */
  | { page: "review"; id: MatchId; at: number | null }
  /** The record sheet of a game of a finished match; games count from 1. */
  | { page: "sheet"; id: MatchId; game: number }
  /** The analysis board, with the id of a position to begin with. */
  | { page: "position"; id: string | null }
  /** The visitor's own mistakes as a quiz. */
  | { page: "trainer" }
  | { page: "clubs" }
  | { page: "club"; id: string }
  /** Private messages with a player; null: the list of conversations. */
  | { page: "messages"; name: string | null }
  | { page: "puzzles" }
  /** The first lesson. */
  | { page: "lesson" }
  /** The next puzzle of a theme; null: of any theme. */
  | { page: "next_puzzle"; theme: PuzzleTheme | null }
  /** A puzzle; with `trainer`, as a repetition, after which the trainer continues. */
  | { page: "puzzle"; id: string; trainer: boolean }
  /** The library of matches from other programs. */
  | { page: "library" }
  /** The review of a match in the visitor's library. */
  | { page: "library_review"; id: string; at: number | null }
  | { page: "library_sheet"; id: string; game: number }
  /** The profile over all matches of the visitor. */
  | { page: "archive" }
  /** The position library. */
  | { page: "positions" }
  /** The opening reference; with an opening roll and its play, the replies to them. */
  | { page: "openings"; opening: { dice: string; play: string } | null }
  /** A position that a player has shared by a link. */
  | { page: "shared"; id: string }
  | { page: "player"; name: string }
  /** A player's matches; null: the visitor's own. */
  | { page: "history"; player: string | null }
  | { page: "verify"; id: MatchId | null }
  | { page: "leaderboards"; list: RatingList }
  | { page: "rules" }
  /** The statistics of all rolls of the server. */
  | { page: "dice" }
  | { page: "about" }
  /** The results of the site's last self-check. */
  | { page: "status" }
  /** The practice room, with an optional position to begin from. */
  | { page: "practice"; xgid: string | null }
  | { page: "practice_game"; id: MatchId }
  /** The documentation for people who write programs. */
  | { page: "programs" }
  | { page: "sign_in"; next: string | null }
  | { page: "sign_up"; next: string | null }
  /** The form that requests a password reset link. */
  | { page: "forgot_password" }
  /** The targets of links in emails. */
  | { page: "reset_password"; token: string }
  | { page: "confirm_mail"; token: string }
  | { page: "unsubscribe"; token: string }
  | { page: "end_sign_in"; token: string }
  | { page: "account" }
  | { page: "boards" }
  /** The house bots. */
  | { page: "bots" }
  | { page: "credits" }
  /** The books: totals of all credits. */
  | { page: "books" }
  | { page: "events" }
  /** The page of an event. */
  | EventPage
  /** The form that creates an event; `from` is an event whose settings fill it in. */
  | { page: "new_event"; kind: CompetitionKind; from: string | null }
  | { page: "score_sheet" }
  /** The lists of teams and of their players. */
  | { page: "team_lists" }
  /** The comparison of a board, from 1, of a comparative event. */
  | { page: "comparative_board"; id: ComparativeId; board: number }
  | { page: "moderation" }
  /** The public counts of sanctions and appeals by month. */
  | { page: "moderation_counts" }
  | { page: "settings" }
  | { page: "not_found"; path: string };

/** Returns the route of a path with its query; anything unknown is `not_found`, never an error. */
export function parseRoute(url: string): Route {
  const [path = "/", query = ""] = url.split("?", 2);
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, ...rest] = parts.map(decoded);
  const notFound: Route = { page: "not_found", path };
  if (first === "player" && second !== undefined && rest.length === 1 && rest[0] === "matches") {
    return { page: "history", player: second };
  }
  if (first === "match" && second !== undefined && rest.length === 1 && rest[0] === "review") {
    return { page: "review", id: second, at: countOf(query, "at") };
  }
  if (first === "match" && second !== undefined && rest.length === 1 && rest[0] === "sheet") {
    return { page: "sheet", id: second, game: countOf(query, "game") ?? 1 };
  }
  if (first === "library" && second !== undefined && rest.length === 1 && rest[0] === "sheet") {
    return { page: "library_sheet", id: second, game: countOf(query, "game") ?? 1 };
  }
  if (first === "comparative" && second !== undefined && rest.length === 1 && /^[1-9]\d?$/.test(rest[0] ?? "")) {
    return { page: "comparative_board", id: second, board: Number(rest[0]) };
  }
  if (rest.length > 0) return notFound;
  if (first === undefined) return { page: "lobby" };
  if (second !== undefined) {
    if (first === "match") return { page: "match", id: second };
    if (first === "player") return { page: "player", name: second };
    if (first === "practice") return { page: "practice_game", id: second };
    if (first === "puzzles" && second === "next") return { page: "next_puzzle", theme: themeOf(query) };
    if (first === "messages") return { page: "messages", name: second };
    if (first === "clubs") return { page: "club", id: second };
    if (first === "puzzles") return { page: "puzzle", id: second, trainer: query === "from=trainer" };
    if (first === "verify") return { page: "verify", id: second };
    if (first === "leaderboards" && (second === "casual" || second === "stakes"))
      return { page: "leaderboards", list: second };
    if (first === "credits" && second === "books") return { page: "books" };
    if (first === "leaderboards" && second === "teams") return { page: "team_lists" };
    if (first === "shared") return { page: "shared", id: second };
    if (first === "library") return { page: "library_review", id: second, at: countOf(query, "at") };
    const kind = kindOfPath(first);
    if (kind !== null) return { page: kind, id: second };
    const created = first === "events" ? KIND_NAMES.find((one) => formPath(one) === second) : undefined;
    if (created !== undefined)
      return { page: "new_event", kind: created, from: new URLSearchParams(query).get("from") };
    if (first === "events" && second === "score-sheet") return { page: "score_sheet" };
    return notFound;
  }
  switch (first) {
    case "messages":
      return { page: "messages", name: null };
    case "clubs":
      return { page: "clubs" };
    case "history":
      return { page: "history", player: null };
    case "moderation-numbers":
      return { page: "moderation_counts" };
    case "rules":
    case "dice":
    case "about":
    case "status":
    case "programs":
    case "account":
    case "boards":
    case "bots":
    case "credits":
    case "library":
    case "archive":
    case "positions":
    case "events":
    case "moderation":
    case "settings":
    case "trainer":
    case "puzzles":
    case "lesson":
      return { page: first };
    case "verify":
      return { page: "verify", id: null };
    case "practice":
      return { page: "practice", xgid: new URLSearchParams(query).get("xgid") };
    case "leaderboards":
      return { page: "leaderboards", list: "stakes" };
    case "openings":
      return { page: "openings", opening: openingOf(query) };
    case "analysis":
      return { page: "position", id: new URLSearchParams(query).get("id") };
    case "forgot-password":
      return { page: "forgot_password" };
    case "reset-password":
      return { page: "reset_password", token: tokenOf(query) };
    case "confirm-mail":
      return { page: "confirm_mail", token: tokenOf(query) };
    case "unsubscribe":
      return { page: "unsubscribe", token: tokenOf(query) };
    case "end-sign-in":
      return { page: "end_sign_in", token: tokenOf(query) };
    case "sign-in":
      return { page: "sign_in", next: nextOf(query) };
    case "sign-up":
      return { page: "sign_up", next: nextOf(query) };
    default:
      return notFound;
  }
}

/** Returns true for the page of an event. */
export function isEventPage(route: Route): route is EventPage {
  return KIND_NAMES.some((kind) => kind === route.page);
}

/** Returns the last part of the address of the form that creates an event. */
function formPath(kind: CompetitionKind): string {
  return kind === "tournament" ? "new" : `new-${pathOf(kind)}`;
}

/** The path of a page. `parseRoute(href(route))` is `route`. */
export function href(route: Route): string {
  if (isEventPage(route)) return `/${pathOf(route.page)}/${encodeURIComponent(route.id)}`;
  switch (route.page) {
    case "lobby":
      return "/";
    case "match":
      return `/match/${encodeURIComponent(route.id)}`;
    case "review":
      return `/match/${encodeURIComponent(route.id)}/review${route.at === null ? "" : `?at=${String(route.at)}`}`;
    case "position":
      return route.id === null ? "/analysis" : `/analysis?${new URLSearchParams({ id: route.id }).toString()}`;
    case "openings":
      return route.opening === null ? "/openings" : `/openings?${new URLSearchParams(route.opening).toString()}`;
    case "sheet":
      return `/match/${encodeURIComponent(route.id)}/sheet${route.game === 1 ? "" : `?game=${String(route.game)}`}`;
    case "library_review":
      return `/library/${encodeURIComponent(route.id)}${route.at === null ? "" : `?at=${String(route.at)}`}`;
    case "library_sheet":
      return `/library/${encodeURIComponent(route.id)}/sheet${route.game === 1 ? "" : `?game=${String(route.game)}`}`;
    case "player":
      return `/player/${encodeURIComponent(route.name)}`;
    case "practice":
      return route.xgid === null ? "/practice" : `/practice?${new URLSearchParams({ xgid: route.xgid }).toString()}`;
    case "practice_game":
      return `/practice/${encodeURIComponent(route.id)}`;
    case "verify":
      return route.id === null ? "/verify" : `/verify/${encodeURIComponent(route.id)}`;
    case "leaderboards":
      return `/leaderboards/${route.list}`;
    case "forgot_password":
      return "/forgot-password";
    case "reset_password":
      return `/reset-password?${new URLSearchParams({ token: route.token }).toString()}`;
    case "confirm_mail":
      return `/confirm-mail?${new URLSearchParams({ token: route.token }).toString()}`;
    case "unsubscribe":
      return `/unsubscribe?${new URLSearchParams({ token: route.token }).toString()}`;
    case "end_sign_in":
      return `/end-sign-in?${new URLSearchParams({ token: route.token }).toString()}`;
    case "sign_in":
      return `/sign-in${withNext(route.next)}`;
    case "sign_up":
      return `/sign-up${withNext(route.next)}`;
    case "messages":
      return route.name === null ? "/messages" : `/messages/${encodeURIComponent(route.name)}`;
    case "club":
      return `/clubs/${encodeURIComponent(route.id)}`;
    case "history":
      return route.player === null ? "/history" : `/player/${encodeURIComponent(route.player)}/matches`;
    case "moderation_counts":
      return "/moderation-numbers";
    case "rules":
    case "dice":
    case "about":
    case "status":
    case "programs":
    case "account":
    case "boards":
    case "bots":
    case "credits":
    case "library":
    case "archive":
    case "positions":
    case "events":
    case "moderation":
    case "settings":
    case "trainer":
    case "clubs":
    case "puzzles":
    case "lesson":
      return `/${route.page}`;
    case "next_puzzle":
      return route.theme === null ? "/puzzles/next" : `/puzzles/next?theme=${route.theme}`;
    case "puzzle":
      return `/puzzles/${encodeURIComponent(route.id)}${route.trainer ? "?from=trainer" : ""}`;
    case "shared":
      return `/shared/${encodeURIComponent(route.id)}`;
    case "new_event":
      return `/events/${formPath(route.kind)}${route.from === null ? "" : `?from=${encodeURIComponent(route.from)}`}`;
    case "books":
      return "/credits/books";
    case "team_lists":
      return "/leaderboards/teams";
    case "score_sheet":
      return "/events/score-sheet";
    case "comparative_board":
      return `/comparative/${encodeURIComponent(route.id)}/${String(route.board)}`;
    case "not_found":
      return route.path;
    default:
      return never(route);
  }
}

/** Returns the path to open after a sign-in. Null unless it is a path of this site: another address could lead anywhere. */
function nextOf(query: string): string | null {
  const next = new URLSearchParams(query).get("next");
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}

function tokenOf(query: string): string {
  return new URLSearchParams(query).get("token") ?? "";
}

/** Whether a visitor returns to a page after signing in on another page. */
export function isComeBackTo(route: Route): boolean {
  return ![
    "lobby",
    "sign_in",
    "sign_up",
    "forgot_password",
    "reset_password",
    "confirm_mail",
    "unsubscribe",
    "end_sign_in",
  ].includes(route.page);
}

const THEMES: readonly PuzzleTheme[] = [
  "opening",
  "blitz",
  "priming",
  "anchor",
  "back_game",
  "middle_game",
  "race",
  "bear_off",
  "double",
  "take",
];

function openingOf(query: string): { dice: string; play: string } | null {
  const wanted = new URLSearchParams(query);
  const [dice, play] = [wanted.get("dice"), wanted.get("play")];
  return dice === null || play === null ? null : { dice, play };
}

function themeOf(query: string): PuzzleTheme | null {
  const wanted = new URLSearchParams(query).get("theme");
  return THEMES.find((theme) => theme === wanted) ?? null;
}

/** Returns a whole number above 0 from the query, or null. */
function countOf(query: string, name: string): number | null {
  const count = new URLSearchParams(query).get(name);
  return count !== null && /^[1-9]\d{0,4}$/.test(count) ? Number(count) : null;
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
