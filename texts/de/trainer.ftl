### The blunder trainer and performances.

trainer-lead = Deine Fehler und verfehlten Aufgaben kommen wieder, kurz bevor du sie vergisst.
trainer-counts = Jetzt fällig: { $due } · später: { $waiting } · gelernt: { $learned }
trainer-nothingYet = Noch keine Fehler, aus denen zu lernen wäre
trainer-nothingYetText = Spiele ein Match. Deine Fehler erscheinen hier kurz nach seinem Ende.
trainer-doneForNow = Fürs Erste fertig
trainer-nextAt = Die nächste Frage kommt am { $day } um { $time } wieder.
trainer-you = dir
trainer-from =
    { $day ->
        [none] Gegen { $opponent }
       *[other] Gegen { $opponent }, { $day }
    }
trainer-score = { $own }:{ $other } bis { $length }
trainer-money = um Geld
trainer-askCube = Was machst du mit dem Doppler?
trainer-askPlay = Wie ziehst du { $high }-{ $low }?
trainer-right = Richtig
trainer-wrong = Nicht das Beste
trainer-again = Kommt am { $day } wieder.
trainer-missedPuzzle = Eine Aufgabe, die du verfehlt hast
trainer-next = Nächste Frage
trainer-inMatch = Im Match ansehen
trainer-performance = Spielstärke
trainer-performanceHint = PR der letzten Matches: 500 × der mittlere Fehler je Entscheidung. Weniger ist besser.
trainer-performanceNone = Noch keine analysierten Matches.
trainer-byPart = Nach Spielphase
trainer-typical = Typische Fehler
trainer-typicalNone = Noch keine.
trainer-times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
trainer-chart = PR je Match
trainer-point = { $day }, PR { $pr } gegen { $opponent }
trainer-mistakeThemes-missed_double = Doppel versäumt
trainer-mistakeThemes-wrong_double = Zu früh gedoppelt
trainer-mistakeThemes-too_good = Kassiert statt weitergespielt
trainer-mistakeThemes-wrong_take = Angenommen statt abgelehnt
trainer-mistakeThemes-wrong_pass = Abgelehnt statt angenommen
trainer-mistakeThemes-missed_hit = Nicht geschlagen
trainer-mistakeThemes-wrong_hit = Zu Unrecht geschlagen
trainer-mistakeThemes-point_not_made = Punkte nicht gemacht
trainer-mistakeThemes-stayed_back = Hinten geblieben
trainer-mistakeThemes-ran_too_soon = Zu früh gelaufen
trainer-mistakeThemes-too_loose = Zu viele Blots
trainer-mistakeThemes-too_safe = Zu vorsichtig
trainer-mistakeThemes-race = Wettläufe
trainer-mistakeThemes-bear_off = Auswürfeln
trainer-mistakeThemes-other = Anderes
