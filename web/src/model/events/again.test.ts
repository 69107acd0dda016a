import { expect, test } from "vitest";
import type { ComparativeView, TeamEventView, TeamMatchView, TournamentView } from "../../wire/messages";
import { comparativeAgain, nextName, teamEventAgain, teamMatchAgain, tournamentAgain, weeksLater } from "./again";
import { FIRST_COMPARATIVE } from "./comparative-form";
import { FIRST_TEAM_EVENT } from "./team-event-form";
import { FIRST_TEAM_MATCH } from "./team-match-form";
import { fieldTime, FIRST_TOURNAMENT, tournamentOf, withFormat, type TournamentForm } from "./tournament-form";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Tuesday at noon, in local time. */
const NOW = new Date(2026, 10, 24, 12).getTime();

test.each([
  ["Tuesday 3", "Tuesday 4"],
  ["Heat #9", "Heat #10"],
  ["Night 09", "Night 10"],
  ["Autumn cup", "Autumn cup"],
  ["Autumn cup 2026", "Autumn cup 2026"],
  ["Cup 24.11", "Cup 24.11"],
  ["Tuesday 19:30", "Tuesday 19:30"],
  ["Season 2026/27", "Season 2026/27"],
])("after %j comes %j", (name, next) => {
  expect(nextName(name, 60)).toBe(next);
});

test("a name does not become too long", () => {
  expect(nextName("Cup 9", 5)).toBe("Cup 9");
  expect(nextName("Cup 8", 5)).toBe("Cup 9");
});

test("a time moves by whole weeks into the future and keeps its hour", () => {
  const start = new Date(2026, 8, 29, 19, 30).getTime();
  // The clocks change between the two in many places.
  expect(weeksLater(start, NOW)).toBe(new Date(2026, 10, 24, 19, 30).getTime());
  expect(weeksLater(start, new Date(2026, 10, 24, 20).getTime())).toBe(new Date(2026, 11, 1, 19, 30).getTime());
  // An event that has not begun is at least a week before the next one.
  expect(weeksLater(NOW + HOUR, NOW)).toBe(new Date(2026, 11, 1, 13).getTime());
});

/** The page of a tournament that this form has created. */
function viewOf(form: TournamentForm, prizes = true): TournamentView {
  const made = tournamentOf(form, NOW);
  if (typeof made === "string") throw new Error(made);
  const { name, length, places, time, fee, format, final_of, ...rest } = made;
  const card = { name, length, places, time, fee, format, final_of };
  return { ...rest, card, you: { may_give_prizes: prizes } } as TournamentView;
}

const LIVE: TournamentForm = {
  ...FIRST_TOURNAMENT,
  name: "Tuesday 3",
  about: "Bring a friend.",
  length: 5,
  places: 16,
  pace: "live",
  timed: true,
  start: fieldTime(NOW + 7 * HOUR),
  grace: 15,
  pause: 300,
  late: 30,
  checkIn: true,
  byRating: true,
  prizes: "100, 50.5",
};

test.each<[string, TournamentForm]>([
  ["a knock-out", LIVE],
  ["a knock-out with a fee", { ...LIVE, prizes: "", fee: 1000, shares: "60, 40" }],
  ["a Swiss with a final", { ...withFormat(LIVE, "swiss"), rounds: 4, finalOf: 4 }],
  ["a Swiss until one is unbeaten", { ...withFormat(LIVE, "swiss"), rounds: 0, every: 60 }],
  ["lives", { ...withFormat(LIVE, "lives"), lives: 3 }],
  ["groups", { ...withFormat(LIVE, "round_robin"), places: 24, groups: 4, twice: true, finalOf: 2, late: 0 }],
])("%s makes the form that created it", (_, form) => {
  const again = tournamentAgain(FIRST_TOURNAMENT, viewOf(form), NOW);
  const start = fieldTime(weeksLater(NOW + 7 * HOUR, NOW));
  // The numbers of other formats are the usual ones.
  expect(again).toMatchObject({ ...form, name: "Tuesday 4", start, rounds: again.rounds, groups: again.groups });
  const [one, other] = [tournamentOf(form, NOW), tournamentOf(again, NOW)];
  if (typeof one === "string" || typeof other === "string") throw new Error("a field is wrong");
  expect([other.format, other.final_of]).toEqual([one.format, one.final_of]);
  expect(other.starts).toHaveLength(one.starts.length);
});

test("a tournament by correspondence that its director starts has no times", () => {
  const usual = { ...FIRST_TOURNAMENT, start: fieldTime(NOW + DAY) };
  const again = tournamentAgain(usual, viewOf({ ...FIRST_TOURNAMENT, name: "Autumn cup", days: 3 }), NOW);
  expect(again).toEqual({ ...usual, name: "Autumn cup", days: 3 });
});

test("only a director who can give prizes finds them in the form", () => {
  expect(tournamentAgain(FIRST_TOURNAMENT, viewOf(LIVE, false), NOW).prizes).toBe("");
});

test("what the form does not offer becomes the next smaller choice", () => {
  const odd = viewOf(LIVE);
  const view = { ...odd, card: { ...odd.card, length: 9, places: 20 }, grace_minutes: 12, pause_seconds: 3600 };
  expect(tournamentAgain(FIRST_TOURNAMENT, view, NOW)).toMatchObject({ length: 7, places: 16, grace: 10, pause: 600 });
});

const PLAY = { barometer: false, exchange: true, gated: false } as const;
const HERE = { kind: "here", time: { kind: "correspondence", days_per_turn: 3 }, dice: "served" } as const;

test("a team event keeps its settings, and its teams enter again", () => {
  const view = {
    ...PLAY,
    card: { name: "League 2", boards: 8, final_boards: null, places: 6 },
    about: "Two rounds.",
    twice: true,
    play: HERE,
    lock_step: "final",
    seat_proof: "off",
    starts: [NOW - DAY, NOW],
  } as TeamEventView;
  expect(teamEventAgain(FIRST_TEAM_EVENT, view, NOW)).toMatchObject({
    name: "League 3",
    about: "Two rounds.",
    boards: 8,
    finalBoards: 0,
    twice: true,
    places: 6,
    where: "here",
    pace: "correspondence",
    thrown: false,
    barometer: false,
    exchange: true,
    ungated: true,
    lockStep: "final",
    teams: [],
    timed: true,
    start: fieldTime(weeksLater(NOW - DAY, NOW)),
    every: 1440,
  });
});

test("a team match has the same teams", () => {
  const players = [
    { name: "Anna", bot: false },
    { name: "Bob", bot: false },
  ];
  const view = {
    ...PLAY,
    card: { name: "Derby", boards: 4, starts_at: null },
    play: { kind: "by_hand" },
    lock_step: true,
    seat_proof: false,
    grace_minutes: null,
    teams: [
      { name: "Reds", captain: "Anna", players },
      { name: "Blues", captain: "Clara", players: [] },
    ],
  } as unknown as TeamMatchView;
  expect(teamMatchAgain(FIRST_TEAM_MATCH, view, NOW)).toMatchObject({
    name: "Derby",
    boards: 4,
    where: "by_hand",
    timed: false,
    lockStep: "all",
    seatProof: "off",
    a: { name: "Reds", captain: "Anna", players: "Anna, Bob" },
    b: { name: "Blues", captain: "Clara", players: "" },
  });
});

test("a comparative event has the same bot, boards and days", () => {
  const view = {
    card: { name: "Boards 1", bot: "Pip", boards: 12, both_sides: true, opens_at: NOW, closes_at: NOW + 3 * DAY },
    about: "",
    time: { kind: "live", delay_s: 12, reserve_s: 600 },
  } as ComparativeView;
  expect(comparativeAgain(FIRST_COMPARATIVE, view)).toEqual({
    name: "Boards 2",
    about: "",
    bot: "Pip",
    boards: 12,
    bothSides: true,
    clock: "live",
    days: 3,
  });
});
