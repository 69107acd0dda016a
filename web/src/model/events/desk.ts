/**
 * The problems that a director checks first: absent players, lost connections, long thinking, little time, faulty
 * boards.
 */
import type { DeskSeat, DeskTable } from "../../wire/messages";

export type TroubleKind = "absent" | "away" | "thinks" | "little_time" | "board";

export interface Trouble {
  kind: TroubleKind;
  player: string;
}

/** Thinking for longer than this counts as a problem. */
const LONG_MS = 120_000;
const LITTLE_MS = 60_000;
/** The limit for "little time" in a correspondence turn. */
const LITTLE_BY_MAIL_MS = 43_200_000;

/** Returns the problems at a table. In correspondence play no one has to sit there. */
export function troubles(table: DeskTable, now: number): Trouble[] {
  const live = table.time.kind !== "correspondence";
  const little = live ? LITTLE_MS : LITTLE_BY_MAIL_MS;
  const seats: DeskSeat[] = [table.white, table.black];
  return seats.flatMap((seat): Trouble[] => {
    const found: TroubleKind[] = [];
    const { board, clock } = seat;
    if (!table.begun && !seat.seated && live) found.push("absent");
    if (table.begun && live && !seat.bot && !seat.connected && board === null) found.push("away");
    if (board !== null && (board.status !== "connected" || board.faults.length > 0)) found.push("board");
    if (clock?.running === true) {
      if (clock.delay_left === 0 && clock.reserve_left < little) found.push("little_time");
      else if (live && now - table.moved_at >= LONG_MS) found.push("thinks");
    }
    return found.map((kind) => ({ kind, player: seat.player }));
  });
}

/** Returns the tables with problems first, and within each group those that have waited longest. */
export function inOrder(tables: readonly DeskTable[], now: number): { table: DeskTable; found: Trouble[] }[] {
  const rows = tables.map((table) => ({ table, found: troubles(table, now) }));
  return rows.toSorted(
    (a, b) => Number(b.found.length > 0) - Number(a.found.length > 0) || a.table.moved_at - b.table.moved_at,
  );
}

/** Returns the table of a caller; null if its match is over. */
export function tableOf(tables: readonly DeskTable[], caller: string): DeskTable | null {
  return tables.find(({ white, black }) => white.player === caller || black.player === caller) ?? null;
}
