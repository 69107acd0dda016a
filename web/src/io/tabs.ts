/** What tabs of this site in the same browser ask each other, so that a player is not told in one what another shows. */

/** Whether some page of the site is looked at; with a path, whether that page is. */
export interface TabQuestion {
  readonly ask: string;
  readonly path: string | null;
}

/** Answers come within a few milliseconds; whoever has none after this is alone. */
const PATIENCE_MS = 200;

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("fullprime-tabs") : null;

channel?.addEventListener("message", (event: MessageEvent<unknown>) => {
  const question = readQuestion(event.data);
  if (question !== null && isLookedAt(question.path)) channel.postMessage({ answer: question.ask });
});

/** Whether this tab is looked at; with a path, whether that page is looked at in it. */
export function isLookedAt(path: string | null): boolean {
  return document.visibilityState === "visible" && (path === null || location.pathname === path);
}

/** Whether another tab is looked at; with a path, whether that page is looked at in another tab. */
export function isLookedAtElsewhere(path: string | null): Promise<boolean> {
  if (channel === null) return Promise.resolve(false);
  const ask = crypto.randomUUID();
  return new Promise((resolve) => {
    const end = (answer: boolean): void => {
      clearTimeout(patience);
      channel.removeEventListener("message", hear);
      resolve(answer);
    };
    const hear = (event: MessageEvent<unknown>): void => {
      if (typeof event.data === "object" && event.data !== null && "answer" in event.data && event.data.answer === ask) end(true);
    };
    const patience = setTimeout(() => end(false), PATIENCE_MS);
    channel.addEventListener("message", hear);
    channel.postMessage({ ask, path } satisfies TabQuestion);
  });
}

function readQuestion(data: unknown): TabQuestion | null {
  if (typeof data !== "object" || data === null || !("ask" in data) || !("path" in data)) return null;
  const { ask, path } = data;
  return typeof ask === "string" && (path === null || typeof path === "string") ? { ask, path } : null;
}
