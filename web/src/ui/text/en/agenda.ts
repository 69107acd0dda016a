/** What waits for a player, in the bell, in notices of the page and in those of the browser. */
export const agenda = {
  title: "Waiting for you",
  open: (count: number): string => (count === 0 ? "Nothing waits for you" : `${String(count)} waiting for you`),
  correspondence: (count: number): string =>
    count === 1 ? "1 correspondence match waits for you." : `${String(count)} correspondence matches wait for you.`,
  nothing: "Nothing waits for you.",
  yourTurn: (name: string): string => `Your turn against ${name}`,
  theirTurn: (name: string): string => `${name} is on turn`,
  until: (at: string): string => `until ${at}`,
  challenge: (name: string): string => `${name} challenges you`,
  tournament: (name: string): string => `Your tournament match against ${name} is ready`,
  team_match: (name: string): string => `Your team match board against ${name} is ready`,
  begun: (name: string): string => `Your match against ${name} has begun`,
  notifications: "Notifications",
  lead: "Every page shows what waits for you behind the bell at the top.",
  browser: "Notifications of this browser",
  browserText: "Your turn, a challenge, a match that begins, a rematch: told while you look elsewhere and a tab stays open",
  refused: "The browser does not allow notifications for this site.",
  none: "This browser has no notifications.",
};
