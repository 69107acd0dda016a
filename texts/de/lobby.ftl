### The lobby, its dialogs, and a table that waits.

lobby-title = Backgammon spielen
lobby-heroTitle = Backgammon, dem du trauen kannst.
lobby-heroText = Gewertete Matches gegen Menschen und Bots mit neuronalem Netz, und Würfel, die jeder hinterher prüfen kann.
lobby-welcome = Schön, dass du da bist, { $name }.
lobby-welcomeText = Nimm einen Bot, setz dich an einen Tisch oder mach selbst einen auf.
lobby-playBot = Gegen einen Bot
lobby-playNow = Gleich als Gast gegen einen Bot
lobby-openTable = Tisch aufmachen
lobby-orSignUp = Es geht ohne Konto. Mit einem hast du deine Ergebnisse auf jedem Gerät:
lobby-signUp = Registrieren
lobby-or = oder
lobby-signIn = anmelden
lobby-guestNote = Du spielst als { $name }.
lobby-keepAccount = Dieses Konto behalten

lobby-yourMatches = Deine Matches
lobby-continue = Weiter
lobby-against = gegen { $name }
lobby-score = { $own } : { $other }
lobby-invitations = Einladungen
lobby-invitesYou = { $name } lädt dich ein
lobby-accept = Annehmen
lobby-decline = Ablehnen
lobby-waiting = Wartet auf einen Gegner
lobby-waitingFor = Wartet auf { $name }
lobby-closeTable = Tisch schließen
lobby-tableClosed = Tisch geschlossen.

lobby-openTables = Offene Tische
lobby-join = Mitspielen
lobby-joinTable = Gegen { $name } spielen, { $format }
lobby-noTables = Niemand wartet auf einen Gegner.
lobby-noTablesHelp = Mach den ersten Tisch auf oder spiele solange gegen einen Bot.
lobby-inPlay = Im Spiel
lobby-watch = Zuschauen
lobby-watchMatch = { $white } gegen { $black } zuschauen
lobby-showAll = Alle { $n } zeigen
lobby-play = Spielen
lobby-noMatches = Gerade läuft kein Match.
lobby-online = Online
lobby-people = Menschen
lobby-bots = Bots
lobby-nobody = Noch niemand da. Die Bots sind immer bereit.
lobby-activity-online = da
lobby-activity-ready = will spielen
lobby-activity-playing = spielt
lobby-activity-idle = abwesend
lobby-everybody = Alle
lobby-filter = Spieler filtern
lobby-find = Suchen
lobby-findName = Spieler suchen
lobby-findMore = Mehr zeigen
lobby-notFound = Kein Spieler mit diesem Namen ist gerade hier.
lobby-unlisted =
    { $named ->
        [0]
            und { $guests } { $guests ->
                [one] weiterer Gast
               *[other] weitere Gäste
            }
       *[other]
            und { $named } weitere Spieler und { $guests } { $guests ->
                [one] Gast
               *[other] Gäste
            }
    }
lobby-talk-title = Chat der Lobby
lobby-talk-empty = Noch keine Nachrichten.
lobby-talk-placeholder = Nachricht an alle
lobby-talk-members = Gäste lesen mit. Registriere dich, um hier zu schreiben.
lobby-talk-more = Aktionen zur Nachricht von { $name }
lobby-talk-report = Melden
lobby-challenge = Herausfordern
lobby-challengeName = { $name } herausfordern
lobby-playName = Gegen { $name } spielen
lobby-newTable = Neuer Tisch: { $name }, { $format }
lobby-loading = Spieler werden geladen …

lobby-botTitle = Gegen einen Bot spielen
lobby-chooseBot = Wähle einen Gegner
lobby-level = Stärke { $n }
lobby-noBots = Gerade ist kein Bot frei. Versuche es gleich noch einmal.
lobby-whatIsPlayed = Format des Matches
lobby-start = Los
lobby-startAgainst = Gegen { $name } spielen
lobby-botIsShort = { $bot } hat zu wenig Credits für diesen Einsatz. Ihr spielt ohne Einsatz.
lobby-ratedLimit-limited = Diese Spieler haben die Grenze für gewertete Matches in 24 Stunden erreicht, oder einer hat drei gleich nach dem Beginn verlassen. Deshalb ist das Match ungewertet und ohne Einsatz.
lobby-ratedLimit-left = noch { $left } von { $max } gewerteten Matches gegeneinander heute
lobby-ratedLimit-usedUp = Du hast in 24 Stunden { $max } gewertete Matches gegen { $bot } gespielt. Bis { $until } spielt ihr ungewertet und ohne Einsatz.
lobby-ratedLimit-why = Warum?
lobby-ratedLimit-playUnrated = Ungewertet spielen
lobby-moreChoices = Weitere Optionen

lobby-tableTitle = Tisch aufmachen
lobby-challengeTitle = { $name } herausfordern
lobby-format = Spiel
lobby-points = Match bis Punkte
lobby-threeGames = Drei Spiele ohne Doppler
lobby-threeGamesText = Die Punkte aller drei werden addiert
lobby-normal = Spiel für Spiel
lobby-normalText = Spiel auf Spiel mit Dopplerwürfel und laufendem Stand, bis einer aufhört
lobby-single = Einzelspiel nach Punkten
lobby-singleText = Ein Spiel mit Dopplerwürfel, nach Punkten bezahlt, bis zu einer Grenze
lobby-stake = Einsatz
lobby-noStake = Keiner
lobby-stakeText-none = Ihr spielt nur um die Wertung. Credits sind kein Geld; sie halten nur den Stand fest.
lobby-stakeText-match = Beide setzen { $each }; wer gewinnt, erhält { $paid }, den Rest behält das Haus.
lobby-stakeText-single = Beide setzen die Grenze von { $limit }; wer gewinnt, erhält den Gewinn abzüglich eines Zehntels.
lobby-stakeText-guest = Gäste spielen ohne Einsatz. Behalte dein Konto, um Credits zu bekommen.
lobby-stakeText-balance = Du hast { $balance }.
lobby-stakeToPutIn = { $amount } von deinen Credits werden hinterlegt, wenn du dich setzt.
lobby-pointsText = Mit Dopplerwürfel und Crawford-Regel
lobby-length = Länge
lobby-rated = Gewertet
lobby-ratedText = Das Ergebnis ändert beide Wertungen.
lobby-ratedOnlyFive = Gewertet werden nur Matches bis 5 Punkte, drei Spiele ohne Doppler, Einzelspiele nach Punkten und Spiel für Spiel.
lobby-clock = Uhr
lobby-pace-none = Keine
lobby-pace-fast = Schnell
lobby-pace-normal = Normal
lobby-pace-slow = Langsam
lobby-pace-correspondence = Tage
lobby-days = Tage je Zug
lobby-optionsTitle = Zusatzregeln
lobby-optionText-jacoby = Gammons zählen erst, wenn der Dopplerwürfel gedreht wurde
lobby-optionText-automatic_doubles = Gleiche Würfel beim Eröffnungswurf verdoppeln den Einsatz
lobby-optionText-beavers = Wer annimmt, darf sofort zurückdoppeln und den Würfel behalten
lobby-optionText-raccoons = Wer gedoppelt hat, darf nach einem Beaver sofort weiterdoppeln
lobby-automaticLimit = Höchstens
lobby-illegalPlays = Regelwidrige Züge dürfen gelten
lobby-illegalPlaysText = An einem Sensorbrett: Ist ein Zug nicht erlaubt, wird die Gegenseite gefragt, ob er gelten darf. Sonst muss er berichtigt werden.
lobby-thrown = Von Hand gewürfelt
lobby-thrownText = An Sensorbrettern. Diese Würfe lassen sich nicht prüfen. Wer am Bildschirm spielt, bekommt die Würfel des Servers. Das Match ist ungewertet.
lobby-starts = Wer beginnt
lobby-openingThrow = Eröffnungswurf
lobby-alternate = Abwechselnd
lobby-alternateText = Wer den Tisch aufmacht, beginnt, bei der Revanche der andere. Der erste Wurf darf ein Pasch sein.
lobby-opponent = Gegner
lobby-anyone = Alle
lobby-somebody = Ein bestimmter Spieler
lobby-inviteName = Name
lobby-inviteHint = Der Platz wird für diesen Spieler freigehalten.
lobby-open = Tisch aufmachen

lobby-joinTitle = Gegen { $name } spielen
lobby-joinText = Das Match beginnt, sobald du dich setzt.
lobby-sitDown = Hinsetzen
lobby-sitAsGuest = Als Gast hinsetzen
lobby-waitingHelp = Sobald sich jemand setzt, beginnt das Match, auch wenn du inzwischen eine andere Seite ansiehst.
lobby-toYourTable = Zu deinem Tisch
lobby-waitingHelpEvent = Hier spielst du als Nächstes. Das Match beginnt, wenn beide Platz genommen haben.
lobby-copyLink = Link kopieren
lobby-linkCopied = Link kopiert.
lobby-commitmentHelp = Die Würfel dieses Matches stehen fest und sind versiegelt. Wenn du dich setzt, gibt dein Browser eigene Zufallsbytes dazu.
lobby-howItWorks = So geht das

lobby-steps-guest = Gastkonto wird angelegt …
lobby-steps-opening = Der Tisch wird aufgemacht …
lobby-steps-committed = Die Würfel sind versiegelt. Du setzt dich …
lobby-steps-seated = Du sitzt.
