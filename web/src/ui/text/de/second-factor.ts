/** Two-factor authentication: a code from an app besides the password. */
import type { Texts } from "../index.svelte";

export const secondFactor: Texts["secondFactor"] = {
  title: "Zwei-Faktor-Anmeldung",
  lead: "Eine Authenticator-App auf deinem Telefon zeigt einen Code, der alle 30 Sekunden wechselt. Dein Passwort allein genügt dann nicht mehr zum Anmelden.",
  on: "Authenticator-App einrichten",
  off: "Zwei-Faktor-Anmeldung ausschalten",
  isOn: (since) => `Eingeschaltet seit ${since}.`,
  isOff: "Die Zwei-Faktor-Anmeldung ist aus.",
  left: (n) =>
    n === 0
      ? "Keine Ersatzcodes mehr übrig. Erzeuge neue."
      : n === 1
        ? "Noch 1 Ersatzcode übrig."
        : `Noch ${String(n)} Ersatzcodes übrig.`,
  renew: "Neue Ersatzcodes",
  next: "Weiter",
  deviceTitle: "QR-Code scannen",
  deviceText: "Scanne ihn mit einer Authenticator-App und gib dann den Code ein, den sie zeigt.",
  picture: "QR-Code für eine Authenticator-App",
  byHand: "Wenn du ihn nicht scannen kannst, gib diesen Schlüssel von Hand ein:",
  code: "Code",
  codeHint: "Sechs Ziffern aus der App oder ein Ersatzcode",
  confirm: "Einschalten",
  codesTitle: "Deine Ersatzcodes",
  codesText:
    "Wenn du dein Telefon verlierst, kannst du dich mit jedem davon einmal anmelden. Bewahre sie bei wichtigen Papieren auf: Sie werden nur jetzt gezeigt.",
  noted: "Ich habe sie gespeichert",
};
