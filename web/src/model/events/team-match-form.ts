/** The form for a new team match, and the message made from it. */
import { startsOf } from "./tournament-form";
import type { CreateTeam, CreateTeamMatch, EventMatches, TimeControl } from "../../wire/messages";

export const BOARD_COUNTS = [4, 5, 6, 7, 8, 10, 12] as const;

export interface TeamForm {
  name: string;
  captain: string;
  /** Names separated by commas, as they were typed. */
  players: string;
}

/** Where and how the games of a team match are played. */
export interface PlayForm {
  where: "here" | "by_hand";
  pace: "live" | "correspondence";
  /** Whether dice are rolled by hand on sensor boards. */
  thrown: boolean;
  barometer: boolean;
  exchange: boolean;
  /** Whether spectators watch the open room as it plays, and not only as far as both rooms have played. */
  ungated: boolean;
  /** The matches in lock-step, where both rooms take each turn before either goes on; a single match is `off` or `all`. */
  lockStep: EventMatches;
  /** The matches whose players take their seats with a passkey; a single match is `off` or `all`. */
  seatProof: EventMatches;
}

export interface TeamMatchForm extends PlayForm {
  name: string;
  boards: number;
  /** Whether the boards begin at `start`; otherwise as soon as both line-ups are named. */
  timed: boolean;
  /** The start in local time, as the form field contains it. */
  start: string;
  /** The minutes after the start within which a team has to come, with a live clock. */
  grace: number;
  a: TeamForm;
  b: TeamForm;
}

const NO_TEAM: TeamForm = { name: "", captain: "", players: "" };

export const FIRST_TEAM_MATCH: TeamMatchForm = {
  name: "",
  boards: 6,
  where: "here",
  pace: "live",
  thrown: false,
  barometer: true,
  exchange: false,
  ungated: false,
  lockStep: "off",
  seatProof: "off",
  timed: false,
  start: "",
  grace: 10,
  a: NO_TEAM,
  b: NO_TEAM,
};

/** The classic settings, from a team match of 2008: six boards, a running score, no exchange of seats. */
export function asIn2008(form: TeamMatchForm): TeamMatchForm {
  return { ...form, boards: 6, barometer: true, exchange: false };
}

/**
 * Fills both teams with house bots. `bots` is sorted by strength: the first and the fourth play the second and
 * the third, so that the teams are about equal. Fewer than four bots change nothing.
 */
export function withBots(
  form: TeamMatchForm,
  bots: readonly string[],
  nameOf: (letter: string) => string,
): TeamMatchForm {
  const team = (name: string, players: string[], before: TeamForm): TeamForm => ({
    name: before.name.trim() === "" ? name : before.name,
    captain: players[0] ?? "",
    players: players.join(", "),
  });
  const [one = "", two = "", three = "", four = ""] = bots;
  if (four === "") return form;
  return {
    ...form,
    where: "here",
    a: team(nameOf("A"), [one, four], form.a),
    b: team(nameOf("B"), [two, three], form.b),
  };
}

/** The names in a text, separated by commas, semicolons or line breaks. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,;\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** A team with at least this many players; null if something is missing. */
export function teamOf(form: TeamForm, least = 2): CreateTeam | null {
  const players = namesIn(form.players);
  const [name, captain] = [form.name.trim(), form.captain.trim() || (players[0] ?? "")];
  return name === "" || captain === "" || players.length < least ? null : { name, captain, players };
}

/** The part of the message that says where and how the games are played. */
export function playOf(form: PlayForm): Pick<CreateTeamMatch, "barometer" | "exchange" | "ungated" | "play"> {
  const isHere = form.where === "here";
  const time: TimeControl =
    form.pace === "live" ? { kind: "live", delay_s: 12, reserve_s: 600 } : { kind: "correspondence", days_per_turn: 3 };
  return {
    barometer: form.barometer,
    exchange: form.exchange && isHere,
    ungated: form.ungated && isHere,
    play: isHere ? { kind: "here", time, dice: form.thrown ? "thrown" : "served" } : { kind: "by_hand" },
  };
}

/** The matches with lock-step and with a passkey at each seat, which need tables of this site and the server's dice. */
export function optionsOf(form: PlayForm): Record<"lock_step" | "seat_proof", EventMatches> {
  const may = form.where === "here" && !form.thrown;
  return { lock_step: may ? form.lockStep : "off", seat_proof: may ? form.seatProof : "off" };
}

/** Returns the time of the start: undefined without a start, null if the field holds no time or a time in the past. */
export function startOfMatch(form: TeamMatchForm, now: number): number | null | undefined {
  if (!form.timed || form.where === "by_hand") return undefined;
  return startsOf({ start: form.start, every: 0, rounds: 1 }, now)?.[0] ?? null;
}

/** Returns the message, or null if something is missing or the start has passed. `now` is the current time in milliseconds. */
export function teamMatchOf(form: TeamMatchForm, now: number): CreateTeamMatch | null {
  const [a, b, name] = [teamOf(form.a), teamOf(form.b), form.name.trim()];
  const start = startOfMatch(form, now);
  if (name.length < 3 || a === null || b === null || start === null) return null;
  const options = optionsOf(form);
  return {
    name,
    boards: form.boards,
    ...playOf(form),
    lock_step: options.lock_step !== "off",
    seat_proof: options.seat_proof !== "off",
    starts_at: start ?? null,
    grace_minutes: start !== undefined && form.pace === "live" ? form.grace : null,
    a,
    b,
  };
}
