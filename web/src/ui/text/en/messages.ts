/** Private messages between two players. */
export const messages = {
  title: "Messages",
  lead: "Only you and the other player read them. They are deleted after a year.",
  with: (name: string): string => `Messages with ${name}`,
  none: "No messages yet.",
  noneText: "Open a player’s page and press “Message”.",
  choose: "Choose a conversation.",
  write: "Message",
  text: (name: string): string => `Message to ${name}`,
  send: "Send",
  earlier: "Earlier messages",
  first: (name: string): string => `This is the beginning of your messages with ${name}.`,
  held: (name: string): string =>
    `You both have a part in a team match. ${name} gets these messages when no board is in play.`,
  closed: "You and this player cannot write to each other.",
  guests: "Guests cannot send messages.",
  back: "All messages",
  you: "You",
  unread: (n: number): string => `${String(n)} unread`,
  report: "Report",
  include: "Send our last 50 messages with the report",
  included: "Messages in the report",
  reporter: "Reporter",
  bell: (n: number, from: string): string =>
    n === 1 ? `New message from ${from}` : `${String(n)} new messages from ${from}`,
};
