/** Short notices at the edge of the screen; also read aloud. */

import type { Route } from "../model/app/route";

export interface Notice {
  readonly id: number;
  readonly kind: "info" | "good" | "bad";
  readonly text: string;
  /** The route that a press opens. */
  readonly to: Route | null;
}

const SHOWN_MS = 5_000;
const AT_ONCE_MAX = 3;

let next = 0;
let shown: readonly Notice[] = $state.raw([]);

export function notices(): readonly Notice[] {
  return shown;
}

export function notify(text: string, kind: Notice["kind"] = "info", to: Route | null = null): void {
  const id = next++;
  shown = [...shown, { id, kind, text, to }].slice(-AT_ONCE_MAX);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}
