/** The texts of the other pages: the messages, and the choices between them. */

import type { TeamDeed, TeamEventDeed, TournamentFormat, TournamentPhase } from "../../wire/messages";
import { chosen, type Chosen } from "./choices";
import type { PageMessages } from "./messages";

export type PageTexts = Chosen<PageMessages, ReturnType<typeof choices>>;

export function pageTexts(messages: PageMessages): PageTexts {
  return chosen(messages, choices(messages));
}

/** The larger of two dice comes first. */
function ordered(first: number, second: number): [number, number] {
  return [Math.max(first, second), Math.min(first, second)];
}

function choices({ boards, botPage, puzzles, teamEvents, teamMatches, tournaments, trainer }: PageMessages) {
  return {
    botPage: {
      traits: (name: string): { readonly good: string; readonly weak: string } | null => {
        const traits: Readonly<Record<string, { readonly good: string; readonly weak: string } | undefined>> =
          botPage.traits;
        return traits[name] ?? null;
      },
    },
    boards: {
      clockText: (seconds: number): string => {
        if (seconds === 0) return boards.clockText.correct;
        return seconds > 0 ? boards.clockText.fast(seconds) : boards.clockText.slow(-seconds);
      },
      /** `sensor` counts from 0. */
      fault: (point: number | null, sensor: number): string => boards.fault(point, sensor + 1),
    },
    puzzles: {
      askPlay: (side: string, first: number, second: number): string =>
        puzzles.askPlay(side, ...ordered(first, second)),
    },
    teamEvents: {
      deed: (deed: TeamEventDeed): string => {
        switch (deed.kind) {
          case "awarded":
            return teamEvents.deed.awarded(deed.tie, ...deed.vp);
          case "replayed":
            return teamEvents.deed.replayed(deed.tie);
          case "team_changed":
            return teamEvents.deed.team_changed(deed.team);
          case "draw_undone":
          case "cancelled":
            return teamEvents.deed[deed.kind];
          default:
            return deed satisfies never;
        }
      },
    },
    teamMatches: {
      deed: (deed: TeamDeed, teams: readonly [string, string]): string => {
        const words = teamMatches.deed;
        switch (deed.kind) {
          case "assigned":
            return words.assigned(deed.board, deed.room);
          case "board_cancelled":
            return words.board_cancelled(deed.board, deed.set);
          case "held":
          case "released":
            return words[deed.kind](deed.room);
          case "substituted":
            return words.substituted(deed.player, deed.before, deed.room, deed.board);
          case "team_changed":
            return words.team_changed(teams[deed.team === "A" ? 0 : 1]);
          case "walked_over":
            return words.walked_over(teams[deed.to === "A" ? 0 : 1]);
          case "two_people":
            return words.two_people(...deed.players);
          case "cancelled":
            return words.cancelled;
          default:
            return deed satisfies never;
        }
      },
    },
    tournaments: {
      format: (format: TournamentFormat): string => {
        const words = tournaments.format;
        switch (format.kind) {
          case "knock_out":
            return words.knock_out;
          case "swiss":
            return format.rounds === null ? words.unbeaten : words.swiss(format.rounds);
          case "lives":
            return words.lives(format.lives);
          case "round_robin":
            return format.groups === 1 ? words.all(format.twice) : words.groups(format.groups);
          default:
            return format satisfies never;
        }
      },
      phase: (phase: TournamentPhase): string =>
        phase.kind === "round" || phase.kind === "between_rounds"
          ? tournaments.phase[phase.kind](phase.number)
          : tournaments.phase[phase.kind],
      form: {
        everyMinutes: (minutes: number): string => {
          const words = tournaments.form.everyMinutes;
          if (minutes === 0) return words.soon;
          if (minutes < 1440) return words.minutes(minutes);
          return minutes === 1440 ? words.day : words.week;
        },
      },
      /** `count` is the number of players who were found, with the one who is named. */
      foundInBracket: (name: string, count: number): string => tournaments.foundInBracket(name, count - 1),
    },
    trainer: {
      askPlay: (first: number, second: number): string => trainer.askPlay(...ordered(first, second)),
    },
  };
}
