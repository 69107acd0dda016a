/** Lists whose newest entry is at their end. */

/**
 * Scrolls to the end of a list with the next frame, where the layout is due anyway. Returns a function that cancels it.
 */
export function scrollDown(list: HTMLElement | undefined): () => void {
  const frame = requestAnimationFrame(() => {
    if (list !== undefined) list.scrollTop = list.scrollHeight;
  });
  return () => cancelAnimationFrame(frame);
}
