/** Browser notifications, for a tab that is not visible. Permission is requested only when the player wants them. */

/** Whether this browser supports notifications. */
export function hasNotices(): boolean {
  return "Notification" in globalThis;
}

/** Whether the player has permitted notifications in this browser. */
export function mayNotice(): boolean {
  return hasNotices() && Notification.permission === "granted";
}

/** Asks for the browser's permission. Returns true if it is granted. */
export async function askForNotices(): Promise<boolean> {
  return hasNotices() && (await Notification.requestPermission()) === "granted";
}

/**
 * Shows a notification, in place of an earlier one with the same `about`. A press on it focuses this tab and then calls
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
