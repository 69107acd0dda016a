### The page about the state of the site.

status-title = Zustand der Seite
status-lead = Jede Nacht prüft die Seite alles, was sie speichert, und spielt ihre neueste Sicherung probeweise zurück.
status-none = Es lief noch keine Prüfung. Geprüft wird nachts.
status-passed = Alle Prüfungen bestanden.
status-failed = Etwas stimmt nicht. Einzelheiten stehen im Protokoll des Betreibers.
status-checkedAt = Letzte Prüfung: { $when }.
status-diskLow = Der Speicher der Seite ist fast voll. Laufende Matches gehen weiter; alles andere, was etwas speichert, ist gesperrt, bis wieder Platz ist.
status-steps-pages = Die Datenbank ist vollständig lesbar
status-steps-logs = Jedes Match führt, neu abgespielt, zu seinem Ergebnis
status-steps-ratings = Jede Wertung folgt aus ihren Matches
status-steps-books = Jeder Credit ist verbucht
status-steps-backup = Eine neue Sicherung wurde angelegt
status-steps-restore = Die Sicherung wurde zurückgespielt und hat dieselben Prüfungen bestanden
status-results-passed = In Ordnung
status-results-failed = Fehlgeschlagen
status-results-skipped = Hier nicht geprüft
