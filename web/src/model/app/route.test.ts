import { describe, expect, test } from "vitest";
import addresses from "./addresses.json";
import { href, parseRoute, type Route } from "./route";

const routes: [string, Route][] = [
  ["/", { page: "lobby" }],
  ["/match/0k3m9x2abcd", { page: "match", id: "0k3m9x2abcd" }],
  ["/match/0k3m9x2abcd/review", { page: "review", id: "0k3m9x2abcd", at: null }],
  ["/match/0k3m9x2abcd/sheet", { page: "sheet", id: "0k3m9x2abcd", game: 1 }],
  ["/match/0k3m9x2abcd/sheet?game=3", { page: "sheet", id: "0k3m9x2abcd", game: 3 }],
  ["/analysis", { page: "position", id: null }],
  ["/analysis?id=4HPwATDgc%2FABMA%3AcAkAAAAAAAAA", { page: "position", id: "4HPwATDgc/ABMA:cAkAAAAAAAAA" }],
  ["/trainer", { page: "trainer" }],
  ["/clubs", { page: "clubs" }],
  ["/clubs/00000000001", { page: "club", id: "00000000001" }],
  ["/messages", { page: "messages", name: null }],
  ["/messages/Olga", { page: "messages", name: "Olga" }],
  ["/library", { page: "library" }],
  ["/archive", { page: "archive" }],
  ["/positions", { page: "positions" }],
  ["/shared/0k3m9x2abcd", { page: "shared", id: "0k3m9x2abcd" }],
  ["/library/0k3m9x2abcd?at=7", { page: "library_review", id: "0k3m9x2abcd", at: 7 }],
  ["/library/0k3m9x2abcd/sheet", { page: "library_sheet", id: "0k3m9x2abcd", game: 1 }],
  ["/match/0k3m9x2abcd/review?at=12", { page: "review", id: "0k3m9x2abcd", at: 12 }],
  ["/player/anna", { page: "player", name: "anna" }],
  ["/history", { page: "history", player: null }],
  ["/player/anna/matches", { page: "history", player: "anna" }],
  ["/verify", { page: "verify", id: null }],
  ["/verify/0k3m9x2abcd", { page: "verify", id: "0k3m9x2abcd" }],
  ["/leaderboards/casual", { page: "leaderboards", list: "casual" }],
  ["/leaderboards/stakes", { page: "leaderboards", list: "stakes" }],
  ["/rules", { page: "rules" }],
  ["/dice", { page: "dice" }],
  ["/about", { page: "about" }],
  ["/status", { page: "status" }],
  ["/sign-in", { page: "sign_in", next: null }],
  ["/sign-in?next=%2Fmatch%2Fabc", { page: "sign_in", next: "/match/abc" }],
  ["/sign-up", { page: "sign_up", next: null }],
  ["/forgot-password", { page: "forgot_password" }],
  ["/reset-password?token=ab12", { page: "reset_password", token: "ab12" }],
  ["/confirm-mail?token=ab12", { page: "confirm_mail", token: "ab12" }],
  ["/unsubscribe?token=ab12", { page: "unsubscribe", token: "ab12" }],
  ["/end-sign-in?token=ab12", { page: "end_sign_in", token: "ab12" }],
  ["/account", { page: "account" }],
  ["/moderation", { page: "moderation" }],
  ["/moderation-numbers", { page: "moderation_counts" }],
  ["/credits", { page: "credits" }],
  ["/credits/books", { page: "books" }],
  ["/events", { page: "events" }],
  ["/events/new", { page: "new_event", kind: "tournament", from: null }],
  ["/events/new?from=0k3m9x2abcd", { page: "new_event", kind: "tournament", from: "0k3m9x2abcd" }],
  ["/events/score-sheet", { page: "score_sheet" }],
  ["/leaderboards/teams", { page: "team_lists" }],
  ["/events/new-team-event", { page: "new_event", kind: "team_event", from: null }],
  ["/team-event/0123456789a", { page: "team_event", id: "0123456789a" }],
  ["/events/new-team-match", { page: "new_event", kind: "team_match", from: null }],
  ["/team-match/0123456789a", { page: "team_match", id: "0123456789a" }],
  ["/events/new-comparative", { page: "new_event", kind: "comparative", from: null }],
  ["/comparative/0123456789a", { page: "comparative", id: "0123456789a" }],
  ["/comparative/0123456789a/12", { page: "comparative_board", id: "0123456789a", board: 12 }],
  ["/comparative/0123456789a/0", { page: "not_found", path: "/comparative/0123456789a/0" }],
  ["/tournament/0k3m9x2abcd", { page: "tournament", id: "0k3m9x2abcd" }],
  ["/settings", { page: "settings" }],
  ["/nowhere/at/all", { page: "not_found", path: "/nowhere/at/all" }],
];

describe("routes", () => {
  test.each(routes)("%s is read and written", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(href(route)).toBe(path);
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example"])("a sign-in does not lead to %s", (next) => {
    expect(parseRoute(`/sign-in?${new URLSearchParams({ next }).toString()}`)).toEqual({ page: "sign_in", next: null });
  });

  // The server's tests read the same examples: it answers with the status 404 where no page is.
  test.each(addresses.pages)("%s is a page", (path) => {
    expect(parseRoute(path).page).not.toBe("not_found");
  });

  test.each(addresses.others)("%s is no page", (path) => {
    expect(parseRoute(path).page).toBe("not_found");
  });

  test("every page is among the examples", () => {
    const paths = routes.flatMap(([path, route]) => (route.page === "not_found" ? [] : [path.split("?")[0]]));
    expect(paths.filter((path) => path !== undefined && !addresses.pages.includes(path))).toEqual([]);
  });

  test("a path that is badly encoded is shown as it is", () => {
    expect(parseRoute("/player/%E0%A4%A")).toEqual({ page: "player", name: "%E0%A4%A" });
  });
});
