/** Vacations from correspondence matches. */
export const vacation = {
  title: "Vacation",
  lead:
    "While you are away, the clocks of all your correspondence matches stop, and your opponents see when you are back. " +
    "You can still play.",
  howLong: "Length",
  days: (n: number): string => (n === 1 ? "1 day" : `${String(n)} days`),
  go: "Go on vacation",
  back: "I am back",
  away: (until: string): string => `You are away until ${until}.`,
  left: (left: number, of: number): string =>
    `${String(left)} of ${String(of)} days left within 365 days. A day that has begun counts in full.`,
};
