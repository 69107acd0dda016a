/** The notes that this browser makes when its player sits down, to compare with the disclosed dice. */
import type { MatchId } from "../../wire/messages";
import type { DiceNote } from "./proof";

export interface KeptNote extends DiceNote {
  id: MatchId;
}

/**
 * At this number, each new note replaces the oldest one. A note has some 150 characters, so this stays far below what a
 * browser keeps.
 */
const NOTES_MAX = 400;

/** The notes that a browser has stored. Invalid entries are left out. */
export function readNotes(remembered: unknown): KeptNote[] {
  if (!Array.isArray(remembered)) return [];
  return remembered.flatMap((note: unknown): KeptNote[] => {
    if (typeof note !== "object" || note === null) return [];
    const { id, commitment, contribution } = { id: null, commitment: null, contribution: null, ...note };
    if (typeof id !== "string" || typeof commitment !== "string" || typeof contribution !== "string") return [];
    return [{ id, commitment, contribution }];
  });
}

export function withNote(notes: readonly KeptNote[], note: KeptNote): KeptNote[] {
  return [...notes.filter((kept) => kept.id !== note.id), note].slice(-NOTES_MAX);
}

export function noteOf(notes: readonly KeptNote[], id: MatchId): DiceNote | null {
  return notes.find((note) => note.id === id) ?? null;
}
