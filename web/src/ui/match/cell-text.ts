/** A cell of the move list as text. */

import type { Cell } from "../../model/match/move-list";
import { t } from "../text/index.svelte";
import { playText } from "./notation";

/** The play or the action of a cell. */
export function cellText(cell: Cell): string {
  const words = t().play.moves;
  switch (cell.kind) {
    case "play":
      return playText(cell.notation);
    case "illegal_play":
      return words.illegalPlay(cell.notation);
    case "decline_illegal_play":
      return words.declinesIllegalPlay;
    case "roll":
      return "…";
    case "double":
      return words.doubles(cell.value);
    case "take":
      return words.takes;
    case "beaver":
      return words.beavers(cell.value);
    case "raccoon":
      return words.raccoons(cell.value);
    case "pass":
      return words.passes;
    case "offer_resignation":
      return words.offersResignation(cell.result);
    case "accept_resignation":
      return words.resigns(cell.result);
    case "decline_resignation":
      return words.declines;
    case "timed_out":
      return words.timedOut;
    case "left":
      return words.left;
    default:
      return cell;
  }
}
/** The dice of a cell, the higher first; empty if it has none. */
export function cellDice(cell: Cell): string {
  if (cell.kind !== "play" && cell.kind !== "illegal_play" && cell.kind !== "roll") return "";
  const [a, b] = cell.dice;
  return `${Math.max(a, b)}${Math.min(a, b)}`;
}
