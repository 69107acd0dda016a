/** The form in which a director corrects a step, as text fields, and the step that it gives. */
import type { CorrectionForm, DuplicateEnd, DuplicateTeam, StepInstead } from "../../wire/messages";

/** Null: not chosen yet. A decision about people begins with nothing chosen. */
export interface CorrectionFields {
  winner: string | null;
  team: DuplicateTeam | null;
  points: string;
  vp: string;
  end: DuplicateEnd | null;
  cube: string;
  left: string;
}

export function emptyFields(): CorrectionFields {
  return { winner: null, team: null, points: "", vp: "", end: null, cube: "1", left: "" };
}

function whole(text: string, least: number, most: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  const value = Number(text.trim());
  return value >= least && value <= most ? value : null;
}

/** Returns the corrected step, or null while a field is missing or out of range. */
export function insteadOf(form: CorrectionForm, fields: CorrectionFields): StepInstead | null {
  const cube = whole(fields.cube, 1, 64);
  const left = whole(fields.left, 1, 15);
  switch (form.form) {
    case "winner":
      return fields.winner === null ? null : { form: "winner", name: fields.winner };
    case "victory_points": {
      const vp = whole(fields.vp, 0, 30);
      return vp === null ? null : { form: "victory_points", vp_a: vp };
    }
    case "award": {
      const points = whole(fields.points, 0, 24);
      if (points === null || fields.team === null) return null;
      return { form: "award", to: fields.team, award: { kind: "imp", points } };
    }
    case "game":
      if (cube === null || left === null || fields.team === null || fields.end === null) return null;
      return {
        form: "game",
        // The board and the room of the corrected step stay, whatever is sent here.
        game: { board: 1, room: "open", winner: fields.team, end: fields.end, cube, checkers_left: left },
      };
  }
}
