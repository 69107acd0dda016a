/** The forecast for a tournament before anybody has entered: its rounds, the matches of a player, the boards, the time. */
import type { TournamentFormat } from "../../wire/messages";

/** The usual minutes of a live match for each point of its length. */
const MINUTES_PER_POINT = 11;

/** The least and the most that is possible if nobody withdraws. */
export interface Span {
  least: number;
  most: number;
}

export interface Forecast {
  /** The rounds before a final. */
  stage: Span;
  /** All rounds. */
  rounds: Span;
  /** The matches of a player. Byes are not among them. */
  matches: Span;
  /** The matches that are played at the same time. */
  boards: number;
}

/** Returns the forecast for a number of players. `finalOf` is the number who go on to a final, of each group in a round robin. */
export function forecastOf(format: TournamentFormat, finalOf: number | null, players: number): Forecast {
  const stage = stageRounds(format, finalOf ?? 1, players);
  const groups = format.kind === "round_robin" ? format.groups : 1;
  const final = finalOf === null ? 0 : knockOutRounds(finalOf * groups);
  const matches = stageMatches(format, stage, players);
  const sizes = groupSizes(players, groups);
  return {
    stage,
    rounds: { least: stage.least + final, most: stage.most + final },
    matches: { least: matches.least, most: matches.most + final },
    boards: sizes.reduce((sum, size) => sum + Math.floor(size / 2), 0),
  };
}

/** Returns the usual minutes of rounds of live matches. */
export function usualMinutes(rounds: number, length: number): number {
  return rounds * length * MINUTES_PER_POINT;
}

/** Returns the highest number of rounds of a Swiss. In an odd field everybody has a bye once, so there is one more round. */
export function swissRoundsMax(players: number): number {
  return players - 1 + (players % 2);
}

function stageRounds(format: TournamentFormat, last: number, players: number): Span {
  switch (format.kind) {
    case "knock_out":
      return exactly(knockOutRounds(players));
    case "swiss":
      return format.rounds === null
        ? untilOneUnbeaten(players)
        : exactly(Math.min(format.rounds, swissRoundsMax(players)));
    case "lives": {
      const fewer = Array.from({ length: format.lives - 1 }, () => 0);
      return untilLast([...fewer, players], last, new Map());
    }
    case "round_robin": {
      // In a group of an odd number one player is free in each round.
      const size = Math.ceil(players / format.groups);
      return exactly(swissRoundsMax(size) * (format.twice ? 2 : 1));
    }
    default:
      return format satisfies never;
  }
}

function stageMatches(format: TournamentFormat, rounds: Span, players: number): Span {
  switch (format.kind) {
    case "knock_out":
      return { least: 1, most: rounds.most };
    case "swiss":
      return { least: rounds.least - (players % 2), most: rounds.most };
    case "lives":
      return { least: format.lives, most: rounds.most };
    case "round_robin": {
      const sizes = groupSizes(players, format.groups);
      const opponents = { least: Math.min(...sizes) - 1, most: Math.max(...sizes) - 1 };
      const meetings = format.twice ? 2 : 1;
      return { least: opponents.least * meetings, most: opponents.most * meetings };
    }
    default:
      return format satisfies never;
  }
}

function exactly(count: number): Span {
  return { least: count, most: count };
}

function knockOutRounds(players: number): number {
  return Math.ceil(Math.log2(players));
}

/** Returns the sizes of groups that are as equal as possible. */
function groupSizes(players: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, at) => Math.floor((players + at) / groups));
}

/**
 * Returns the rounds of a Swiss until at most one player is unbeaten. Of an odd number of unbeaten players one meets
 * somebody who is not, and may win or lose; in round one that player has a bye.
 */
function untilOneUnbeaten(players: number): Span {
  const after = Math.ceil(players / 2);
  return {
    least: 1 + Math.floor(Math.log2(after)),
    most: 1 + Math.ceil(Math.log2(after)),
  };
}

/**
 * Returns the rounds until `last` or fewer players are left. `left[0]` is the number of players with one life, and so on.
 * `known` keeps what has been worked out.
 */
function untilLast(left: readonly number[], last: number, known: Map<string, Span>): Span {
  if (left.reduce((sum, count) => sum + count, 0) <= last) return exactly(0);
  const key = left.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const later = afterRound(left).map((next) => untilLast(next, last, known));
  const span = {
    least: 1 + Math.min(...later.map(({ least }) => least)),
    most: 1 + Math.max(...later.map(({ most }) => most)),
  };
  known.set(key, span);
  return span;
}

/** Returns the possible numbers of players with so many lives after a round in which equals meet as far as possible. */
function afterRound(left: readonly number[]): (readonly number[])[] {
  let possible: (readonly number[])[] = [left.map(() => 0)];
  /** The lives, less one, of a player for whom there was no equal. */
  let single: number | null = null;
  for (let level = left.length - 1; level >= 0; level -= 1) {
    let here = left[level] ?? 0;
    if (single !== null && here > 0) {
      const above = single;
      possible = possible.flatMap((counts) => [
        plus(plus(counts, above - 1, 1), level, 1),
        plus(plus(counts, above, 1), level - 1, 1),
      ]);
      here -= 1;
      single = null;
    }
    const pairs = Math.floor(here / 2);
    possible = possible.map((counts) => plus(plus(counts, level, pairs), level - 1, pairs));
    if (here % 2 === 1) single = level;
  }
  const free = single;
  return free === null ? possible : possible.map((counts) => plus(counts, free, 1));
}

/** Returns the counts with `more` added at a level. Below the lowest level nobody is counted. */
function plus(counts: readonly number[], level: number, more: number): readonly number[] {
  return counts.map((count, at) => (at === level ? count + more : count));
}
