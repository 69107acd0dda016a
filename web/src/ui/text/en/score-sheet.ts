/** The score sheet of a duplicate team match. */
import type { DuplicateEnd, DuplicateRoom, DuplicateTeam } from "../../../wire/messages";

export const scoreSheet = {
  title: "Score sheet",
  lead: "For a duplicate team match at real boards: each board is played in both rooms with the same rolls. Fill in the results; points follow the published tables.",
  open: "Score a duplicate match",
  boards: "Boards",
  board: "Board",
  team: (team: DuplicateTeam): string => `Team ${team}`,
  nameOf: (team: DuplicateTeam): string => `Name of team ${team}`,
  room: { open: "open room", closed: "closed room" } satisfies Record<DuplicateRoom, string>,
  game: (board: number, room: string): string => `board ${String(board)}, ${room}`,
  winner: "Winner",
  result: "Result",
  end: { single: "Single game", gammon: "Gammon", backgammon: "Backgammon", pass: "Double passed" } satisfies Record<
    DuplicateEnd,
    string
  >,
  cube: "Cube",
  left: "Checkers left",
  difference: "Difference",
  incomplete: (missing: number): string =>
    missing === 1 ? "1 game is missing" : `${String(missing)} games are missing`,
  print: "Print",
  csv: "Download as CSV",
  clear: "Clear the sheet",
};
