/** Passkeys: signing in with a device instead of a password. */
import type { Texts } from "../index.svelte";

export const passkeys: Texts["passkeys"] = {
  title: "Passkeys",
  lead: "Melde dich mit Finger, Gesicht oder PIN auf Telefon, Rechner oder Sicherheitsschlüssel an. Nichts ist zu tippen, und eine gefälschte Seite kann nichts stehlen.",
  add: "Passkey hinzufügen",
  addText: "Gib dein Passwort ein; dann fragt der Browser, wo der Passkey aufbewahrt werden soll.",
  name: "Name des Passkeys",
  nameHint: "Damit du deine Passkeys auseinanderhältst",
  added: "Passkey hinzugefügt. Du kannst dich jetzt damit anmelden.",
  since: (made, used) =>
    used === null ? `Hinzugefügt ${made}, noch nicht benutzt` : `Hinzugefügt ${made}, zuletzt benutzt ${used}`,
  remove: "Entfernen",
  removeNamed: (name) => `${name} entfernen`,
  removed: "Passkey entfernt.",
  notHere:
    "Passkeys brauchen einen Browser, der sie unterstützt, und eine verschlüsselte Seite (https), die über ihren Domainnamen geöffnet ist.",
  signIn: "Mit einem Passkey anmelden",
  cancelled: "Es wurde kein Passkey gewählt.",
  known: "Dieses Gerät hat schon einen Passkey für dein Konto.",
};
