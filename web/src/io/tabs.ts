/** Questions between tabs of this site in one browser, so that a tab does not announce what another one shows. */

/** The question whether a page of the site is visible; with a path, whether that page is. */
export interface TabQuestion {
  readonly ask: string;
  readonly path: string | null;
}

/** Answers come within a few milliseconds; a tab that gets none within this time is alone. */
const PATIENCE_MS = 200;

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("fullprime-tabs") : null;

channel?.addEventListener("message", (event: MessageEvent<unknown>) => {
  const question = readQuestion(event.data);
  if (question !== null && isLookedAt(question.path)) channel.postMessage({ answer: question.ask });
});

/** Returns whether this tab is visible; with a path, whether it shows that page. */
export function isLookedAt(path: string | null): boolean {
  return document.visibilityState === "visible" && (path === null || location.pathname === path);
}

/** Returns whether another tab is visible; with a path, whether it shows that page. */
export function isLookedAtElsewhere(path: string | null): Promise<boolean> {
  if (channel === null) return Promise.resolve(false);
  // Every tab hears every answer, so each question has its own name.
  const ask = crypto.randomUUID();
  return new Promise((resolve) => {
    const end = (answer: boolean): void => {
      clearTimeout(patience);
      channel.removeEventListener("message", hear);
      resolve(answer);
    };
    const hear = (event: MessageEvent<unknown>): void => {
      if (typeof event.data === "object" && event.data !== null && "answer" in event.data && event.data.answer === ask)
        end(true);
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
