/** Single-key shortcuts, ignored while a field or dialog has the focus. */

/** Returns true if the event is this key alone, pressed outside fields and dialogs. */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog, summary") !== null)
    return false;
  return event.key.toLowerCase() === key;
}
