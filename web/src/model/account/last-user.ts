/** The stored user of this browser's last visit. */

import type { SessionUser } from "../../wire/messages";

/** Returns the user, or null if the stored value is invalid. */
export function readLastUser(remembered: unknown): SessionUser | null {
  if (typeof remembered !== "object" || remembered === null) return null;
  if (!("name" in remembered) || !("guest" in remembered) || !("created_at" in remembered)) return null;
  const { name, guest, created_at } = remembered;
  return typeof name === "string" && typeof guest === "boolean" && typeof created_at === "number"
    ? { name, guest, created_at }
    : null;
}
