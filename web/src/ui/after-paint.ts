/** Work that waits until the page has been painted, so that the first frame comes sooner. */

/**
 * Calls `work` in a task of its own after the next frame. A hidden page has no frames, so there it is called soon.
 * Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    timer = setTimeout(work);
  };
  if (document.visibilityState === "hidden") {
    soon();
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves in a task of its own, so that the work before and after does not become one long task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
