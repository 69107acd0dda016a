/** The time of the last input on this page: keys, pointer or screen. The content of the input is not read. */

const KINDS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
/** The time without input after which a return is reported at once. */
const AWAY_MS = 60_000;

let lastInput = performance.now();

/** Returns whole seconds since the last input. */
export function quietSeconds(): number {
  return Math.floor((performance.now() - lastInput) / 1000);
}

/** Calls `onback` on the first input after a long pause. Returns a function that stops watching. */
export function watchInput(onback: () => void): () => void {
  const touched = (): void => {
    const was = lastInput;
    lastInput = performance.now();
    if (lastInput - was > AWAY_MS) onback();
  };
  // In the capture phase, so that a component that stops an event does not hide it. Passive, so that scrolling does not
  // wait.
  for (const kind of KINDS) window.addEventListener(kind, touched, { passive: true, capture: true });
  return () => {
    for (const kind of KINDS) window.removeEventListener(kind, touched, { capture: true });
  };
}
