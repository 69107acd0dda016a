/** Both rooms of a duplicate game. */
export const duplicate = {
  open: "Open room",
  closed: "Closed room",
  turns: "The turns of both rooms",
  over: "The game is already over in this room.",
  neverPart: "Both rooms played the same to the end.",
  part: (turn: number): string => `The rooms differ from turn ${String(turn)} on.`,
};
