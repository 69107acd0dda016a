/** What is played: formats, clocks, options, results. Used wherever a match or a table is named. */
import type { GameResult, MatchFormat, OutcomeReason, RatingList, TimeControl } from "../../../wire/messages";

export const game = {
  format: (format: MatchFormat): string => {
    switch (format.kind) {
      case "points":
        return format.length === 1 ? "1 point" : `${String(format.length)} points`;
      case "three_games":
        return "Three games";
      case "normal":
        return "Normal game";
      case "single":
        return "Single game";
      default:
        return format satisfies never;
    }
  },
  clock: (time: TimeControl): string => {
    switch (time.kind) {
      case "none":
        return "No clock";
      case "live":
        return `${String(time.delay_s)} s + ${minutes(time.reserve_s)}`;
      case "correspondence":
        return time.days_per_turn === 1 ? "1 day a turn" : `${String(time.days_per_turn)} days a turn`;
      default:
        return time satisfies never;
    }
  },
  clockLong: (time: TimeControl): string => {
    switch (time.kind) {
      case "none":
        return "No clock";
      case "live":
        return `${String(time.delay_s)} seconds free each turn, then ${minutes(time.reserve_s)} in reserve for the whole match`;
      case "correspondence":
        return time.days_per_turn === 1 ? "One day for each turn" : `${String(time.days_per_turn)} days for each turn`;
      default:
        return time satisfies never;
    }
  },
  /** `amount` is written with its sign. */
  stake: (amount: string, byThePoint: boolean): string => (byThePoint ? `${amount} a point` : `${amount} each`),
  rated: "Rated",
  unrated: "Not rated",
  list: { normal: "Normal", price: "Price" } satisfies Record<RatingList, string>,
  options: {
    jacoby: "Jacoby",
    automatic_doubles: "Automatic doubles",
    beavers: "Beavers",
    raccoons: "Raccoons",
  },
  automaticUpTo: (times: number): string => `Automatic doubles, up to ${String(times)}`,
  illegalPlays: "Illegal plays may stand",
  thrown: "Dice thrown by hand",
  alternate: "Start alternates",
  provisional: "Provisional: fewer than 20 points of experience in this list",
  bot: "Bot",
  guest: "Guest",
  result: { single: "single game", gammon: "gammon", backgammon: "backgammon" } satisfies Record<GameResult, string>,
  reason: {
    borne_off: "played out",
    passed: "double passed",
    resigned: "resigned",
    left: "opponent left",
    timed_out: "on time",
    completed: "played out",
    agreed: "agreed to stop",
    aborted: "aborted",
  } satisfies Record<OutcomeReason, string>,
  won: "Won",
  lost: "Lost",
  drawn: "Drawn",
  aborted: "Aborted",
  running: "In play",
  band: (rating: string): string => `Band ${rating}`,
  ratingOf: (name: string, rating: string): string => `${name}, rated ${rating}`,
  diceCommitted: "Dice committed",
  commitmentWhole: (hex: string): string => `The commitment to the dice is ${hex}`,
  copy: "Copy",
  copied: "Copied",
  copyFailed: "This browser does not allow copying.",
};

function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (whole === 0) return `${String(rest)} s`;
  return rest === 0 ? `${String(whole)} min` : `${String(whole)} min ${String(rest)} s`;
}
