### Notifications of the browser while no page of the site is open.

push-title = Benachrichtigungen auf diesem Gerät
push-text = Benachrichtigungen kommen auch, wenn Fullprime geschlossen ist, aber nicht, solange du es geöffnet hast.
push-kinds = Benachrichtigen bei
push-kind-your_turn = Mein Zug in Fernpartien
push-kind-challenge = Herausforderungen
push-kind-match_found = Ein Match von mir hat begonnen
push-kind-round = Mein Tisch in einem Turnier ist bereit
push-kind-calls = Spieler rufen mich als Turnierleitung
push-kind-messages = Private Nachrichten
push-none = Dieser Browser zeigt nichts, solange Fullprime geschlossen ist. Auf einem iPhone füge Fullprime zuerst zum Home-Bildschirm hinzu.
push-failed = Der Browser konnte die Benachrichtigungen nicht einschalten. Prüfe seine Einstellungen und versuche es noch einmal.
push-others = Andere Geräte
push-forget = Ausschalten
