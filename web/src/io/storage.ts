/** Local storage. A browser may refuse it (private windows): then a value lasts as long as the page. */

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

/** Returns the value stored under `key`, for the caller to check, or `null` if there is nothing readable. */
export function recall(key: string): unknown {
  let text: string | null = fallback.get(key) ?? null;
  try {
    text = localStorage.getItem(`fullprime.${key}`) ?? text;
  } catch {
    // Storage is refused, so only the memory of this page is left.
  }
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value for this tab only, across reloads; `null` deletes it. */
export function rememberHere(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`fullprime.${key}`);
    else sessionStorage.setItem(`fullprime.${key}`, JSON.stringify(value));
  } catch {
    // Storage is refused: a reload forgets it.
  }
}

/** Returns the value that this tab has stored under `key`, for the caller to check, or `null` if there is nothing readable. */
export function recallHere(key: string): unknown {
  try {
    const text = sessionStorage.getItem(`fullprime.${key}`);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
