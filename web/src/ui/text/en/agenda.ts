/** The list behind the bell, notices on the page and notifications of the browser. */
export const agenda = {
  title: "Waiting for you",
  open: (count: number): string => (count === 0 ? "Nothing is waiting for you" : `${String(count)} waiting for you`),
  correspondence: (count: number): string =>
    count === 1
      ? "1 correspondence match is waiting for you."
      : `${String(count)} correspondence matches are waiting for you.`,
  nothing: "Nothing is waiting for you.",
  yourTurn: (name: string): string => `Your turn against ${name}`,
  theirTurn: (name: string): string => `${name} to move`,
  until: (at: string): string => `until ${at}`,
  challenge: (name: string): string => `${name} challenges you`,
  tournament: (name: string): string => `Your tournament match against ${name} is ready`,
  team_match: (name: string): string => `Your team match board against ${name} is ready`,
  begun: (name: string): string => `Your match against ${name} has started`,
  notifications: "Notifications",
  lead: "The bell at the top of every page lists what is waiting for you.",
  browser: "Browser notifications",
  browserText: "For your turn, challenges, new matches and rematches, while you look elsewhere and a tab stays open",
  refused: "Your browser blocks notifications for this site. Allow them in the browser’s settings.",
  none: "This browser does not support notifications.",
};
