/** Ein Code neben dem Passwort. */
import type { Texts } from "../index.svelte";

export const secondFactor: Texts["secondFactor"] = {
  title: "Zusätzlich mit einem Code anmelden",
  lead: "Eine App auf deinem Telefon zeigt einen Code, der jede halbe Minute wechselt. So meldet sich niemand an, der nur dein Passwort kennt.",
  on: "Nach einem Code fragen",
  off: "Nach keinem Code fragen",
  isOn: (since) => `Seit ${since} wird nach einem Code gefragt.`,
  isOff: "Das Passwort allein genügt wieder.",
  left: (n) => (n === 0 ? "Es sind keine Ersatzcodes mehr da. Mach neue." : n === 1 ? "1 Ersatzcode ist noch da." : `${String(n)} Ersatzcodes sind noch da.`),
  renew: "Neue Ersatzcodes",
  next: "Weiter",
  deviceTitle: "Zeig es deiner App",
  deviceText: "Lies dies mit einer Authenticator-App ein und gib dann den Code ein, den sie zeigt.",
  picture: "QR-Code für eine Authenticator-App",
  byHand: "Wenn sie nichts einlesen kann, gib diesen Schlüssel von Hand ein:",
  code: "Code",
  codeHint: "Sechs Ziffern der App oder ein Ersatzcode",
  confirm: "Einschalten",
  codesTitle: "Deine Ersatzcodes",
  codesText: "Wenn du das Telefon verlierst, lässt dich jeder davon einmal hinein. Bewahre sie bei wichtigen Papieren auf: gezeigt werden sie nur jetzt.",
  noted: "Ich habe sie notiert",
};
