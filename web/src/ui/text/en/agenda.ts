import type { Duty } from "../../../wire/messages";

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
  since: (at: string): string => `since ${at}`,
  duty: ({ kind, event, count }: Duty): string => {
    const name = event?.name ?? "";
    switch (kind) {
      case "calls":
        return `${counted(count, "call", "calls")} for the director: ${name}`;
      case "lineup":
        return `Name your line-up: ${name}`;
      case "check_in":
        return `Check in: ${name}`;
      case "begins":
        return `Begins within an hour: ${name}`;
      case "protests":
        return `${counted(count, "protest", "protests")} to rule on: ${name}`;
      case "start":
        return `Ready to start: ${name}`;
      case "invitation":
        return `A team invites you: ${name}`;
      case "players":
        return `A team needs ${counted(count, "more player", "more players")}: ${name}`;
      case "boards":
        return `${counted(count, "board", "boards")} to play: ${name}`;
      case "announcement":
        return `Announcement: ${name}`;
      case "directs":
        return `You are a director now: ${name}`;
      case "leads":
        return `You are in charge now: ${name}`;
      case "reports":
        return `${counted(count, "report", "reports")} to review`;
      default:
        return kind satisfies never;
    }
  },
  moreDuties: (count: number): string => `${String(count)} more in your events`,
  challenge: (name: string): string => `${name} challenges you`,
  tournament: (name: string): string => `Your tournament match against ${name} is ready`,
  team_match: (name: string): string => `Your team match board against ${name} is ready`,
  rematch: (name: string): string => `${name} offers you a rematch`,
  begun: (name: string): string => `Your match against ${name} has started`,
  notifications: "Notifications",
  lead: "The bell at the top of every page lists what is waiting for you.",
  browser: "Browser notifications",
  browserText:
    "For your turn, challenges, new matches, rematches and events, while you look at another page and a tab of this site stays open",
  refused: "Your browser blocks notifications for this site. Allow them in the browser’s settings.",
  none: "This browser does not support notifications.",
};

function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
