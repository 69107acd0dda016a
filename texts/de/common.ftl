### Words of every page.

common-product = Fullprime
common-cancel = Abbrechen
common-close = Schließen
common-confirm = Bestätigen
common-save = Speichern
common-retry = Noch einmal versuchen
common-loading = Lädt …
common-choose = Bitte wählen …
common-showAll = Alle { $count } zeigen
