/** Formats, clocks, options and results, for every place that names a match or a table. */
import type { GameResult, MatchFormat, OutcomeReason, RatingList, TimeControl } from "../../../wire/messages";

export const game = {
  format: (format: MatchFormat): string => {
    switch (format.kind) {
      case "points":
        return `Match to ${String(format.length)} ${format.length === 1 ? "point" : "points"}`;
      case "three_games":
        return "Three games, no cube";
      case "normal":
        return "Game by game";
      case "single":
        return "Single game by the point";
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
        return time.days_per_turn === 1 ? "1 day per turn" : `${String(time.days_per_turn)} days per turn`;
      default:
        return time satisfies never;
    }
  },
  clockLong: (time: TimeControl): string => {
    switch (time.kind) {
      case "none":
        return "No clock";
      case "live":
        return `${String(time.delay_s)} s delay per turn, plus a reserve of ${minutes(time.reserve_s)} for the whole match`;
      case "correspondence":
        return time.days_per_turn === 1 ? "One day per turn" : `${String(time.days_per_turn)} days per turn`;
      default:
        return time satisfies never;
    }
  },
  /** `amount` is written with its sign. */
  stake: (amount: string, byThePoint: boolean): string => (byThePoint ? `${amount} per point` : `${amount} each`),
  rated: "Rated",
  unrated: "Unrated",
  list: { normal: "Casual", price: "Stakes" } satisfies Record<RatingList, string>,
  options: {
    jacoby: "Jacoby",
    automatic_doubles: "Automatic doubles",
    beavers: "Beavers",
    raccoons: "Raccoons",
  },
  automaticUpTo: (times: number): string => `Automatic doubles, up to ${String(times)}`,
  illegalPlays: "Illegal plays may stand",
  thrown: "Dice rolled by hand",
  alternate: "Alternating start",
  provisional: "Provisional: experience below 20 in this list",
  bot: "Bot",
  guest: "Guest",
  result: { single: "single game", gammon: "gammon", backgammon: "backgammon" } satisfies Record<GameResult, string>,
  reason: {
    borne_off: "played out",
    passed: "double passed",
    resigned: "resigned",
    left: "opponent left",
    timed_out: "out of time",
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
  bandBelow: (rating: string): string => `below ${rating}`,
  bandAbove: (rating: string): string => `above ${rating}`,
  ratingOf: (name: string, rating: string): string => `${name}, rated ${rating}`,
  diceCommitted: "Dice committed",
  commitmentWhole: (hex: string): string => `Dice commitment: ${hex}`,
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
