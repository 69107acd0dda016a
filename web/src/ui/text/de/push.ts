import type { Texts } from "../index.svelte";

export const push: Texts["push"] = {
  title: "Benachrichtigungen auf diesem Gerät",
  text: "Benachrichtigungen kommen auch, wenn Fullprime geschlossen ist, aber nicht, solange du es geöffnet hast.",
  kinds: "Benachrichtigen bei",
  kind: {
    your_turn: "Mein Zug in Fernpartien",
    challenge: "Herausforderungen",
    match_found: "Ein Match von mir hat begonnen",
    round: "Mein Tisch in einem Turnier ist bereit",
    calls: "Spieler rufen mich als Turnierleitung",
    messages: "Private Nachrichten",
  },
  none: "Dieser Browser zeigt nichts, solange Fullprime geschlossen ist. Auf einem iPhone füge Fullprime zuerst zum Home-Bildschirm hinzu.",
  failed:
    "Der Browser konnte die Benachrichtigungen nicht einschalten. Prüfe seine Einstellungen und versuche es noch einmal.",
  others: "Andere Geräte",
  forget: "Ausschalten",
};
