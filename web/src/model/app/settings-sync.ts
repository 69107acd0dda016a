/** Synchronises settings between the browsers of an account: what is stored, and which of two changes wins. */

import type { KeptSettings } from "../../wire/messages";
import { readSettings, type Settings } from "./settings";

/** The version of the stored document. */
export const VERSION = 1;

/** Settings that stay in one browser: its permission for notifications, and the private list of muted players. */
const STAY = ["notices", "muted"] as const;

/** The state of this browser's own settings. */
export interface Here {
  /** The account whose settings these are; null: a visitor without an account. */
  readonly owner: string | null;
  /** The time of the latest change; 0: nothing was ever changed here. */
  readonly changedAt: number;
}

/** Reads the state that this browser has stored. An invalid value counts as a browser without changes. */
export function readHere(remembered: unknown): Here {
  if (typeof remembered !== "object" || remembered === null) return { owner: null, changedAt: 0 };
  const { owner, changedAt } = remembered as Partial<Record<keyof Here, unknown>>;
  return {
    owner: typeof owner === "string" ? owner : null,
    changedAt: typeof changedAt === "number" && Number.isFinite(changedAt) ? changedAt : 0,
  };
}

/**
 * Decides, when an account signs in, whether to take its stored settings, to store this browser's settings, or neither. The
 * later change wins, but an account never gets another person's settings.
 */
export function onSignIn(here: Here, account: string, stored: KeptSettings | null): "take" | "give" | "neither" {
  const isForeign = here.owner !== null && here.owner !== account;
  if (stored === null) return isForeign || here.changedAt === 0 ? "neither" : "give";
  if (isForeign || stored.changed_at > here.changedAt) return "take";
  return stored.changed_at < here.changedAt ? "give" : "neither";
}

/** Returns the document to store. Fields that this version does not know are kept as they are. */
export function toStore(settings: Settings, known: string | null): string {
  const own = Object.entries(settings).filter(([name]) => !STAY.some((stays) => stays === name));
  return JSON.stringify({ ...parsed(known), ...Object.fromEntries(own) });
}

/** Returns the settings of a stored document, together with those that stay in this browser. */
export function fromStored(document: string, here: Settings): Settings {
  const stay = Object.fromEntries(STAY.map((name) => [name, here[name]]));
  return readSettings({ ...here, ...parsed(document), ...stay });
}

function parsed(document: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(document ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
