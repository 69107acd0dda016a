### Reports and the moderators' desk.

moderation-report = Melden
moderation-reportTitle = { $name } melden
moderation-about = Grund der Meldung
moderation-reason-chat = Eine Nachricht
moderation-reason-name = Der Name
moderation-reason-cheating = Betrug
moderation-reason-stalling = Verzögern
moderation-reason-other = Etwas anderes
moderation-what = Was geschehen ist
moderation-textMissing = Beschreibe in wenigen Worten, was geschehen ist.
moderation-send = Meldung senden
moderation-sent = Meldung gesendet. Die Moderatoren sehen sie sich an.

moderation-title = Moderation
moderation-lead = Alles, was hier getan wird, bleibt im Protokoll.
moderation-waiting = Offene Meldungen
moderation-nothing = Keine offenen Meldungen.
moderation-log = Protokoll
moderation-suspicions = Einen Blick wert
moderation-suspicionsLead = Zahlen der letzten 90 Tage. Sie beweisen nichts: Sieh dir die Matches an, bevor du etwas entscheidest.
moderation-noSuspicions = Nichts fällt auf.
moderation-winsFrom = gewinnt von
moderation-flow = { $net } von { $moved }, die in { $matches } Matches den Besitzer wechselten, gingen in eine Richtung.
moderation-givenUp = Davon hat der Verlierer { $n } verlassen oder die Zeit ablaufen lassen.
moderation-plays = PR { $pr } über { $decisions } Entscheidungen in { $matches } Matches, Wertung { $rating }.
moderation-peers = Andere mit dieser Wertung: PR { $pr }.
moderation-tempo = { $seconds } Sekunden je Zug im Mittel, Streuung { $spread } (eine Maschine hätte 0).
moderation-match = Match { $n }
moderation-sharesBrowser = und
moderation-sharedAt = Beide wurden in einem Browser benutzt, zuletzt am { $date }. Das kann eine Person sein oder eine Familie.
moderation-sharedAddress = { $accounts } Konten wurden von einer Adresse aus benutzt (Hash { $hash }), zuletzt am { $date }. Das kann eine Person sein, eine Familie oder ein Verein.
moderation-noLog = Noch nichts.
moderation-by = { $name }, { $date }
moderation-mutedUntil = stumm bis { $date }, { $time }
moderation-why = Grund fürs Protokoll
moderation-whyMissing = Gib einen Grund an.
moderation-howLong = Stumm für
moderation-hours =
    { $n ->
        [one] 1 Stunde
        [24] 1 Tag
        [168] 1 Woche
       *[other] 30 Tage
    }
moderation-mute = Stumm schalten
moderation-unmute = Stummschaltung aufheben
moderation-dismiss = Verwerfen
moderation-deed-warning = verwarnt
moderation-deed-mute = stumm geschaltet
moderation-deed-unmute = Stummschaltung aufgehoben
moderation-deed-restriction = auf ungewertete Matches beschränkt
moderation-deed-suspension = befristet gesperrt
moderation-deed-ban = dauerhaft gesperrt
moderation-deed-closed_name = Name geschlossen
moderation-deed-hidden = aus Listen ausgeblendet
moderation-deed-lift = Maßnahme aufgehoben
moderation-deed-dismiss = Meldung verworfen
moderation-deed-close_case = Fall geschlossen
moderation-deed-void = Matches annulliert
moderation-deed-undo_void = Annullierung aufgehoben
moderation-deed-grant_appeal = Einspruch stattgegeben
moderation-deed-reject_appeal = Einspruch abgelehnt
moderation-deed-release_event = Wettbewerb freigegeben
moderation-deed-call_off_event = Wettbewerb abgesagt

moderation-several = Matches
moderation-until = bis { $date }, { $time }
moderation-noEnd = unbefristet
moderation-unplayed = { $won } gewonnen, davon { $short } kurz; im Mittel { $seconds } s und { $events } Ereignisse.
moderation-ratingMoved = Bewegte Wertung: { $points }.
moderation-score = Stärke { $n }
moderation-star = { $feeders } Spieler haben { $fed } Matches verloren, ohne zu spielen.
moderation-feeds = bekommt von vielen Siege geschenkt
moderation-debtTitle = Wertung von abhängigen Konten
moderation-debt =
    { $points } von { $rating } Wertungspunkten stammen von Konten, die neu sind oder vor allem gegen diesen Spieler spielen. { $listed ->
        [none] Nicht in der Rangliste.
       *[other] In der Rangliste mit { $listed }.
    }
moderation-giver = { $name }: { $points } in { $matches } Matches
moderation-giftTitle = Spielt gegen einen Gegner schlechter
moderation-gift = PR { $pr } in { $matches } Matches gegen { $opponent }, PR { $otherPr } in { $others } anderen.
moderation-giftEvidence = Anzeichen { $evidence }; die Schwelle ist 6,9, die einer von tausend ehrlichen Spielern erreicht. Falsches Annehmen und Ablehnen kostet { $takes } je Match, sonst { $otherTakes }. Aufgegeben: { $givenUp }.
moderation-helpTitle = Mögliche Hilfe durch ein Programm
moderation-evidence = Anzeichen { $strength } über { $matches } Matches; die Schwelle ist 6,9, die einer von tausend ehrlichen Spielern erreicht.
moderation-hard = { $found } von { $all } schweren Entscheidungen richtig.

moderation-casesTitle = Vom Server gefunden
moderation-noCases = Keine offenen Fälle.
moderation-caseText = { $feeders } Konten haben { $fed } von { $finished } Matches verloren, ohne zu spielen. Wertungsgewinn: { $gained }.
moderation-fedMatch = { $loser }: { $seconds } s, { $events } Ereignisse
moderation-closeCase = In Ordnung: Fall schließen
moderation-voidThese = Diese Matches annullieren

moderation-appealsTitle = Einsprüche
moderation-noAppeals = Keine Einsprüche.
moderation-grant = Stattgeben
moderation-reject = Ablehnen
moderation-answer = Antwort an den Spieler
moderation-ownSanction = Diese Maßnahme stammt von dir, darum entscheidet ein anderer Moderator.

moderation-actTitle = Maßnahme gegen einen Spieler
moderation-player = Spieler
moderation-look = Maßnahmen zeigen
moderation-kind = Maßnahme
moderation-kinds-warning = Verwarnung
moderation-kinds-mute = Stumm schalten
moderation-kinds-restriction = Nur ungewertete Matches
moderation-kinds-suspension = Befristete Sperre
moderation-kinds-ban = Dauerhafte Sperre
moderation-kinds-closed_name = Namen schließen
moderation-kinds-hidden = Aus Listen ausblenden
moderation-lasts = Dauer
moderation-untilLifted = bis zur Aufhebung
moderation-playerReason = Grund (für den Spieler sichtbar)
moderation-impose = Anwenden
moderation-imposed = Erledigt.
moderation-lift = Aufheben
moderation-noSanctions = Keine Maßnahmen.
moderation-over = vorbei

moderation-voidTitle = Matches annullieren
moderation-voidLead = Wertungen, Rekorde, Credits und die Mannschaftsliste werden so, wie sie ohne diese Matches wären. Eine Annullierung lässt sich aufheben.
moderation-scope = Welche Matches
moderation-scopes-match = Ein Match
moderation-scopes-account = Alle eines Spielers in einem Zeitraum
moderation-scopes-pair = Alle zwischen zwei Spielern
moderation-scopes-team_match = Ein Mannschaftskampf
moderation-matchId = Match-Kennung
moderation-other = Zweiter Spieler
moderation-from = Von
moderation-untilTime = Bis
moderation-preview = Vorschau
moderation-previewText = { $matches } Matches werden annulliert. { $recomputed } gewertete Matches werden neu berechnet, { $players } Wertungen ändern sich.
moderation-previewTeamMatch = Der Mannschaftskampf zählt nicht mehr für die Mannschaftsliste und die Summen der Spieler. Sein Protokoll bleibt.
moderation-previewCredits = Zurückgenommene Credits: { $returned }. Erstattet: { $refunded }. Verlust des Hauses: { $loss }.
moderation-change = { $before } → { $after }
moderation-carryOut = Annullieren
moderation-voided = Matches annulliert.
moderation-voidsTitle = Annullierungen
moderation-noVoids = Es wurden keine Matches annulliert.
moderation-voidLine =
    { $teamMatches ->
        [0]
            { $matches ->
                [one] 1 Match
               *[other] { $matches } Matches
            }
       *[other] Ein Mannschaftskampf
    }
moderation-undo = Aufheben
moderation-undone = aufgehoben am { $date }
moderation-blocks-title = Gesperrte Adressen
moderation-blocks-lead = Jede Anfrage aus einem gesperrten Bereich wird abgewiesen, binnen Sekunden und auf allen Knoten. Sperre zuerst einzelne Adressen und setze ein Ende.
moderation-blocks-network = Adresse oder Bereich
moderation-blocks-block = Sperren
moderation-blocks-done = Bereich gesperrt.
moderation-blocks-missing = Gib einen Bereich und einen Grund an.
moderation-blocks-none = Bisher wurde kein Bereich gesperrt.
moderation-blocks-operator = Betreiber

moderation-ownTitle = Maßnahmen
moderation-ownUntil = Gilt bis { $date }, { $time }.
moderation-ownNoEnd = Gilt, bis ein Moderator sie aufhebt.
moderation-ownOver = Gilt nicht mehr.
moderation-appeal = Einspruch einlegen
moderation-appealLead = Du kannst einmal Einspruch einlegen. Es entscheidet ein Moderator, von dem die Maßnahme nicht stammt.
moderation-appealText = Warum sie aufgehoben werden soll
moderation-appealSent = Dein Einspruch liegt bei den Moderatoren.
moderation-appealWaits = Über deinen Einspruch wird noch entschieden.
moderation-appealGranted = Deinem Einspruch wurde stattgegeben.
moderation-appealRejected = Dein Einspruch wurde abgelehnt.
moderation-corrections = Korrekturen
moderation-correction = { $list }: { $before } → { $after }
moderation-noRating = keine Wertung
moderation-correctionUndone = Aufgehoben: Die Matches zählen wieder.
moderation-publicLead = Maßnahmen, Einsprüche und annullierte Matches nach Monaten, ohne Namen.
moderation-month = Monat
moderation-sanctionsCount = Maßnahmen
moderation-appealsCount = Einsprüche
moderation-granted = Stattgegeben
moderation-rejected = Abgelehnt
moderation-voidsCount = Annullierungen
moderation-noCounts = Noch nichts.
