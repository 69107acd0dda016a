/** Geräte, die von selbst anmelden. */
import type { Texts } from "../index.svelte";

export const passkeys: Texts["passkeys"] = {
  title: "Passkeys",
  lead: "Telefon, Rechner oder Sicherheitsschlüssel können dich mit Finger, Gesicht oder PIN anmelden: nichts zu tippen, und nichts, was eine falsche Seite stehlen könnte.",
  add: "Passkey hinzufügen",
  addText: "Zuerst mit deinem Passwort; dann fragt der Browser, wo der Passkey aufbewahrt werden soll.",
  name: "Wie er heißen soll",
  nameHint: "Um ihn in dieser Liste von anderen zu unterscheiden",
  added: "Von jetzt an meldet der Passkey dich an.",
  since: (made, used) => (used === null ? `Seit ${made}, noch nicht benutzt` : `Seit ${made}, zuletzt benutzt ${used}`),
  remove: "Entfernen",
  removeNamed: (name) => `${name} entfernen`,
  removed: "Der Passkey öffnet dieses Konto nicht mehr.",
  notHere: "Passkeys brauchen einen Browser, der sie kennt, und eine Seite, die mit ihrem Namen und verschlüsselt geöffnet wird.",
  signIn: "Mit einem Passkey anmelden",
  cancelled: "Es wurde kein Passkey gewählt.",
  known: "Dieses Gerät hat schon einen Passkey für dein Konto.",
};
