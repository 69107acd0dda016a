import { expect, test } from "vitest";
import { FIRST_TEAM_EVENT, teamEventOf, threeTeamsOf2008, withBotTeams } from "./team-event-form";

const BOTS = ["Octavia", "Sable", "Marlow", "Jago", "Wilma", "Pip"];

test("the preset and the bots make an event of three teams that begins at once", () => {
  const form = withBotTeams(
    threeTeamsOf2008({ ...FIRST_TEAM_EVENT, name: "Club cup" }),
    BOTS,
    (letter) => `Team ${letter}`,
  );
  const wanted = teamEventOf(form);
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

test("what is missing is not a message", () => {
  expect(teamEventOf(FIRST_TEAM_EVENT)).toBeNull();
  const form = { ...FIRST_TEAM_EVENT, name: "Club cup" };
  expect(teamEventOf(form)).toMatchObject({ teams: [], begin: false });
  expect(teamEventOf({ ...form, teams: [{ name: "Rook", captain: "", players: "" }] })).toBeNull();
  expect(teamEventOf({ ...form, teams: [{ name: "", captain: "", players: "" }] })?.teams).toEqual([]);
});

test("dice may be thrown by hand where games are played here", () => {
  const form = { ...FIRST_TEAM_EVENT, name: "Club cup", thrown: true };
  expect(teamEventOf(form)?.play).toMatchObject({ kind: "here", dice: "thrown" });
  expect(teamEventOf({ ...form, where: "by_hand" })?.play).toEqual({ kind: "by_hand" });
  expect(teamEventOf({ ...form, thrown: false })?.play).not.toHaveProperty("dice");
});

test("too few bots fill nothing, and without a final there is none", () => {
  expect(withBotTeams(FIRST_TEAM_EVENT, BOTS.slice(1), (letter) => letter)).toEqual(FIRST_TEAM_EVENT);
  expect(teamEventOf({ ...FIRST_TEAM_EVENT, name: "Club cup", finalBoards: 0 })?.final_boards).toBeNull();
});
