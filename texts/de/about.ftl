### The page about the product.

about-title = Über Fullprime
about-lead = Eine Full Prime sind sechs besetzte Felder nebeneinander: die Mauer, an der kein Stein vorbeikommt.
about-what-1 = Auf Fullprime spielst du gewertetes Backgammon, gegen Menschen und gegen Bots, die das Spiel im Spiel gegen sich selbst gelernt haben.
about-what-2 = Es läuft als ein einziges Programm. Ein Verein kann es aus einer einzigen Datei selbst betreiben, eine große Seite auf vielen Rechnern.
about-promises = Worauf du dich verlassen kannst
about-promiseList-1 = Die Würfel sind versiegelt, bevor du dich setzt, und du kannst hinterher jeden Wurf prüfen.
about-promiseList-2 = Wertungen folgen einer veröffentlichten Formel, und ihr ganzer Verlauf lässt sich nachrechnen.
about-promiseList-3 = Jede Aktion wird gespeichert, bevor sie bestätigt wird. Bleibt ein Server mitten in deinem Match stehen, geht es danach an derselben Stelle weiter.
about-promiseList-4 = Keine Werbung, keine Tracker, nichts von anderen Seiten geladen, und keine E-Mail-Adresse nötig.
about-licenceTitle = Lizenz
about-licence = Das Programm ist freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Die Schrift ist Inter, unter der SIL Open Font Licence 1.1.
