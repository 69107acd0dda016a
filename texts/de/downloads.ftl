### Matches as files.

downloads-title = Dieses Match herunterladen
downloads-formats-mat = Für andere Programme (.mat)
downloads-formats-xg = Für eXtreme Gammon (.xg)
downloads-formats-sgf = Mit der Analyse (.sgf)
downloads-formats-ogxm = Für HedgeHog und OpenGammon (.ogxm)
downloads-formats-html = Kommentierte Seite
downloads-formats-txt = Kommentierter Text
downloads-formats-json = Alle Daten (JSON)
downloads-event = Alle Matches als Zip
downloads-all = Alle eigenen Matches herunterladen
downloads-allText = Ein Zip mit jedem Match, das du hier beendet hast, und jedem deiner Bibliothek, im gewählten Format, samt den hochgeladenen Dateien.
