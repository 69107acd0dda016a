import type { Seat } from "../../../wire/messages";

export const board = {
  label: "Backgammon board",
  side: (seat: Seat): string => (seat === "white" ? "White" : "Black"),
  point: (point: number): string => `Point ${point}`,
  barOf: (side: string): string => `${side}'s bar`,
  offOf: (side: string): string => `Borne off by ${side}`,
  holds: (count: number, side: string): string =>
    count === 0 ? "empty" : count === 1 ? `1 ${side} checker` : `${count} ${side} checkers`,
  source: "can move",
  target: "can be reached",
  picked: "selected",
  swapDice: "Swap dice",
  confirmByDice: "Confirm play",
};
