/** Both rooms of a duplicated game. */
export const duplicate = {
  open: "Open room",
  closed: "Closed room",
  turns: "The turns of both rooms",
  over: "The game was over in this room.",
  neverPart: "Both rooms played alike to the end.",
  part: (turn: number): string => `The rooms part at turn ${String(turn)}.`,
};
