/** Passkeys: signing in with a device instead of a password. */
export const passkeys = {
  title: "Passkeys",
  lead: "Sign in with your fingerprint, face or PIN on your phone, computer or security key. There is nothing to type, and nothing that a fake page could steal.",
  add: "Add a passkey",
  addText: "Enter your password; your browser then asks where to keep the passkey.",
  name: "Passkey name",
  nameHint: "To tell your passkeys apart",
  added: "Passkey added. You can now sign in with it.",
  since: (made: string, used: string | null): string =>
    used === null ? `Added ${made}, not used yet` : `Added ${made}, last used ${used}`,
  remove: "Remove",
  removeNamed: (name: string): string => `Remove ${name}`,
  removed: "Passkey removed.",
  notHere: "Passkeys need a browser that supports them, and an encrypted (https) site opened by its domain name.",
  signIn: "Sign in with a passkey",
  cancelled: "No passkey was chosen.",
  known: "This device already has a passkey for your account.",
};
