import { expect, test } from "vitest";
import { asIn2008, FIRST_TEAM_MATCH, teamMatchOf, withBots, type TeamMatchForm } from "./team-match-form";

const NOW = Date.UTC(2027, 0, 1);
const FORM: TeamMatchForm = {
  ...FIRST_TEAM_MATCH,
  name: " Club final ",
  a: { name: "Turm", captain: "", players: "anna; alf ," },
  b: { name: "Läufer", captain: "cora", players: "berta, bodo" },
};

test("the message says what was chosen, and the first player leads a team without a captain", () => {
  expect(teamMatchOf(FORM, NOW)).toEqual({
    name: "Club final",
    boards: 6,
    barometer: true,
    exchange: false,
    ungated: false,
    lock_step: false,
    seat_proof: false,
    starts_at: null,
    grace_minutes: null,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 }, dice: "served" },
    a: { name: "Turm", captain: "anna", players: ["anna", "alf"] },
    b: { name: "Läufer", captain: "cora", players: ["berta", "bodo"] },
  });
  expect(teamMatchOf({ ...FORM, where: "by_hand", exchange: true }, NOW)).toMatchObject({
    play: { kind: "by_hand" },
    exchange: false,
  });
  const strict = { ...FORM, lockStep: "all", seatProof: "all" } as const;
  expect(teamMatchOf(strict, NOW)).toMatchObject({ lock_step: true, seat_proof: true });
  expect(teamMatchOf({ ...strict, thrown: true }, NOW)).toMatchObject({ lock_step: false, seat_proof: false });
  expect(teamMatchOf({ ...strict, where: "by_hand" }, NOW)).toMatchObject({ lock_step: false, seat_proof: false });
  expect(teamMatchOf({ ...FORM, thrown: true }, NOW)?.play).toMatchObject({ kind: "here", dice: "thrown" });
  expect(teamMatchOf({ ...FORM, pace: "correspondence" }, NOW)).toMatchObject({
    play: { time: { kind: "correspondence", days_per_turn: 3 } },
  });
});

test.each([
  { name: "x" },
  { a: { name: "", captain: "anna", players: "anna, alf" } },
  { b: { name: "Läufer", captain: "cora", players: "berta" } },
])("a form with a missing field makes no message: %j", (change) => {
  expect(teamMatchOf({ ...FORM, ...change }, NOW)).toBeNull();
});

test("a start is in the future, and has a grace time with a live clock", () => {
  const start = { ...FORM, timed: true, start: "2027-06-01T19:30", grace: 15 };
  const at = new Date("2027-06-01T19:30").getTime();
  expect(teamMatchOf(start, NOW)).toMatchObject({ starts_at: at, grace_minutes: 15 });
  expect(teamMatchOf({ ...start, pace: "correspondence" }, NOW)).toMatchObject({ starts_at: at, grace_minutes: null });
  expect(teamMatchOf({ ...start, where: "by_hand" }, NOW)).toMatchObject({ starts_at: null, grace_minutes: null });
  expect(teamMatchOf(start, at)).toBeNull();
  expect(teamMatchOf({ ...start, start: "" }, NOW)).toBeNull();
});

test("bots fill both teams and nobody plays in both", () => {
  const nameOf = (letter: string): string => `Bots ${letter}`;
  const filled = withBots({ ...FIRST_TEAM_MATCH, name: "Bots" }, ["Pip", "Wilma", "Jago", "Marlow"], nameOf);
  const wanted = teamMatchOf(asIn2008({ ...filled, boards: 12 }), NOW);
  expect(wanted?.boards).toBe(6);
  expect(new Set([...(wanted?.a.players ?? []), ...(wanted?.b.players ?? [])]).size).toBe(4);
  expect([wanted?.a.name, wanted?.b.name]).toEqual(["Bots A", "Bots B"]);
  expect(withBots(FIRST_TEAM_MATCH, ["Pip"], nameOf)).toEqual(FIRST_TEAM_MATCH);
});
