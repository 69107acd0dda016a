### Private messages between two players.

messages-title = Nachrichten
messages-lead = Nur ihr beide lest sie. Nach einem Jahr werden sie gelöscht.
messages-with = Nachrichten mit { $name }
messages-none = Noch keine Nachrichten.
messages-noneText = Öffne die Seite eines Spielers und wähle „Nachricht“.
messages-choose = Wähle ein Gespräch.
messages-write = Nachricht
messages-text = Nachricht an { $name }
messages-send = Senden
messages-earlier = Frühere Nachrichten
messages-first = Hier beginnen deine Nachrichten mit { $name }.
messages-held = Ihr gehört beide zu einem Mannschaftskampf. { $name } bekommt diese Nachrichten, sobald kein Brett läuft.
messages-closed = Ihr könnt einander nicht schreiben.
messages-guests = Gäste können keine Nachrichten senden.
messages-back = Alle Nachrichten
messages-you = Du
messages-unread = { $n } ungelesen
messages-report = Melden
messages-deleteAll = Löschen
messages-deleteTitle = Dieses Gespräch löschen?
messages-deleteText = Es verschwindet aus deiner Liste. { $name } behält die Nachrichten.
messages-deleted = Gespräch gelöscht.
messages-include = Unsere letzten 50 Nachrichten mitsenden
messages-included = Nachrichten in der Meldung
messages-reporter = Meldende Person
messages-bell =
    { $n ->
        [one] Neue Nachricht von { $from }
       *[other] { $n } neue Nachrichten von { $from }
    }
