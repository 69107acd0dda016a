/** The form for a new team event, and the message made from it. */
import type { CreateTeam, CreateTeamEvent } from "../../wire/messages";
import { startsOf } from "./tournament-form";
import { optionsOf, playOf, teamOf, type PlayForm, type TeamForm } from "./team-match-form";

export interface TeamEventForm extends PlayForm {
  name: string;
  about: string;
  boards: number;
  /** The number of boards of the final; 0 for an event without one. */
  finalBoards: number;
  twice: boolean;
  places: number;
  /** Teams that are entered at once; rows without a name and players are left out. */
  teams: TeamForm[];
  begin: boolean;
  /** Whether it begins automatically at `start`; otherwise its director begins it. */
  timed: boolean;
  /** The start in local time, as the form field contains it. */
  start: string;
  /** Minutes between the starts of rounds; 0: a round begins as soon as its teams are free. */
  every: number;
}

export const PLACES = [2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export const FIRST_TEAM_EVENT: TeamEventForm = {
  name: "",
  about: "",
  boards: 6,
  finalBoards: 6,
  twice: false,
  barometer: true,
  exchange: false,
  ungated: false,
  lockStep: "all",
  seatProof: "off",
  where: "here",
  pace: "live",
  thrown: false,
  places: 8,
  teams: [],
  begin: false,
  timed: false,
  start: "",
  every: 0,
};

/** The classic settings, from a team event of 2008: three teams meet each other once over six boards, then a final of six boards. */
export function threeTeamsOf2008(form: TeamEventForm): TeamEventForm {
  return { ...form, boards: 6, finalBoards: 6, twice: false, barometer: true, exchange: false, places: 3 };
}

/** Fills in three teams of bots that begin at once, with the strongest bots spread evenly. Fewer than six bots change nothing. */
export function withBotTeams(
  form: TeamEventForm,
  bots: readonly string[],
  name: (letter: string) => string,
): TeamEventForm {
  if (bots.length < 6) return form;
  const teams = ["A", "B", "C"].map((letter, at) => {
    const players = [bots[at] ?? "", bots[5 - at] ?? ""];
    return { name: name(letter), captain: players[0] ?? "", players: players.join(", ") };
  });
  return { ...form, where: "here", pace: "live", places: Math.max(form.places, 3), teams, begin: true };
}

/**
 * Returns the message, or null if something is missing or the start has passed. `now` is the current time in milliseconds.
 */
export function teamEventOf(form: TeamEventForm, now: number): CreateTeamEvent | null {
  const named = form.teams.filter((team) => team.name.trim() !== "" || team.players.trim() !== "");
  const teams = named.map((team) => teamOf(team, 1));
  const name = form.name.trim();
  if (name.length < 3 || teams.some((team) => team === null)) return null;
  // With an odd number of teams one has a bye in each round.
  const rounds = (form.places - 1 + (form.places % 2)) * (form.twice ? 2 : 1);
  const starts = form.timed && form.where === "here" ? startsOf({ ...form, rounds }, now) : [];
  if (starts === null) return null;
  return {
    name,
    about: form.about.trim(),
    boards: form.boards,
    final_boards: form.finalBoards === 0 ? null : form.finalBoards,
    twice: form.twice,
    ...playOf(form),
    ...optionsOf(form),
    places: form.places,
    teams: teams.filter((team): team is CreateTeam => team !== null),
    begin: form.begin && teams.length > 1 && starts.length === 0,
    starts,
  };
}
