/** Quick pairing: polls the server for a table to sit down at, until an opponent is found or the player stops. */
import { settingsOf, tableOf, type TableForm } from "../model/lobby/table-form";
import type { MatchId, TableSettings } from "../wire/messages";
import { ApiError } from "../io/requests";
import { failureText } from "./failure";
import { navigate } from "./router.svelte";
import { api, user } from "./session.svelte";
import { beSomebody, join, openTable, sitDown } from "./sit";

/** The state of a search for an opponent. */
export interface Looking {
  readonly form: TableForm;
  readonly since: number;
  /** The player's own table, once it is open. */
  readonly table: MatchId | null;
  /** A bot that is offered after a while. */
  readonly bot: string | null;
}

const ASK_EVERY_MS = 2_500;

let looking: Looking | null = $state.raw(null);
let failed: string | null = $state(null);
/** Counts the searches, so that a late answer to an abandoned search changes nothing. */
let search = 0;

export function lookingFor(): Looking | null {
  return looking;
}
export function pairingFailure(): string | null {
  return failed;
}

/** Looks for an opponent. A visitor without an account becomes a guest, and guests play unrated. */
export async function lookFor(wanted: TableForm): Promise<void> {
  const mine = ++search;
  failed = null;
  looking = { form: wanted, since: Date.now(), table: null, bot: null };
  try {
    await beSomebody(() => undefined);
  } catch (error) {
    if (mine === search) end(failureText(error));
    return;
  }
  const form = user()?.guest === true ? { ...wanted, rated: false, stake: null } : wanted;
  if (mine !== search) return;
  looking = { form, since: Date.now(), table: null, bot: null };
  await ask(mine, settingsOf(form));
}

/** Stops looking and closes the player's own table. */
export async function stopLooking(): Promise<void> {
  const table = looking?.table ?? null;
  search += 1;
  end(null);
  if (table === null) return;
  try {
    await api.closeTable(table);
  } catch {
    // Either its match has begun, and the player is called to the board, or the table is already gone.
  }
}

/** Plays the bot that was offered, on the same terms. */
export async function playOffered(): Promise<void> {
  const { bot = null, form = null } = looking ?? {};
  if (bot === null || form === null) return;
  await stopLooking();
  try {
    const table = await openTable(tableOf({ ...form, invite: bot }), () => undefined);
    navigate({ page: "match", id: table.id });
  } catch (error) {
    failed = failureText(error);
  }
}

async function ask(mine: number, settings: TableSettings): Promise<void> {
  while (mine === search && looking !== null) {
    try {
      const answer = await api.pair({ settings });
      if (mine !== search) {
        // The player has stopped while the server opened a table, so `stopLooking` did not know of it.
        if (answer.state === "wait") await api.closeTable(answer.table.id);
        return;
      }
      switch (answer.state) {
        case "sit":
          await join(answer.table.id, answer.table.dice_commitment, () => undefined);
          arrive(answer.table.id);
          return;
        case "begun":
          arrive(answer.id);
          return;
        case "wait":
          if (answer.table.seated.length === 0)
            await sitDown(answer.table.id, answer.table.dice_commitment, () => undefined);
          looking = { ...looking, table: answer.table.id, bot: answer.bot };
          break;
        default:
          answer satisfies never;
      }
    } catch (error) {
      if (mine !== search) return;
      // Someone else took the seat, or sat down at the player's own table: look again.
      const again = error instanceof ApiError && ["seat_taken", "conflict", "not_found"].includes(error.body.code);
      if (!again) {
        end(failureText(error));
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

function arrive(id: MatchId): void {
  end(null);
  navigate({ page: "match", id });
}

function end(failure: string | null): void {
  looking = null;
  failed = failure;
}
