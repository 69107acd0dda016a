/** What the browser remembers. A browser may refuse storage (private windows): then a value lasts for the page. */

const fallback = new Map<string, string>();

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(`fullprime.${key}`, text);
  } catch {
    // Kept in memory above; nothing else can be done.
  }
}

/** What was remembered under `key`, for the caller to check; `null` when there is nothing readable. */
export function recall(key: string): unknown {
  let text: string | null = fallback.get(key) ?? null;
  try {
    text = localStorage.getItem(`fullprime.${key}`) ?? text;
  } catch {
    // Storage is refused: what this page remembers is all there is.
  }
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
