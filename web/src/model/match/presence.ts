/** The presence of a match's player, from the server's data on who watches the match and who is on the site. */

import type { LobbyPlayers } from "../../wire/messages";

/** `away`: not at this match, and nothing more is known. */
export type Presence = "here" | "elsewhere" | "disconnected" | "away";

/** `atMatch` says whether the player watches the match, `online` whether the player is on the site; null: not known. */
export function presenceOf(atMatch: boolean, online: boolean | null): Presence {
  if (atMatch) return "here";
  if (online === null) return "away";
  return online ? "elsewhere" : "disconnected";
}

/** Whether a player is connected, from a page of the list; null if the player may be on a later page. */
export function isAmong(page: LobbyPlayers, name: string): boolean | null {
  if (page.players.some((player) => player.name === name)) return true;
  return page.next === null ? false : null;
}

/** The number of bytes of a name that the server accepts. */
const ASKED_BYTES_MAX = 20;

/** Returns the part of a name by which the server is asked. */
export function askedName(name: string): string {
  const bytes = new TextEncoder();
  let asked = "";
  for (const letter of name) {
    if (bytes.encode(asked + letter).length > ASKED_BYTES_MAX) break;
    asked += letter;
  }
  return asked;
}
