/**
 * The score sheet of a duplicate team match as it is filled in: the entered results, and the message made from them.
 */
import type {
  DuplicateEnd,
  DuplicateRoom,
  DuplicateTeam,
  ScoreSheet,
  ScoredSheet,
  DuplicateGame,
} from "../../wire/messages";

export const BOARDS = [4, 5, 6, 7, 8, 10, 12] as const;
export const CUBES = [1, 2, 4, 8, 16, 32, 64] as const;
export const ROOMS: readonly DuplicateRoom[] = ["open", "closed"];
export const ENDS: readonly DuplicateEnd[] = ["single", "gammon", "backgammon", "pass"];

/** A game's row; no winner: not played yet. */
export interface Row {
  winner: DuplicateTeam | null;
  end: DuplicateEnd;
  cube: number;
  left: number;
}

export interface Sheet {
  boards: number;
  teams: { A: string; B: string };
  /** The rows by board and room: `1-open`. */
  rows: Record<string, Row>;
}

export const EMPTY_SHEET: Sheet = { boards: 6, teams: { A: "", B: "" }, rows: {} };
export const EMPTY_ROW: Row = { winner: null, end: "single", cube: 1, left: 1 };

export function rowKey(board: number, room: DuplicateRoom): string {
  return `${String(board)}-${room}`;
}

export function rowOf(sheet: Sheet, board: number, room: DuplicateRoom): Row {
  return sheet.rows[rowKey(board, room)] ?? EMPTY_ROW;
}

/** The sheet with one row changed. A gammon has all checkers left, a single game that was not a pass at most 14. */
export function withRow(sheet: Sheet, board: number, room: DuplicateRoom, part: Partial<Row>): Sheet {
  const row = { ...rowOf(sheet, board, room), ...part };
  if (row.end === "gammon" || row.end === "backgammon") row.left = 15;
  if (row.end === "single" && row.left === 15) row.left = 14;
  if (part.end === "pass") row.left = 15;
  return { ...sheet, rows: { ...sheet.rows, [rowKey(board, room)]: row } };
}

/** The games that are filled in, in the order of the protocol. */
export function gamesOf(sheet: Sheet): ScoreSheet {
  const games = Array.from({ length: sheet.boards }, (_, at) => at + 1).flatMap((board) =>
    ROOMS.flatMap((room): DuplicateGame[] => {
      const { winner, end, cube, left } = rowOf(sheet, board, room);
      return winner === null ? [] : [{ board, room, winner, end, cube, checkers_left: left }];
    }),
  );
  return { boards: sheet.boards, games };
}

/** Returns the protocol as CSV, for other programs. */
export function sheetCsv(sheet: Sheet, scored: ScoredSheet): string {
  const { games } = gamesOf(sheet);
  const lines = games.map((game, at) => {
    const points = scored.games[at];
    return [
      game.board,
      game.room,
      game.winner,
      game.end,
      game.cube,
      game.checkers_left,
      points?.smp ?? "",
      points?.imp ?? "",
    ].join(",");
  });
  return ["board,room,winner,end,cube,checkers_left,smp,imp", ...lines].map((line) => `${line}\r\n`).join("");
}

/** Returns the stored sheet; anything unreadable is an empty sheet. */
export function readSheet(kept: unknown): Sheet {
  if (typeof kept !== "object" || kept === null || !("boards" in kept) || !("rows" in kept) || !("teams" in kept))
    return EMPTY_SHEET;
  const sheet = kept as Sheet;
  const known =
    (BOARDS as readonly number[]).includes(sheet.boards) &&
    typeof sheet.rows === "object" &&
    typeof sheet.teams === "object";
  return known ? sheet : EMPTY_SHEET;
}
