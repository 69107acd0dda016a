/** A new event with the settings of an earlier one. Where the form lacks a setting, it takes the next smaller choice. */
import type { ComparativeView, TeamEventView, TeamMatchView, TeamView, TournamentView } from "../../wire/messages";
import { COMPARATIVE_BOARDS, OPEN_DAYS, type ComparativeForm } from "./comparative-form";
import { PLACES, type TeamEventForm } from "./team-event-form";
import type { PlayForm, TeamForm, TeamMatchForm } from "./team-match-form";
import {
  FEES,
  fieldTime,
  fitted,
  GRACE_MINUTES,
  LATE_MINUTES,
  MATCH_LENGTHS,
  MOVE_DAYS,
  nearest,
  PAUSE_SECONDS,
  ROUND_MINUTES,
  type TournamentForm,
} from "./tournament-form";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns the name of the next event of a series: `Tuesday 3` becomes `Tuesday 4`. Other names stay, also those that end in
 * a year, a date or a time, and those that would become longer than `most`.
 */
export function nextName(name: string, most: number): string {
  const [, before = "", digits] = /^(|.*\D)(\d{1,3})$/u.exec(name) ?? [];
  if (digits === undefined || /\d[.:/-]$/u.test(before)) return name;
  const next = before + String(Number(digits) + 1).padStart(digits.length, "0");
  return next.length > most ? name : next;
}

/** Returns a time that is moved by whole weeks, at least one, into the future. The local time of day stays. */
export function weeksLater(at: number, now: number): number {
  const moved = new Date(at);
  do {
    moved.setDate(moved.getDate() + 7);
  } while (moved.getTime() <= now);
  return moved.getTime();
}

/** Returns the form for a tournament like another one. */
export function tournamentAgain(form: TournamentForm, view: TournamentView, now: number): TournamentForm {
  const { format, time, ...card } = view.card;
  return fitted({
    ...form,
    ...timesAgain(form.start, view.starts, now),
    name: nextName(card.name, 60),
    about: view.about,
    format: format.kind,
    rounds: format.kind === "swiss" ? (format.rounds ?? 0) : form.rounds,
    lives: format.kind === "lives" ? format.lives : form.lives,
    groups: format.kind === "round_robin" ? format.groups : form.groups,
    twice: format.kind === "round_robin" && format.twice,
    finalOf: card.final_of ?? 0,
    length: nearest(MATCH_LENGTHS, card.length),
    places: card.places,
    pace: time.kind === "live" ? "live" : "correspondence",
    days: time.kind === "correspondence" ? nearest(MOVE_DAYS, time.days_per_turn) : form.days,
    grace: nearest(GRACE_MINUTES, view.grace_minutes ?? form.grace),
    pause: nearest(PAUSE_SECONDS, view.pause_seconds ?? form.pause),
    late: lateMinutes(view),
    checkIn: view.check_in,
    byRating: view.by_rating,
    prizes: view.you.may_give_prizes ? view.prizes.map((prize) => String(prize / 100)).join(", ") : "",
    fee: nearest(FEES, card.fee ?? 0),
    shares: view.shares.length === 0 ? form.shares : view.shares.join(", "),
  });
}

/** Returns the form for a team event like another one. Its teams enter again. */
export function teamEventAgain(form: TeamEventForm, view: TeamEventView, now: number): TeamEventForm {
  const { card } = view;
  return {
    ...form,
    ...playAgain(view),
    ...timesAgain(form.start, view.starts, now),
    name: nextName(card.name, 50),
    about: view.about,
    boards: card.boards,
    finalBoards: card.final_boards ?? 0,
    twice: view.twice,
    places: nearest(PLACES, card.places),
    lockStep: view.lock_step,
    seatProof: view.seat_proof,
  };
}

/** Returns the form for a match of the same teams. */
export function teamMatchAgain(form: TeamMatchForm, view: TeamMatchView, now: number): TeamMatchForm {
  const { card, teams } = view;
  const { timed, start } = timesAgain(form.start, card.starts_at === null ? [] : [card.starts_at], now);
  return {
    ...form,
    ...playAgain(view),
    name: nextName(card.name, 60),
    boards: card.boards,
    timed,
    start,
    grace: nearest(GRACE_MINUTES, view.grace_minutes ?? form.grace),
    lockStep: view.lock_step ? "all" : "off",
    seatProof: view.seat_proof ? "all" : "off",
    a: teamAgain(teams[0]),
    b: teamAgain(teams[1]),
  };
}

/** Returns the form for a comparative event like another one. */
export function comparativeAgain(form: ComparativeForm, { card, about, time }: ComparativeView): ComparativeForm {
  return {
    ...form,
    name: nextName(card.name, 60),
    about,
    bot: card.bot,
    boards: nearest(COMPARATIVE_BOARDS, card.boards),
    bothSides: card.both_sides,
    clock: time.kind === "live" ? "live" : "none",
    days: nearest(OPEN_DAYS, Math.round((card.closes_at - card.opens_at) / DAY_MS)),
  };
}

/** Returns the fields of the start. `start` is the usual one, for an event that its director starts. */
function timesAgain(
  start: string,
  [first, second]: readonly number[],
  now: number,
): Pick<TournamentForm, "timed" | "start" | "every"> {
  if (first === undefined) return { timed: false, start, every: 0 };
  const every = second === undefined ? 0 : nearest(ROUND_MINUTES, Math.round((second - first) / MINUTE_MS));
  return { timed: true, start: fieldTime(weeksLater(first, now)), every };
}

/** Returns the minutes after the start in which late players may enter. */
function lateMinutes({ starts, late_until: until }: TournamentView): number {
  const start = starts[0];
  return start === undefined || until === null ? 0 : nearest(LATE_MINUTES, Math.round((until - start) / MINUTE_MS));
}

function playAgain({
  barometer,
  exchange,
  gated,
  play,
}: Pick<TeamMatchView, "barometer" | "exchange" | "gated" | "play">): Omit<PlayForm, "lockStep" | "seatProof"> {
  return {
    where: play.kind,
    pace: play.kind === "here" && play.time.kind === "correspondence" ? "correspondence" : "live",
    thrown: play.kind === "here" && play.dice === "thrown",
    barometer,
    exchange,
    ungated: !gated,
  };
}

function teamAgain({ name, captain, players }: TeamView): TeamForm {
  return { name, captain, players: players.map((player) => player.name).join(", ") };
}
