import { expect, test } from "vitest";
import { FIRST_TEAM_EVENT, teamEventOf, threeTeamsOf2008, withBotTeams } from "./team-event-form";

const BOTS = ["Octavia", "Sable", "Marlow", "Jago", "Wilma", "Pip"];

test("the preset and the bots make an event of three teams that begins at once", () => {
  const form = withBotTeams(
    threeTeamsOf2008({ ...FIRST_TEAM_EVENT, name: "Club cup" }),
    BOTS,
    (letter) => `Team ${letter}`,
  );
  const wanted = teamEventOf(form, 0);
  expect(wanted).toMatchObject({
    boards: 6,
    final_boards: 6,
    twice: false,
    places: 3,
    begin: true,
    play: { kind: "here" },
  });
  expect(wanted?.teams.map((team) => team.players)).toEqual([
    ["Octavia", "Pip"],
    ["Sable", "Wilma"],
    ["Marlow", "Jago"],
  ]);
  expect(new Set(wanted?.teams.flatMap((team) => team.players)).size).toBe(6);
});

test("a form with something missing gives no message", () => {
  expect(teamEventOf(FIRST_TEAM_EVENT, 0)).toBeNull();
  const form = { ...FIRST_TEAM_EVENT, name: "Club cup" };
  expect(teamEventOf(form, 0)).toMatchObject({ teams: [], begin: false });
  expect(teamEventOf({ ...form, teams: [{ name: "Rook", captain: "", players: "" }] }, 0)).toBeNull();
  expect(teamEventOf({ ...form, teams: [{ name: "", captain: "", players: "" }] }, 0)?.teams).toEqual([]);
});

test("dice may be thrown by hand where games are played here", () => {
  const form = { ...FIRST_TEAM_EVENT, name: "Club cup", thrown: true };
  expect(teamEventOf(form, 0)?.play).toMatchObject({ kind: "here", dice: "thrown" });
  expect(teamEventOf({ ...form, where: "by_hand" }, 0)?.play).toEqual({ kind: "by_hand" });
  expect(teamEventOf({ ...form, thrown: false }, 0)?.play).toMatchObject({ dice: "served" });
});

test("too few bots change nothing, and no boards for the final means no final", () => {
  expect(withBotTeams(FIRST_TEAM_EVENT, BOTS.slice(1), (letter) => letter)).toEqual(FIRST_TEAM_EVENT);
  expect(teamEventOf({ ...FIRST_TEAM_EVENT, name: "Club cup", finalBoards: 0 }, 0)?.final_boards).toBeNull();
});

test("rounds with set times begin automatically, and the event then does not begin at once", () => {
  const start = new Date("2027-03-05T19:30").getTime();
  const form = { ...FIRST_TEAM_EVENT, name: "Club cup", places: 3, timed: true, start: "2027-03-05T19:30", every: 90 };
  const hours = [0, 1, 2].map((round) => start + round * 90 * 60_000);
  expect(teamEventOf({ ...form, places: 3, begin: true }, 0)).toMatchObject({ starts: hours, begin: false });
  expect(teamEventOf({ ...form, places: 4 }, 0)?.starts).toHaveLength(3);
  expect(teamEventOf({ ...form, places: 4, twice: true }, 0)?.starts).toHaveLength(6);
  expect(teamEventOf(form, start)).toBeNull();
  expect(teamEventOf({ ...form, where: "by_hand" }, 0)?.starts).toEqual([]);
});
