/** When somebody last touched this page: keys, pointer or screen. Nothing of what was touched is looked at. */

const KINDS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** Whoever comes back after so long is told of at once. */
const AWAY_MS = 60_000;

let lastInput = performance.now();

/** Whole seconds since then. */
export function quietSeconds(): number {
  return Math.floor((performance.now() - lastInput) / 1000);
}

/** Tells when somebody is back after a while. Returns what stops it. */
export function watchInput(onback: () => void): () => void {
  const touched = (): void => {
    const was = lastInput;
    lastInput = performance.now();
    if (lastInput - was > AWAY_MS) onback();
  };
  for (const kind of KINDS) window.addEventListener(kind, touched, { passive: true, capture: true });
  return () => {
    for (const kind of KINDS) window.removeEventListener(kind, touched, { capture: true });
  };
}
