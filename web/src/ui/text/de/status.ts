import type { Texts } from "../index.svelte";

export const status: Texts["status"] = {
  title: "Zustand der Seite",
  lead: "Jede Nacht prüft die Seite alles, was sie speichert, und spielt ihre neueste Sicherung probeweise zurück.",
  none: "Es lief noch keine Prüfung. Geprüft wird nachts.",
  passed: "Alle Prüfungen bestanden.",
  failed: "Etwas stimmt nicht. Einzelheiten stehen im Protokoll des Betreibers.",
  checkedAt: (when) => `Letzte Prüfung: ${when}.`,
  diskLow:
    "Der Speicher der Seite ist fast voll. Laufende Matches gehen weiter; alles andere, was etwas speichert, ist gesperrt, bis wieder Platz ist.",
  steps: {
    pages: "Die Datenbank ist vollständig lesbar",
    logs: "Jedes Match führt, neu abgespielt, zu seinem Ergebnis",
    ratings: "Jede Wertung folgt aus ihren Matches",
    books: "Jeder Credit ist verbucht",
    backup: "Eine neue Sicherung wurde angelegt",
    restore: "Die Sicherung wurde zurückgespielt und hat dieselben Prüfungen bestanden",
  },
  results: { passed: "In Ordnung", failed: "Fehlgeschlagen", skipped: "Hier nicht geprüft" },
};
