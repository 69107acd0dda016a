/** The player's settings, reactive and remembered by this browser. */

import { recall, remember } from "../io/storage";
import { readSettings, writingOf, type Settings } from "../model/app/settings";

let present: Settings = $state.raw(readSettings(recall("settings"), navigator.languages));
show(present);

export function settings(): Settings {
  return present;
}

let changed: () => void = () => undefined;

/** Calls `listener` after each change that a person makes. */
export function onChange(listener: () => void): void {
  changed = listener;
}

export function change(changes: Partial<Settings>): void {
  adopt({ ...present, ...changes });
  changed();
}

/** Takes settings that were chosen in another browser. */
export function adopt(taken: Settings): void {
  present = taken;
  remember("settings", present);
  show(present);
}

/** Sets theme, language, checkers and dice on the document, so that all its boards look the same. */
function show(now: Settings): void {
  const root = document.documentElement;
  if (now.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = now.theme;
  root.lang = now.locale;
  root.dir = writingOf(now.locale);
  root.dataset["checkers"] = now.checkers;
  root.dataset["dice"] = now.dice;
}
