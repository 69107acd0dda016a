/** Devices that sign in by themselves. */
export const passkeys = {
  title: "Passkeys",
  lead: "Your phone, computer or security key can sign you in with your finger, face or PIN: nothing to type, and nothing that a false page could steal.",
  add: "Add a passkey",
  addText: "With your password first; then your browser asks where to keep the passkey.",
  name: "What to call it",
  nameHint: "To tell it from others in this list",
  added: "From now on the passkey signs you in.",
  since: (made: string, used: string | null): string => (used === null ? `Since ${made}, not used yet` : `Since ${made}, last used ${used}`),
  remove: "Remove",
  removeNamed: (name: string): string => `Remove ${name}`,
  removed: "The passkey opens this account no more.",
  notHere: "Passkeys need a browser that knows them, and a site that is opened by its name and encrypted.",
  signIn: "Sign in with a passkey",
  cancelled: "No passkey was chosen.",
  known: "This device has a passkey for your account already.",
};
