### Boards in frames of other sites.

embed-action = Einbetten
embed-title = Auf einer anderen Seite zeigen
embed-leadMatch = Füge dieses HTML in deine Seite ein. Es zeigt das Brett, während das Match läuft.
embed-leadPosition = Füge dieses HTML in deine Seite ein. Es zeigt die Stellung.
embed-copy = HTML kopieren
embed-copied = HTML kopiert.
embed-look = Vorschau
embed-open = Auf Fullprime öffnen
embed-nothing = Hier gibt es kein Brett zu sehen.
embed-toMove =
    { $side ->
        [white] Weiß ist am Zug
       *[other] Schwarz ist am Zug
    }
