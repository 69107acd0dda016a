/** Keeps the settings of this browser and of the account the same. */

import { recall, remember } from "../io/storage";
import { fromStored, onSignIn, readHere, toStore, VERSION, type Here } from "../model/app/settings-sync";
import type { KeptSettings } from "../wire/messages";
import { api, forEachVisitor, user } from "./session.svelte";
import { adopt, onChange, settings } from "./settings.svelte";
import { speak } from "./text/index.svelte";

const KEY = "settings-change";
/** Changes are stored together after this pause. */
const PAUSE_MS = 800;

let here: Here = readHere(recall(KEY));
/** The document that the server has stored; null while it is unknown or there is none. */
let stored: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function note(changed: Here): void {
  here = changed;
  remember(KEY, changed);
}

/** The account that stores settings: a guest stores none. */
function account(): string | null {
  const known = user();
  return known === null || known.guest ? null : known.name;
}

function take(kept: KeptSettings, owner: string): void {
  stored = kept.document;
  note({ owner, changedAt: kept.changed_at });
  const before = settings().locale;
  adopt(fromStored(kept.document, settings()));
  if (settings().locale !== before) void speak(settings().locale);
}

async function give(owner: string): Promise<void> {
  const document = toStore(settings(), stored);
  const answer = await api.keepSettings({ version: VERSION, changed_at: here.changedAt, document });
  if (account() !== owner || answer.settings === null) return;
  if (answer.settings.document === document) stored = document;
  // Another browser has changed the settings since, and the later change wins.
  else take(answer.settings, owner);
}

async function enter(owner: string): Promise<void> {
  try {
    const { settings: kept } = await api.keptSettings();
    if (account() !== owner) return;
    stored = kept?.document ?? null;
    const step = onSignIn(here, owner, kept);
    if (step === "take" && kept !== null) take(kept, owner);
    else {
      // If another account made the last change here, it must never count as a change of this account.
      note({ owner, changedAt: here.owner === null || here.owner === owner ? here.changedAt : 0 });
      if (step === "give") await give(owner);
    }
  } catch {
    // Without an answer this browser keeps its own settings, and asks again on the next visit.
  }
}

/** Starts the synchronisation. The app calls it once. */
export function followAccount(): void {
  forEachVisitor(() => {
    const owner = account();
    stored = null;
    if (owner !== null) void enter(owner);
  });
  onChange(() => {
    const owner = account();
    note({ owner, changedAt: Date.now() });
    clearTimeout(timer);
    if (owner !== null) timer = setTimeout(() => void give(owner).catch(() => undefined), PAUSE_MS);
  });
}
