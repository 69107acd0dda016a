/** Vacations from matches by correspondence. */
export const vacation = {
  title: "Vacation",
  lead: "While you are away, the clocks of all your correspondence matches stand still, and your opponents see until when. You may play all the same.",
  howLong: "For how long",
  days: (n: number): string => (n === 1 ? "1 day" : `${String(n)} days`),
  go: "Go on vacation",
  back: "I am back",
  away: (until: string): string => `You are away until ${until}.`,
  left: (left: number, of: number): string => `${String(left)} of ${String(of)} days left within 365. Begun days count.`,
};
