### Several games in a row against the same opponent.

session-title = Session
session-game = Partie { $number }
session-score = Score
session-youWon = Vous avez gagné la partie
session-youLost = Vous avez perdu la partie
session-won = { $name } a gagné la partie
session-result =
    { $name ->
        [none] Sans résultat
       *[other]
            { $name } a gagné { $count } { $count ->
                [one] point
               *[other] points
            }
    }
session-running = En cours
session-games = Parties de cette session
session-next = Partie suivante
session-accept = Accepter et jouer
session-wants = { $name } veut une autre partie
session-proposes = { $name } veut une autre partie avec d’autres options :
session-asked = En attente de { $name }…
session-yours = Vous proposez :
session-noOptions = Aucune option
session-change = Changer les options
session-keep = Garder les options
session-propose = Proposer et jouer
session-end = Terminer la session
session-ended = { $name } a terminé la session.
session-youEnded = Vous avez terminé la session.
session-again = Demander une autre partie
session-toNext = Vers la partie suivante
session-leaveTitle = Quitter la partie ?
session-leave = Quitter la partie
session-leaveEnds = Quitter termine aussi la session.
