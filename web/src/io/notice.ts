/** Browser notifications, for a tab that is not visible. Permission is requested only when the player wants them. */

/** Whether this browser supports them. */
export function hasNotices(): boolean {
  return "Notification" in globalThis;
}

/** Whether the browser would show one. */
export function mayNotice(): boolean {
  return hasNotices() && Notification.permission === "granted";
}

/** Asks for the browser's permission. Returns true if it is granted. */
export async function askForNotices(): Promise<boolean> {
  return hasNotices() && (await Notification.requestPermission()) === "granted";
}

/**
 * Shows one. Of several with the same `about` only the last stays. A press on it focuses this tab, then calls
 * `pressed`.
 */
export function showNotice(text: string, about: string, pressed: () => void): void {
  if (!mayNotice()) return;
  try {
    const notice = new Notification("Fullprime", { body: text, tag: about });
    notice.onclick = () => {
      window.focus();
      notice.close();
      pressed();
    };
  } catch {
    // Some phones define `Notification` but do not show notices of pages.
  }
}
