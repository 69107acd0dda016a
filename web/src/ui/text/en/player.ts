/** The player page and the list of a player's matches. */
import type { ListingGap } from "../../../wire/messages";

export const player = {
  title: (name: string): string => `${name}, player`,
  since: (date: string): string => `Member since ${date}`,
  online: "online",
  offline: "offline",
  bot: "Bot",
  guest: "Guest",
  challenge: "Challenge",
  play: "Play",
  you: "This is you",
  ratings: "Ratings",
  experience: (n: string): string => `Experience ${n}`,
  missing: (gap: ListingGap): string => {
    switch (gap.kind) {
      case "experience":
        return `Provisional: on the leaderboard after ${String(gap.points)} more ${gap.points === 1 ? "point" : "points"} of experience`;
      case "days":
        return `Not on the leaderboard yet: play rated matches on ${gap.days === 1 ? "1 more day" : `${String(gap.days)} more days`}`;
      case "opponents":
        return `Not on the leaderboard yet: play ${String(gap.people)} more established ${gap.people === 1 ? "player" : "players"} or bots in rated matches`;
      case "debt":
        return `Not on the leaderboard: ${String(gap.points)} points come from accounts that are new or play mostly you. Play other players and bots`;
      case "hidden":
        return "Not on the leaderboard: a moderator has removed the player";
    }
  },
  listedBelow: (rating: string): string =>
    `On the leaderboard with ${rating}: the rest comes from accounts that are new or play mostly this player`,
  results: "Results",
  played: "Matches",
  won: "Won",
  lost: "Lost",
  drawn: "Drawn",
  completion: "Completion rate",
  streak: "Winning streak",
  bestStreak: (n: string): string => `longest ${n}`,
  winRate: "Win rate",
  recent: "Recent matches",
  all: "All matches",
  none: "No finished matches yet.",
  noneOwn: "You have not finished a match yet.",
  notFound: (name: string): string => `There is no player named “${name}”.`,
  notFoundText: "Check the spelling. Names are never given to another player.",

  chart: "Rating chart",
  chartOf: (list: string): string => `Rating in the list ${list}`,
  chartEmpty: "The chart begins with the first rated match.",
  chartHelp: "Use the left and right arrow keys to go from match to match.",
  chartSummary: (count: number, from: string, to: string, low: string, high: string): string =>
    `${String(count)} rated ${count === 1 ? "match" : "matches"}, from ${from} to ${to}; lowest ${low}, highest ${high}.`,
  chartPoint: (date: string, rating: string, change: string, opponent: string): string =>
    `${date}: ${rating} (${change}) against ${opponent}`,
  highest: "Highest",
  lowest: "Lowest",
  change: "Change",
  openMatch: "Open the match",

  historyTitle: "Match history",
  historyOf: (name: string): string => `Matches of ${name}`,
  filter: "Show",
  filterResult: "Result",
  filterKind: "Game",
  filterRated: "Rating",
  filterOpponents: "Opponents",
  any: "All",
  people: "People",
  bots: "Bots",
  more: "Show older matches",
  loadingMore: "Loading …",
  end: "No more matches.",
  nothingFits: "No matches fit these filters.",
  nothingFitsYet: "None of the matches loaded so far fit these filters.",
  clearFilter: "Show all",
  against: "against",
  score: "Score",
  voided: "voided",
  ratingChange: "Rating",
  replay: "Open",
  dice: "Dice",
  checkDice: (opponent: string): string => `Check the dice of the match against ${opponent}`,
  reviewMatchWith: (opponent: string): string => `Review the match against ${opponent}`,
  openMatchWith: (opponent: string): string => `Open the match against ${opponent}`,
  today: "Today",
  yesterday: "Yesterday",
};
