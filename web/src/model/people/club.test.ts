import { expect, test } from "vitest";
import type { ClubJoining, ClubMember, ClubRole, ClubStanding, ClubView } from "../../wire/messages";
import { isAbove, ranked, wayIn } from "./club";

const member = (name: string, casual: number, provisional: boolean): ClubMember => ({
  name,
  look: { picture: null, flag: null, title: null },
  role: "member",
  since: 0,
  casual,
  stakes: 3000 - casual,
  casual_provisional: provisional,
  stakes_provisional: false,
  offered: false,
});

test("the leaderboard has established ratings, best first", () => {
  const all = [member("anna", 1500, false), member("berta", 1700, false), member("carl", 1900, true)];
  expect(ranked(all, "casual").map(({ name }) => name)).toEqual(["berta", "anna"]);
  expect(ranked(all, "stakes").map(({ rating }) => rating)).toEqual([1500, 1300, 1100]);
});

test("a role is above those below it, and members are above nobody", () => {
  expect(isAbove("owner", "officer")).toBe(true);
  expect(isAbove("officer", "officer")).toBe(false);
  expect(isAbove("officer", "member")).toBe(true);
  expect(isAbove("member", "member")).toBe(false);
  expect(isAbove(null, "member")).toBe(false);
});

test.each<[ClubRole | null, ClubStanding | null, ClubJoining, ReturnType<typeof wayIn>]>([
  [null, null, "open", "join"],
  [null, null, "request", "ask"],
  [null, "asks", "request", null],
  [null, null, "invitation", null],
  [null, "invited", "invitation", "answer"],
  [null, "barred", "open", null],
  ["member", null, "open", null],
])("role %s, standing %s, joining %s: %s", (role, standing, joining, expected) => {
  const view: ClubView = {
    card: { id: "x", name: "Club", joining, members: 1, your_role: null },
    about: "",
    created_at: 0,
    your_role: role,
    your_standing: standing,
    members: [],
    outsiders: [],
    events: [],
    may_take_over: false,
  };
  expect(wayIn(view)).toBe(expected);
});
