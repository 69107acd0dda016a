/** The form in which a director corrects a step, as text fields, and the step that it gives. */
import type { CorrectionForm, DuplicateEnd, DuplicateTeam, StepInstead } from "../../wire/messages";

export interface CorrectionFields {
  winner: string;
  team: DuplicateTeam;
  points: string;
  vp: string;
  won: boolean;
  end: DuplicateEnd;
  cube: string;
  left: string;
}

export function emptyFields(form: CorrectionForm | null): CorrectionFields {
  const winner = form?.form === "winner" ? form.names[0] : "";
  return { winner, team: "A", points: "", vp: "", won: true, end: "single", cube: "1", left: "" };
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
      return fields.winner === "" ? null : { form: "winner", name: fields.winner };
    case "victory_points": {
      const vp = whole(fields.vp, 0, 30);
      return vp === null ? null : { form: "victory_points", vp_a: vp };
    }
    case "award": {
      const points = whole(fields.points, 0, 24);
      return points === null ? null : { form: "award", to: fields.team, award: { kind: "imp", points } };
    }
    case "game":
      if (cube === null || left === null) return null;
      return {
        form: "game",
        // The board and the room of the corrected step stay, whatever is sent here.
        game: { board: 1, room: "open", winner: fields.team, end: fields.end, cube, checkers_left: left },
      };
    case "board":
      if (cube === null || left === null) return null;
      return { form: "board", won: fields.won, end: fields.end, cube, checkers_left: left };
  }
}
