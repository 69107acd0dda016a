/** The light beside a player's name: where the player is, and how the connection answers. */

import type { Presence } from "../../wire/messages";
import type { Signal } from "../app/link";

/** The states of a light; `gone`: not on the site. */
export type Light = Presence;

/**
 * Returns the light of a seat; null if its state is not known. `told` is the server's last report, `own` the viewer's own
 * connection (null: the game needs none), `isOwn` whether the seat is the viewer's.
 */
export function lightOf(told: Presence | undefined, own: Signal | null, isOwn: boolean): Light | null {
  if (own === null) return null;
  if (isOwn) return own;
  return own === "reconnecting" ? null : (told ?? null);
}

/** Whether a player cannot act now. */
export function isAbsent(light: Light | null): light is "reconnecting" | "elsewhere" | "gone" {
  return light === "reconnecting" || light === "elsewhere" || light === "gone";
}
