### Was der Tutor zu einer Entscheidung sagt.

tutor-title = Was der bessere Zug bewirkt
tutor-cubeTitle = Die Zahlen hinter dem Doppler
tutor-point =
    { $kind ->
        [bar_point] den Barpunkt
        [midpoint] den Midpoint
        [opponents_bar_point] den gegnerischen Barpunkt
        [anchor] den Anker auf Feld { $point }
       *[other] Feld { $point }
    }
tutor-makes =
    { $play ->
        [better] Macht { $name }.
       *[played] Macht { $name } nicht, der andere Zug schon.
    }
tutor-keeps =
    { $play ->
        [better] Hält { $name }.
       *[played] Gibt { $name } auf, der andere Zug nicht.
    }
tutor-hits =
    { $better ->
        [0] Schlägt nicht, der andere Zug schon. Pips, die der Gegner dadurch verliert: { $playedPips }.
        [one] Schlägt einen Stein. Pips, die der Gegner verliert: { $betterPips } statt { $playedPips }.
       *[other] Schlägt { $better } Steine. Pips, die der Gegner verliert: { $betterPips } statt { $playedPips }.
    }
tutor-shots =
    { $better ->
        [0] Lässt keinen Schuss zu; nach dem anderen Zug treffen { $played } von 36 Würfen.
        [one] Danach trifft { $better } von 36 Würfen statt { $played }.
       *[other] Danach treffen { $better } von 36 Würfen statt { $played }.
    }
tutor-blots =
    { $better ->
        [0] Lässt dem Gegner keinen Blot im Weg; der andere Zug lässt { $played }.
        [one] Lässt dem Gegner { $better } Blot im Weg statt { $played }.
       *[other] Lässt dem Gegner { $better } Blots im Weg statt { $played }.
    }
tutor-dances = Mit { $better } von 36 Würfen bleibt der Gegner auf der Bar statt mit { $played }.
tutor-back =
    { $better ->
        [0] Lässt keinen Stein im gegnerischen Heimfeld oder auf der Bar; der andere Zug lässt { $played }.
        [one] Lässt { $better } Stein im gegnerischen Heimfeld oder auf der Bar statt { $played }.
       *[other] Lässt { $better } Steine im gegnerischen Heimfeld oder auf der Bar statt { $played }.
    }
tutor-prime = Längste Prime vor einem gegnerischen Stein: { $better } statt { $played }.
tutor-builders = Builder, also freie Steine auf den Feldern 6 bis 11: { $better } statt { $played }.
tutor-borneOff =
    { $better ->
        [0] Würfelt keinen Stein aus, der andere Zug { $played }.
        [one] Würfelt { $better } Stein aus statt { $played }.
       *[other] Würfelt { $better } Steine aus statt { $played }.
    }
tutor-outside = Steine noch außerhalb des Heimfelds: { $better } statt { $played }.
tutor-gaps = Leere Felder im Heimfeld: { $better } statt { $played }.
tutor-fullRolls = Nächste Würfe, die mindestens zwei Steine auswürfeln: { $better } von 36 statt { $played }.
tutor-race =
    { $pips ->
        [0] Das Rennen ist dann ausgeglichen.
        [one]
            { $ahead ->
                [true] Liegt dann im Rennen { $pips } Pip vorn.
               *[false] Liegt dann im Rennen { $pips } Pip zurück.
            }
       *[other]
            { $ahead ->
                [true] Liegt dann im Rennen { $pips } Pips vorn.
               *[false] Liegt dann im Rennen { $pips } Pips zurück.
            }
    }
tutor-takePoint = Take-Point bei diesem Stand: { $live } mit lebendem Doppler, { $dead } mit totem. Wer antwortet, gewinnt { $chance }.
tutor-window = Das Fenster des Doppelnden reicht mit lebendem Doppler von { $from } bis { $to }; er gewinnt { $chance }.
tutor-marketLosers = Marktverlierer: { $share }, das sind { $sequences } von 1296 Wurfpaaren, nach denen ein Doppel abgelehnt würde oder das Spiel gewonnen ist.
tutor-gammons = Gammons: Wer doppelt, gewinnt { $won } und verliert { $lost }.
tutor-pips = Pips: { $doubler } für den Doppelnden, { $opponent } für den Gegner.
