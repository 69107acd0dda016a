import { expect, test } from "vitest";
import type { ComparativeCard, Events, TeamEventCard, TournamentCard, TournamentPhase } from "../../wire/messages";
import { isCancelled, listed, nextEvents, startOf, weekEvent } from "./event-list";

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

function cup(id: string, phase: TournamentPhase, starts_at: number | null = null, created_at = 0): TournamentCard {
  return {
    id,
    name: id,
    director: "Dirk",
    phase,
    length: 5,
    time: { kind: "live", delay_s: 12, reserve_s: 120 },
    entries: 3,
    places: 8,
    format: { kind: "knock_out" },
    final_of: null,
    fee: null,
    winner: null,
    created_at,
    starts_at,
  };
}

function events(tournaments: TournamentCard[], rest: Partial<Events> = {}): Events {
  return { now: NOW, tournaments, team_events: [], team_matches: [], comparatives: [], yours: [], ...rest };
}

const ids = (all: Events): [string, string[]][] =>
  listed(all).map(({ group, events: here }) => [group, here.map((event) => event.card.id)]);

test("events are yours, in play, open, upcoming or finished, in this order", () => {
  const all = events(
    [
      cup("over", { kind: "over" }),
      cup("far", { kind: "entries" }, NOW + 48 * HOUR),
      cup("soon", { kind: "entries" }, NOW + 2 * HOUR),
      cup("playing", { kind: "round", number: 1 }),
      cup("mine", { kind: "entries" }, NOW + 48 * HOUR),
      cup("mine-over", { kind: "over" }),
    ],
    { yours: ["mine", "mine-over"] },
  );
  expect(ids(all)).toEqual([
    ["yours", ["mine"]],
    ["live", ["playing"]],
    ["open", ["soon"]],
    ["upcoming", ["far"]],
    ["finished", ["over", "mine-over"]],
  ]);
});

test("the earliest start comes first; of events without a start, the newest comes first", () => {
  const entries: TournamentPhase = { kind: "entries" };
  const all = events([
    cup("old", entries, null, 1),
    cup("new", entries, null, 2),
    cup("late", entries, NOW + 3 * HOUR),
    cup("early", entries, NOW + HOUR),
  ]);
  expect(ids(all)).toEqual([["open", ["early", "late", "new", "old"]]]);
});

test("events that were called off come after the others that are finished", () => {
  const off: TournamentPhase = { kind: "cancelled" };
  const over: TournamentPhase = { kind: "over" };
  const all = events([
    cup("off", off, null, 4),
    cup("old", over, null, 1),
    cup("new", over, null, 2),
    cup("early-off", off),
  ]);
  expect(ids(all)).toEqual([["finished", ["new", "old", "off", "early-off"]]]);
});

test("each kind of event has its place", () => {
  const week = { id: "week", phase: "open", opens_at: 0, closes_at: NOW } as ComparativeCard;
  const later = { ...week, id: "later", phase: "announced", opens_at: NOW + HOUR } as ComparativeCard;
  const league = { id: "league", phase: "round_robin", created_at: 0 } as TeamEventCard;
  const all = events([], { comparatives: [week, later], team_events: [league] });
  expect(ids(all)).toEqual([
    ["live", ["league"]],
    ["open", ["week"]],
    ["upcoming", ["later"]],
  ]);
  expect(startOf({ kind: "comparative", card: later })).toBe(NOW + HOUR);
  expect(startOf({ kind: "comparative", card: week })).toBe(null);
  expect(isCancelled({ kind: "team_event", card: { ...league, phase: "cancelled" } })).toBe(true);
});

test("the lobby names the next events, and the event of the week separately", () => {
  const week = { id: "week", week: NOW, phase: "open", opens_at: 0 } as ComparativeCard;
  const next = { ...week, id: "next-week", phase: "announced" } as ComparativeCard;
  const other = { ...week, id: "other", week: null } as ComparativeCard;
  const cups = [cup("over", { kind: "over" }), cup("a", { kind: "entries" }), cup("b", { kind: "entries" })];
  const all = events(cups, { comparatives: [next, week, other] });
  expect(nextEvents(all, 2).map((event) => event.card.id)).toEqual(["a", "b"]);
  expect(nextEvents(all, 9).map((event) => event.card.id)).toEqual(["a", "b", "other"]);
  expect(weekEvent(all)?.id).toBe("week");
  expect(weekEvent(events(cups))).toBe(null);
});
