/** The names of tables at an event. */
import type { CompetitionKind, DeskTable, DuplicateRoom } from "../../wire/messages";
import { t } from "../text/index.svelte";

const ROOMS: readonly DuplicateRoom[] = ["open", "closed"];

/** Returns the subject of a step of the log. The log of a team match names a game by its board and room, such as `1 open`. */
export function aboutText(kind: CompetitionKind, about: string): string {
  if (kind !== "team_match") return about;
  const [board, of] = about.includes(" ") ? about.split(" ") : [null, about];
  const room = ROOMS.find((one) => one === of);
  if (room === undefined || (board !== null && !/^\d+$/.test(board))) return about;
  return board === null ? t().teamMatches.room[room] : t().teamMatches.table(Number(board), room);
}

export function placeOf(table: DeskTable): string {
  const { of, room, board } = table;
  const here =
    board === null ? null : room === null ? t().comparatives.board(board) : t().teamMatches.table(board, room);
  return [of, here].filter((part) => part !== null).join(" · ");
}
