/** The leaderboards, the records, and the score between two players. */
import type { RatingList } from "../../../wire/messages";

export const leaderboards = {
  title: "Leaderboards",
  lead: "Ratings change right after every rated match. Bots are always marked.",
  list: "List",
  listHelp: {
    price:
      "Stakes: matches to 5 points, three games without the cube, and single games by the point. You can play them for a stake or for nothing.",
    normal: "Casual: sessions played game by game, never for a stake.",
  } satisfies Record<RatingList, string>,
  active: "Active",
  days: { ever: "any time", "7": "last 7 days", "30": "last 30 days", "90": "last 90 days", "365": "last year" },
  experience: "Experience",
  atLeast: (n: number): string => (n === 0 ? "any" : `${String(n)} or more`),
  bots: "Show bots",
  rank: "Rank",
  player: "Player",
  rating: "Rating",
  played: "Last match",
  you: "you",
  more: "Show more",
  top: "To the top",
  aroundMe: "My rank",
  notRated: "You are not listed yet: players are listed from experience 20. Play more rated matches in this list.",
  search: "Find a player",
  searchHint: "Start of the name",
  find: "Find",
  found: (count: number): string => (count === 1 ? "1 player" : `${String(count)} players`),
  foundNobody: "No name starts like this. Check the spelling.",
  unrated: "unrated",
  nobody: "No players match these filters.",
  nobodyText: "Widen the filters to see more players.",
  empty: "This list is still empty",
  emptyText: {
    price:
      "Players are listed from experience 20. Four rated matches to 5 points are enough, or five rated matches of three games, or ten single games by the point. Matches against bots count too.",
    normal:
      "Players are listed from experience 20: after 20 rated games at “Game by game” tables. Games against bots count too.",
  } satisfies Record<RatingList, string>,
  play: "Play a match",
  records: "Records",
  mostPlayed: "Most matches",
  bestStreak: "Longest winning streaks",
  streak: "Current winning streaks",
  streakHelp: "Rated matches won in a row",
  noRecord: "None yet.",
  headToHead: "Against you",
  neverMet: "You have not finished a match against each other yet.",
  wins: (name: string, won: string): string => `${name} won ${won}`,
  met: (count: string, date: string): string => `Matches: ${count}, last on ${date}`,
};
