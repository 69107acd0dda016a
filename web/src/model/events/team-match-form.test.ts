import { expect, test } from "vitest";
import { asIn2008, FIRST_TEAM_MATCH, teamMatchOf, withBots, type TeamMatchForm } from "./team-match-form";

const FORM: TeamMatchForm = {
  ...FIRST_TEAM_MATCH,
  name: " Club final ",
  a: { name: "Turm", captain: "", players: "anna; alf ," },
  b: { name: "Läufer", captain: "cora", players: "berta, bodo" },
};

test("the message says what was chosen, and the first player leads a team without a captain", () => {
  expect(teamMatchOf(FORM)).toEqual({
    name: "Club final",
    boards: 6,
    barometer: true,
    exchange: false,
    ungated: false,
    lock_step: false,
    seat_proof: false,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 }, dice: "served" },
    a: { name: "Turm", captain: "anna", players: ["anna", "alf"] },
    b: { name: "Läufer", captain: "cora", players: ["berta", "bodo"] },
  });
  expect(teamMatchOf({ ...FORM, where: "by_hand", exchange: true })).toMatchObject({
    play: { kind: "by_hand" },
    exchange: false,
  });
  const strict = { ...FORM, lockStep: "all", seatProof: "all" } as const;
  expect(teamMatchOf(strict)).toMatchObject({ lock_step: true, seat_proof: true });
  expect(teamMatchOf({ ...strict, thrown: true })).toMatchObject({ lock_step: false, seat_proof: false });
  expect(teamMatchOf({ ...strict, where: "by_hand" })).toMatchObject({ lock_step: false, seat_proof: false });
  expect(teamMatchOf({ ...FORM, thrown: true })?.play).toMatchObject({ kind: "here", dice: "thrown" });
  expect(teamMatchOf({ ...FORM, pace: "correspondence" })).toMatchObject({
    play: { time: { kind: "correspondence", days_per_turn: 3 } },
  });
});

test.each([
  { name: "x" },
  { a: { name: "", captain: "anna", players: "anna, alf" } },
  { b: { name: "Läufer", captain: "cora", players: "berta" } },
])("what is missing makes no message: %j", (change) => {
  expect(teamMatchOf({ ...FORM, ...change })).toBeNull();
});

test("bots fill both teams and nobody plays in both", () => {
  const filled = withBots({ ...FIRST_TEAM_MATCH, name: "Bots" }, ["Pip", "Wilma", "Jago", "Marlow"]);
  const wanted = teamMatchOf(asIn2008({ ...filled, boards: 12 }));
  expect(wanted?.boards).toBe(6);
  expect(new Set([...(wanted?.a.players ?? []), ...(wanted?.b.players ?? [])]).size).toBe(4);
  expect(withBots(FIRST_TEAM_MATCH, ["Pip"])).toEqual(FIRST_TEAM_MATCH);
});
