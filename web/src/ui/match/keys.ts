/** The table's keys, where no field, dialog or place of the board has taken them. */

import type { Question } from "./speech";
import type { Table } from "./table.svelte";

/** The keys of a player's questions. */
const QUESTIONS: ReadonlyMap<string, Question> = new Map([
  ["i", "pips"],
  ["h", "shots"],
  ["c", "cube"],
  ["g", "score"],
  ["w", "situation"],
  ["a", "checkers"],
]);

/**
 * Answers a question asked by a key; returns false if the key asks none. Screen readers use single letters to walk through
 * a page, so these count only while the board has the focus: it is an application, which gets all keys.
 */
function asked(key: string, table: Table): boolean {
  const question = QUESTIONS.get(key);
  if (question !== undefined) return done(() => table.ask(question));
  return key === "l" && done(() => table.repeat());
}

/** Performs the action of a key; returns false if it has none now. `ontype` opens the field for a typed play. */
export function shortcut(event: KeyboardEvent, table: Table, ontype: () => void): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog, summary") !== null)
    return false;
  const key = event.key.toLowerCase();
  if (target instanceof Element && target.closest("[role=application]") !== null && asked(key, table)) return true;
  if (table.beat?.note?.kind === "game_over" && event.key === "Enter") return done(() => table.skip());
  if (table.reviewed !== null) return event.key === "Escape" && done(() => table.review(null));
  if (table.showing) return false;
  switch (key) {
    case "m":
      return table.mayType && done(ontype);
    case "r":
      return table.may("roll") && done(() => void table.act({ do: "roll" }));
    case "d":
      return table.may("double") && done(() => table.double(false));
    case "t":
      return table.may("take") && done(() => void table.act({ do: "take" }));
    case "p":
      return table.may("pass") && done(() => void table.act({ do: "pass" }));
    case "b":
      if (table.may("beaver")) return done(() => void table.act({ do: "beaver" }));
      return table.may("raccoon") && done(() => void table.act({ do: "raccoon" }));
    case "u":
    case "backspace":
      return table.begun && done(() => table.undo());
    case "x":
      return table.begun && done(() => table.reset());
    case "s":
      return table.board.dicePress === "swap" && done(() => table.intent({ kind: "dice" }));
    case "escape":
      return table.asksDouble && done(() => table.keepCube());
    case "enter":
      // A focused button does its own work.
      if (target instanceof HTMLElement && target.closest("button, a") !== null) return false;
      return table.ready && done(() => table.confirm());
    default:
      return false;
  }
}

function done(does: () => void): true {
  does();
  return true;
}
