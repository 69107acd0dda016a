/** The review of a match. */
import type { AnalysisPhase, CubeChoice, ErrorClass, RolloutReason } from "../../../wire/messages";

const choices: Record<CubeChoice, string> = {
  no_double: "no double",
  double: "double",
  take: "take",
  pass: "pass",
  beaver: "beaver",
  raccoon: "raccoon",
};
const did: Record<CubeChoice, string> = {
  no_double: "rolls",
  double: "doubles",
  take: "takes",
  pass: "passes",
  beaver: "beavers",
  raccoon: "raccoons",
};

export const review = {
  title: "Review",
  heading: (white: string, black: string): string => `${white} – ${black}`,
  lead: (plies: number): string =>
    plies === 0 ? "A quick analysis. A deeper one follows." : `${String(plies)}-ply analysis of every decision.`,
  leadDeep: (plies: number, games: number): string =>
    `${String(plies)}-ply analysis of every decision; then mistakes and close decisions rolled out, up to ${String(games)} games per choice.`,
  leadBefore: "What was good, what was not, and what was luck.",
  waiting: "Analysing every roll and every decision of this match …",
  deeper: "Analysing deeper …",
  deepen: "Roll out the mistakes",
  deepenHint:
    "Plays out the mistakes and close decisions of both sides hundreds of times. Some turn out not to be mistakes. This takes a minute to half an hour: new matches are analysed first. You can leave this page meanwhile.",
  deepening: "Rolling out the mistakes …",
  deepenBusy: "Another match of yours is being rolled out. Try again when it is done.",
  deepenEnough: "You have reached today’s limit of rolled-out matches. Try again tomorrow.",
  progress: (done: number, total: number): string =>
    total === 0 ? "In the queue" : `${String(done)} of ${String(total)}`,
  notOver: "A match can be reviewed once it is over.",
  notFound: "There is no match with this id.",
  none: "There is no analysis of this match.",
  empty: "No moves were played in this match.",
  toMatch: "To the match",
  share: "Copy link",
  shared: "Link copied. It opens this position.",

  summary: "Both players",
  pr: "PR",
  prHint: "500 × the average error per decision. Below 3: world class. Below 8: strong. Above 15: much to learn.",
  error: "Error",
  luck: "Luck",
  mistakes: "Doubtful, bad, very bad",
  snowie: "Snowie error rate",
  decisions: "Decisions",
  plays: "Checker plays",
  doubles: "Doubles",
  answers: "Takes and passes",
  phase: { opening: "Opening", contact: "Contact", race: "Race", bear_off: "Bear-off" } satisfies Record<
    AnalysisPhase,
    string
  >,
  withoutLuck: (name: string, share: string): string =>
    `Without luck, ${name}’s chance to win the match would have been ${share}.`,
  withoutLuckPoints: (name: string, points: string): string => `Without luck, ${name} would have ${points} points.`,
  cost: "Cost",
  noDecisions: "—",

  board: (name: string): string => `Position before ${name}’s decision`,
  steps: "Step through the match",
  first: "To the start",
  previous: "Back",
  next: "Forward",
  last: "To the end",
  previousMistake: "Previous mistake",
  nextMistake: "Next mistake",
  keys: "Keys: left and right step through the match, up and down jump between mistakes.",
  place: (game: number, number: number, total: number): string =>
    `Game ${String(game)} · ${String(number)} of ${String(total)}`,
  score: (white: string, own: number, black: string, other: number): string =>
    `${white} ${String(own)} – ${String(other)} ${black}`,
  crawford: "Crawford",

  chart: (name: string): string => `${name}’s chance of winning the match`,
  chartPoints: (name: string): string => `Points for ${name}`,
  chartPlace: (game: number, value: string): string => `game ${String(game)}, ${value}`,

  moves: "Moves",
  course: "Course of the match",
  worstOf: (name: string): string => `Worst mistakes of ${name}`,
  class: { good: "Good", doubtful: "Doubtful", bad: "Bad", very_bad: "Very bad" } satisfies Record<ErrorClass, string>,
  rolled: (name: string, dice: string): string => `${name} rolls ${dice}`,
  doesCube: (name: string, choice: CubeChoice): string => `${name} ${did[choice]}`,
  did,
  choices,
  optional: "Optional double: rolling is worth the same.",
  tooGood: "too good to double",
  forced: "Forced",
  illegal: (notation: string): string => `${notation} is not legal. The opponent let it stand, so it is not analysed.`,
  illegalShort: (notation: string): string => `${notation} (illegal)`,
  notPlayed: "The game ended before this was played.",
  best: "Best",
  made: "Played",
  play: "Play",
  equity: "Equity",
  wins: "Wins",
  gammons: "Gammons",
  losses: "Lost gammons",
  others: "Other programs, from the file",
  program: "Program",
  prOf: (program: string): string => `PR by ${program}`,
  prHere: (rating: string): string => `here ${rating}`,
  prOfHint: "Over the decisions that both programs analysed, by this site’s rules.",
  choice: "Choice",
  rolledOut: "rolled out",
  rollout: {
    why: {
      mistake: "Rolled out because the first analysis called it a mistake.",
      close: "Rolled out because the best two were within 0.02.",
      depths_disagree: "Rolled out because two search depths disagreed.",
    } satisfies Record<RolloutReason, string>,
    confirmed: (best: string, games: number, margin: string, low: string, high: string): string =>
      `After ${String(games)} games, ${best} is still best, by ${margin} (95%: ${low} to ${high}).`,
    changed: (best: string, before: string, games: number, margin: string, low: string, high: string): string =>
      `After ${String(games)} games, ${best} is best instead of ${before}, by ${margin} (95%: ${low} to ${high}).`,
    undecided: (best: string, games: number, margin: string, low: string, high: string): string =>
      `Too close to call after ${String(games)} games: ${best} leads by ${margin} (95%: ${low} to ${high}).`,
    cost: (before: string, now: string): string => `Cost: ${before} before the rollout, ${now} now.`,
  },
  plies: (plies: number): string => `${String(plies)}-ply`,
  lucky: {
    very_unlucky: "a very unlucky roll",
    unlucky: "an unlucky roll",
    usual: "",
    lucky: "a lucky roll",
    very_lucky: "a very lucky roll",
  },
  luckOf: (amount: string): string => `Luck ${amount}`,
  why: {
    better: (play: string): string => `${play} is better:`,
    // In 100 games, because "24% more" would be understood as a share of the other play's wins.
    wins: (games: string, more: boolean): string =>
      `${more ? "it wins" : "although it wins"} ${games} ${more ? "more" : "fewer"} games in 100`,
    gammons: (games: string, more: boolean): string =>
      `${more ? "it wins" : "although it wins"} ${games} ${more ? "more" : "fewer"} gammons in 100 games`,
    losses: (games: string, fewer: boolean): string =>
      `${fewer ? "it loses" : "although it loses"} ${games} ${fewer ? "fewer" : "more"} gammons in 100 games`,
    cube: "the chances are similar, but it makes better use of the cube",
    missedDouble: (gain: string, answer: string): string =>
      `Doubling was worth ${gain} more; the opponent should ${answer}.`,
    wrongDouble: (win: string, gain: string): string =>
      `With ${win} wins, rolling without a double was better by ${gain}.`,
    tooGood: (gammons: string): string =>
      `With ${gammons} gammons, it was better to play on for a gammon than to cash.`,
    wrongTake: (win: string, gammons: string): string =>
      `With ${win} wins and ${gammons} gammon losses, passing loses less.`,
    wrongPass: (win: string): string => `With ${win} wins, taking loses less than passing.`,
    beaver: "A beaver would have been worth twice as much.",
    fine: "This was best.",
  },
  list: "Biggest mistakes",
  listEmpty: "No doubtful decisions: well played.",
};
