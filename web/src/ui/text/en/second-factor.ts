/** Two-factor authentication: a code from an app besides the password. */
export const secondFactor = {
  title: "Two-factor authentication",
  lead: "An authenticator app on your phone shows a code that changes every 30 seconds. With it, your password alone is no longer enough to sign in.",
  on: "Set up an authenticator app",
  off: "Turn off two-factor authentication",
  isOn: (since: string): string => `On since ${since}.`,
  isOff: "Two-factor authentication is off.",
  left: (n: number): string =>
    n === 0
      ? "No recovery codes left. Create new ones."
      : n === 1
        ? "1 recovery code left."
        : `${String(n)} recovery codes left.`,
  renew: "New recovery codes",
  next: "Continue",
  deviceTitle: "Scan the QR code",
  deviceText: "Scan it with an authenticator app, then enter the code that the app shows.",
  picture: "QR code for an authenticator app",
  byHand: "If you cannot scan it, enter this key by hand:",
  code: "Code",
  codeHint: "Six digits from the app, or a recovery code",
  confirm: "Turn on",
  codesTitle: "Your recovery codes",
  codesText:
    "If you lose your phone, each of these lets you sign in once. Keep them where you keep important papers: they are shown only now.",
  noted: "I have saved them",
};
