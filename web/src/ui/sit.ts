/**
 * Sitting down, in the order that makes the dice fair: the table is opened, its commitment to the dice is received and
 * stored, and only then does this browser make its random bytes and take the seat with them.
 */
import { diceContribution } from "../io/http";
import { signWithPasskey } from "../io/passkeys";
import { recall, remember } from "../io/storage";
import { noteOf, readNotes, withNote } from "../model/dice/notes";
import type { DiceNote } from "../model/dice/proof";
import type { CreateTable, MatchId, MatchView, RematchTerms, TableView } from "../wire/messages";
import { bodyOf } from "./failure";
import { api, entered, user } from "./session.svelte";

const NOTES = "dice-notes";

/** The progress of sitting down, for the waiting player. */
export type Step = "guest" | "opening" | "committed" | "seated";

/** Opens a table and sits down at it; a visitor without an account becomes a guest first. */
export async function openTable(body: CreateTable, onstep: (step: Step) => void): Promise<TableView> {
  await beSomebody(onstep);
  onstep("opening");
  const table = await api.openTable(body);
  await sitDown(table.id, table.dice_commitment, onstep);
  return table;
}

/** Sits down at a table whose commitment has been seen. */
export async function join(id: MatchId, commitment: string, onstep: (step: Step) => void): Promise<MatchView> {
  await beSomebody(onstep);
  return sitDown(id, commitment, onstep);
}

/**
 * Returns new bytes of this player for the dice of a rematch, and stores them with the commitment that came before them.
 */
export function rematchContribution(terms: RematchTerms | null): string {
  const contribution = diceContribution();
  if (terms !== null) {
    remember(
      NOTES,
      withNote(readNotes(recall(NOTES)), { id: terms.id, commitment: terms.dice_commitment, contribution }),
    );
  }
  return contribution;
}

/** Returns the note that this browser made when its player sat down at that match, or null. */
export function diceNote(id: MatchId): DiceNote | null {
  return noteOf(readNotes(recall(NOTES)), id);
}

export async function beSomebody(onstep: (step: Step) => void): Promise<void> {
  if (user() !== null) return;
  onstep("guest");
  entered(await api.playAsGuest());
}

export async function sitDown(id: MatchId, commitment: string, onstep: (step: Step) => void): Promise<MatchView> {
  onstep("committed");
  const contribution = diceContribution();
  const view = await takeSeat(id, contribution);
  remember(NOTES, withNote(readNotes(recall(NOTES)), { id, commitment, contribution }));
  onstep("seated");
  return view;
}

/** Takes the seat; where the match asks for a passkey, its owner confirms with one. */
async function takeSeat(id: MatchId, contribution: string): Promise<MatchView> {
  try {
    return await api.takeSeat(id, { contribution });
  } catch (error) {
    if (bodyOf(error)?.reason !== "passkey_needed") throw error;
    const passkey = await signWithPasskey(await api.askForSeat(id));
    return await api.takeSeat(id, { contribution, passkey });
  }
}
