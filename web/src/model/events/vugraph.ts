/** The vugraph of a duplicate board: its turns as cells of the move list, and the turn to show. Pure. */

import type { LoggedEvent, Seq, Vugraph, VugraphPlay, VugraphTurn } from "../../wire/messages";
import { moveList, type Cell } from "../match/move-list";

/** The cells of a turn in one room. */
export function cellsOf(turn: VugraphTurn, play: VugraphPlay): readonly Cell[] {
  // The dice of the first turn are the opening throw, which is not an event of the turn.
  const hasRoll = play.events.some((event) => event.event === "rolled");
  const start: LoggedEvent = {
    event: "game_started",
    game: 1,
    crawford: false,
    ties: [],
    opening: hasRoll ? null : play.dice,
    starter: turn.seat,
    cube: 1,
    seq: 0 as Seq,
    at: 0,
  };
  const log = play.events.map((event, index): LoggedEvent => ({ ...event, seq: (index + 1) as Seq, at: 0 }));
  const rows = moveList([start, ...log]).flatMap((section) => section.rows);
  return rows.flatMap(({ white, black }) => [...white, ...black]).toSorted((one, two) => one.seq - two.seq);
}

/** The turn to show: the chosen one, or the latest. Null: no turn is shown yet. */
export function turnAt(vugraph: Vugraph, chosen: number | null): VugraphTurn | null {
  return vugraph.turns.find((turn) => turn.number === chosen) ?? vugraph.turns.at(-1) ?? null;
}

/** Whether the chances of a room are shown with the turn. Only analysed turns have them. */
export function hasChances({ open, closed }: VugraphTurn): boolean {
  return [open, closed].some((play) => play !== null && play.white_wins !== null);
}

/** The turns that a commentator may write about, newest first. For a board in play the first is the turn in play. */
export function writableTurns(vugraph: Vugraph): readonly number[] {
  const shown = vugraph.turns.map((turn) => turn.number).reverse();
  return vugraph.complete ? shown : [(shown[0] ?? 0) + 1, ...shown];
}
