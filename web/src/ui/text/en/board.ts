import type { Seat } from "../../../wire/messages";

export const board = {
  label: "Backgammon board",
  side: (seat: Seat): string => (seat === "white" ? "White" : "Black"),
  point: (point: number): string => `Point ${point}`,
  barOf: (side: string): string => `${side}'s bar`,
  offOf: (side: string): string => `Borne off by ${side}`,
  holds: (count: number, side: string): string =>
    count === 0 ? "empty" : count === 1 ? `1 checker of ${side}` : `${count} checkers of ${side}`,
  source: "can move",
  target: "can be reached",
  picked: "chosen",
  swapDice: "Swap the dice",
  confirmByDice: "Confirm the play",
};
