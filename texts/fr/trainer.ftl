### The blunder trainer and performances.

trainer-lead = Vos erreurs et vos problèmes manqués reviennent quand vous êtes sur le point de les oublier.
trainer-counts = À faire : { $due } · plus tard : { $waiting } · appris : { $learned }
trainer-nothingYet = Aucune erreur à travailler pour l’instant
trainer-nothingYetText = Jouez un match. Vos erreurs apparaissent ici peu après sa fin.
trainer-doneForNow = Fini pour le moment
trainer-nextAt = La prochaine question revient le { $day } à { $time }.
trainer-you = vous
trainer-from =
    { $day ->
        [none] Contre { $opponent }
       *[other] Contre { $opponent }, { $day }
    }
trainer-score = { $own }–{ $other } en { $length }
trainer-money = partie libre
trainer-askCube = Votre action de videau ?
trainer-askPlay = Comment jouez-vous { $high }-{ $low } ?
trainer-right = Exact
trainer-wrong = Pas le meilleur
trainer-again = Revient le { $day }.
trainer-missedPuzzle = Un problème que vous avez manqué
trainer-next = Question suivante
trainer-inMatch = Voir dans le match
trainer-performance = Niveau de jeu
trainer-performanceHint = PR des matchs récents : 500 × l’erreur moyenne par décision. Plus il est bas, mieux c’est.
trainer-performanceNone = Aucun match analysé pour l’instant.
trainer-byPart = Par phase de la partie
trainer-typical = Erreurs typiques
trainer-typicalNone = Aucune pour l’instant.
trainer-times = { $count } fois
trainer-chart = PR par match
trainer-point = { $day }, PR { $pr } contre { $opponent }
trainer-mistakeThemes-missed_double = Doubles manqués
trainer-mistakeThemes-wrong_double = Doubles trop tôt
trainer-mistakeThemes-too_good = Encaisser au lieu de continuer
trainer-mistakeThemes-wrong_take = Mauvaises prises
trainer-mistakeThemes-wrong_pass = Mauvaises passes
trainer-mistakeThemes-missed_hit = Frappes manquées
trainer-mistakeThemes-wrong_hit = Mauvaises frappes
trainer-mistakeThemes-point_not_made = Points manqués
trainer-mistakeThemes-stayed_back = Pions arrière restés trop longtemps
trainer-mistakeThemes-ran_too_soon = Pions arrière partis trop tôt
trainer-mistakeThemes-too_loose = Trop de blots
trainer-mistakeThemes-too_safe = Trop prudent
trainer-mistakeThemes-race = Courses
trainer-mistakeThemes-bear_off = Sorties
trainer-mistakeThemes-other = Autres erreurs
