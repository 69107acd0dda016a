/** Credits: the statement of an account. */
import type { MovementKind } from "../../../wire/messages";

export const credits = {
  title: "Your credits",
  lead: "Play credits keep the score of staked matches. They are no money: nothing is paid in or out.",
  balance: "Balance",
  staked: "In escrow",
  stakedHelp: "Stakes of matches that are not over",
  topUp: (amount: string): string => `Fill up by ${amount}`,
  topUpHelp: "Once a day (UTC) whoever has less than 20.00, escrow included, may fill up to 20.00.",
  toppedUp: "Your credits are filled up.",
  movements: "Movements",
  date: "Date",
  what: "What",
  amount: "Amount",
  after: "Balance after",
  kind: {
    starting_grant: "Welcome gift",
    daily_top_up: "Daily top-up",
    bot_top_up: "Top-up of a bot",
    admin_grant: "Gift of the house",
    prize: "Prize",
    stake: "Stake",
    settlement: "Paid out",
    entry_fee: "Entry fee",
    entry_fee_back: "Entry fee back",
  } satisfies Record<MovementKind, string>,
  against: (name: string): string => `against ${name}`,
  openMatch: (name: string): string => `Open the match against ${name}`,
  more: "Show older movements",
  download: "Download as CSV",
  guest: "Guests have no credits and play for nothing. Keep your account, and 1000.00 are yours.",
};
