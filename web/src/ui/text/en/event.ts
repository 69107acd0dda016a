/** The event of a match, as its page shows it. */

export const event = {
  label: "Event",
  board: (board: number, boards: number): string => `Board ${String(board)} of ${String(boards)}`,
  nextBoard: "Next board",
  nextMatch: "To your next match",
  awaits: (names: string): string => `Waiting for ${names}`,
  awaitsText: "Play begins when both players have taken their seats.",
  expected: "You are expected here",
  boardOver: (board: number): string => `Board ${String(board)} is over here`,
  gains: (team: string, imp: number): string => `${String(imp)} IMP for ${team}`,
  running: "IMP of the teams so far",
  againstField: (imp: number): string => `${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP against the field`,
};
