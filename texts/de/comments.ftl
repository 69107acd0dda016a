### Comments on finished matches.

comments-title = Kommentare
comments-none = Noch keine Kommentare.
comments-elsewhere =
    { $count ->
        [one] 1 Kommentar an anderer Stelle im Match
       *[other] { $count } Kommentare an anderen Stellen im Match
    }
comments-label = Dein Kommentar
comments-send = Posten
comments-remove = Löschen
comments-guest = Gäste können nur ihre eigenen Matches kommentieren. Registriere dich, um dieses zu kommentieren.
comments-signIn = Melde dich an, um zu kommentieren.
