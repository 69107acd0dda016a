### Sentences for screen readers. Where `$who` or `$starter` is none, it is the reader.

speech-you = Du
speech-gameStarted =
    { $starter ->
        [none]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Spiel { $game }, Crawford. Du beginnst.
                       *[false] Spiel { $game }. Du beginnst.
                    }
               *[other]
                    { $crawford ->
                        [true] Spiel { $game }, Crawford. Du beginnst mit { $first } und { $second }.
                       *[false] Spiel { $game }. Du beginnst mit { $first } und { $second }.
                    }
            }
       *[other]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Spiel { $game }, Crawford. { $starter } beginnt.
                       *[false] Spiel { $game }. { $starter } beginnt.
                    }
               *[other]
                    { $crawford ->
                        [true] Spiel { $game }, Crawford. { $starter } beginnt mit { $first } und { $second }.
                       *[false] Spiel { $game }. { $starter } beginnt mit { $first } und { $second }.
                    }
            }
    }
speech-rolled =
    { $who ->
        [none] Du würfelst { $first } und { $second }.
       *[other] { $who } würfelt { $first } und { $second }.
    }
speech-played =
    { $who ->
        [none] Du spielst { $notation }.
       *[other] { $who } spielt { $notation }.
    }
speech-noPlay =
    { $who ->
        [none] Du kannst nicht ziehen.
       *[other] { $who } kann nicht ziehen.
    }
speech-illegalPlay =
    { $who ->
        [none] Dein Brett
       *[other] Das Brett von { $who }
    } zeigt { $notation }, was nicht erlaubt ist. Darf es gelten?
speech-acceptsIllegal =
    { $who ->
        [none] Du nimmst den regelwidrigen Zug an.
       *[other] { $who } nimmt den regelwidrigen Zug an.
    }
speech-declinesIllegal =
    { $who ->
        [none] Du lehnst den regelwidrigen Zug ab.
       *[other] { $who } lehnt den regelwidrigen Zug ab.
    }
speech-doubled =
    { $who ->
        [none] Du doppelst auf { $value }.
       *[other] { $who } doppelt auf { $value }.
    }
speech-taken =
    { $who ->
        [none] Du nimmst an und hast den Dopplerwürfel auf { $value }.
       *[other] { $who } nimmt an und hat den Dopplerwürfel auf { $value }.
    }
speech-passed =
    { $who ->
        [none] Du lehnst das Doppel ab.
       *[other] { $who } lehnt das Doppel ab.
    }
speech-beavered =
    { $who ->
        [none] Du setzt einen Beaver auf { $value }.
       *[other] { $who } setzt einen Beaver auf { $value }.
    }
speech-raccooned =
    { $who ->
        [none] Du setzt einen Raccoon auf { $value }.
       *[other] { $who } setzt einen Raccoon auf { $value }.
    }
speech-resigns =
    { $who ->
        [none] Du bietest die Aufgabe an: { $result }.
       *[other] { $who } bietet die Aufgabe an: { $result }.
    }
speech-declines =
    { $who ->
        [none] Du lehnst die Aufgabe ab.
       *[other] { $who } lehnt die Aufgabe ab.
    }
speech-resigned =
    { $who ->
        [none] Du gibst auf: { $result }.
       *[other] { $who } gibt auf: { $result }.
    }
speech-stopAgreed =
    { $who ->
        [none] Du bist mit dem Ende einverstanden.
       *[other] { $who } ist mit dem Ende einverstanden.
    }
speech-abortAgreed =
    { $who ->
        [none] Du möchtest das Match abbrechen.
       *[other] { $who } möchte das Match abbrechen.
    }
speech-abortDeclined =
    { $who ->
        [none] Du möchtest weiterspielen.
       *[other] { $who } möchte weiterspielen.
    }
speech-takeBackAsked =
    { $who ->
        [none] Du möchtest den letzten Zug zurücknehmen.
       *[other] { $who } möchte den letzten Zug zurücknehmen.
    }
speech-takeBackDeclined =
    { $who ->
        [none] Du lässt den Zug stehen.
       *[other] { $who } lässt den Zug stehen.
    }
speech-tookBack =
    { $who ->
        [none] Du nimmst den Zug zurück.
       *[other] { $who } nimmt den Zug zurück.
    }
speech-pauseAsked =
    { $who ->
        [none] Du möchtest eine Pause.
       *[other] { $who } möchte eine Pause.
    }
speech-pauseDeclined =
    { $who ->
        [none] Du möchtest weiterspielen.
       *[other] { $who } möchte weiterspielen.
    }
speech-paused = Pause. Die Uhren stehen.
speech-resumed =
    { $who ->
        [none] Du beendest die Pause. Die Uhren laufen wieder.
       *[other] { $who } beendet die Pause. Die Uhren laufen wieder.
    }
speech-pauseEnded = Die Pause ist vorbei. Die Uhren laufen wieder.
speech-abandoned = Beide sind gegangen. Das Match ist abgebrochen.
speech-calledOff = Diese Partie hat ohne Ergebnis geendet. Was zählt, steht auf der Seite der Veranstaltung.
speech-calledOffTooLong = Das Match hat zu viele Ereignisse und wird abgebrochen. Es zählt für niemanden.
speech-held = Die Turnierleitung hat diese Partie angehalten: { $reason }. Die Uhren stehen.
speech-released = Die Turnierleitung hat diese Partie freigegeben. Die Uhren laufen wieder.
speech-rollAsked =
    { $who ->
        [none] Du: Wurf, sobald der andere Raum so weit ist.
       *[other] { $who }: Wurf, sobald der andere Raum so weit ist.
    }
speech-turnOpened = Beide Räume sind bereit zum Wurf.
speech-substituted = { $came } spielt jetzt für { $left }.
speech-extraTime =
    { $minutes ->
        [0] Die Turnierleitung hat die Zusatzzeit zurückgenommen.
       *[other] Die Turnierleitung gibt Zusatzzeit: { $minutes } Min für jeden.
    }
speech-outage-seconds = Der Server war { $seconds } s nicht erreichbar. Die Uhren standen so lange still; wer am Zug ist, hat noch mindestens 15 s.
speech-outage-minutes = Der Server war { $minutes } Min nicht erreichbar. Die Uhren standen so lange still; wer am Zug ist, hat noch mindestens 15 s.
speech-atBoard-awaited =
    Auf { $who ->
        [none] dein Brett
       *[other] das Brett von { $who }
    } wird gewartet.
speech-atBoard-ready =
    { $who ->
        [none] Dein Brett
       *[other] Das Brett von { $who }
    } ist bereit.
speech-atBoard-illegal_play =
    { $who ->
        [none] Dein Brett
       *[other] Das Brett von { $who }
    } zeigt keinen erlaubten Zug. Der Zug bleibt offen.
speech-atBoard-sensor_fault =
    Die Sensoren { $who ->
        [none] deines Bretts
       *[other] des Bretts von { $who }
    } melden eine unmögliche Stellung.
speech-atBoard-rolled_early =
    { $who ->
        [none] Du hast zu früh gewürfelt. Der Wurf gilt.
       *[other] { $who } hat zu früh gewürfelt. Der Wurf gilt.
    }
speech-vacation =
    { $who ->
        [none] Dein Urlaub
       *[other] Der Urlaub von { $who }
    } hat sich geändert.
speech-timedOut =
    { $who ->
        [none] Du hast die Zeit überschritten.
       *[other] { $who } hat die Zeit überschritten.
    }
speech-left =
    { $who ->
        [none] Du hast das Match verlassen.
       *[other] { $who } hat das Match verlassen.
    }
speech-claimed =
    { $claim ->
        [match]
            { $who ->
                [none] Du nimmst den Sieg, weil der Gegner nicht mehr da ist.
               *[other] { $who } nimmt den Sieg, weil der Gegner nicht mehr da ist.
            }
       *[other]
            { $who ->
                [none] Du beendest das Match ohne Ergebnis, weil der Gegner nicht mehr da ist.
               *[other] { $who } beendet das Match ohne Ergebnis, weil der Gegner nicht mehr da ist.
            }
    }
speech-gameEnded =
    { $who ->
        [none]
            Du gewinnst das Spiel, { $points } { $points ->
                [one] Punkt
               *[other] Punkte
            }.
       *[other]
            { $who } gewinnt das Spiel, { $points } { $points ->
                [one] Punkt
               *[other] Punkte
            }.
    }
speech-matchEnded =
    { $who ->
        [none] Du gewinnst das Match.
       *[other] { $who } gewinnt das Match.
    }
speech-drawn = Das Match endet unentschieden.
speech-mayRoll = Du kannst würfeln.
speech-mayDouble = Du kannst würfeln oder doppeln.
speech-mayTake = Du kannst annehmen oder ablehnen.
speech-mayBeaver = Du kannst annehmen, einen Beaver setzen oder ablehnen.
speech-bar = Bar
speech-off = aus
speech-complete = Enter bestätigt, U nimmt zurück.
speech-undone = Zurückgenommen.

## The situation, and answers to a player's questions

speech-score =
    { $own ->
        [none] Stand: du { $points }, { $their } { $theirPoints }.
       *[other] Stand: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-game =
    { $crawford ->
        [true] Spiel { $game }, Crawford.
       *[false] Spiel { $game }.
    }
speech-side = Du spielst { $side }.
speech-cube-none = Dieses Spiel ist ohne Dopplerwürfel.
speech-cube-centred = Der Dopplerwürfel liegt in der Mitte, auf { $value }.
speech-cube-owned =
    { $who ->
        [none] Du hast den Dopplerwürfel auf { $value }.
       *[other] { $who } hat den Dopplerwürfel auf { $value }.
    }
speech-toRoll = { $who } muss würfeln.
speech-hasRolled =
    { $who ->
        [none] Du hast { $first } und { $second } zu ziehen.
       *[other] { $who } hat { $first } und { $second } zu ziehen.
    }
speech-cubeOffered =
    { $who ->
        [none] Dir wird der Dopplerwürfel auf { $value } angeboten.
       *[other] { $who } bekommt den Dopplerwürfel auf { $value } angeboten.
    }
speech-pips =
    { $own ->
        [none] Pips: du { $points }, { $their } { $theirPoints }.
       *[other] Pips: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-lead =
    { $who ->
        [none] Du führst um { $pips }.
       *[other] { $who } führt um { $pips }.
    }
speech-even = Das Rennen ist ausgeglichen.
speech-blots =
    { $who ->
        [none]
            { $count ->
                [one] Dein Blot: { $points }.
               *[other] Deine Blots: { $points }.
            }
       *[other]
            { $count ->
                [one] Blot von { $who }: { $points }.
               *[other] Blots von { $who }: { $points }.
            }
    }
speech-hits =
    { $who ->
        [none] Du schlägst mit { $rolls } von 36 Würfen.
       *[other] { $who } schlägt mit { $rolls } von 36 Würfen.
    }
speech-noBlots =
    { $who ->
        [none] Du hast keinen Blot in Reichweite.
       *[other] { $who } hat keinen Blot in Reichweite.
    }
speech-noContact = Kein Kontakt mehr: Niemand kann geschlagen werden.
speech-stations-point = { $count } auf { $point }
speech-stations-bar = { $count } auf der Bar
speech-stations-off = { $count } ausgewürfelt
speech-stations-of =
    { $who ->
        [none] Du: { $places }.
       *[other] { $who }: { $places }.
    }
speech-toPlay = Noch zu ziehen: { $dice }.
speech-confirmed = Gezogen.
speech-log = Was geschehen ist
