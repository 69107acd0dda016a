/** The name of a table at an event. */
import type { DeskTable } from "../../wire/messages";
import { t } from "../text/index.svelte";

export function placeOf(table: DeskTable): string {
  const { of, room, board } = table;
  const here =
    board === null
      ? null
      : room === null
        ? t().comparatives.board(board)
        : t().teamMatches.table(board, t().teamMatches.room[room]);
  return [of, here].filter((part) => part !== null).join(" · ");
}
