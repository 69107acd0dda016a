### Imports, the profile over all matches, and the position library.

archive-lead = Votre niveau sur tous vos matchs, joués ici ou importés. Vous seul pouvez voir cela.
archive-none = Aucun match analysé pour l’instant
archive-noneText = Jouez un match, ou ajoutez à la bibliothèque vos fichiers venus d’ailleurs.
archive-toLibrary = Ajouter des matchs
archive-toPositions = Chercher des positions
archive-toProfile = Mes statistiques
archive-toTrainer = Ouvrir l’entraîneur
archive-source = Matchs
archive-sources-all = Tous
archive-sources-played = Joués ici
archive-sources-imported = Importés
archive-everybody = Tous les adversaires
archive-against = Adversaire
archive-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }
archive-decisions =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
archive-summary = PR · { $matches } · { $decisions }
archive-interval = 95 % entre { $from } et { $to }
archive-hint = Le PR est 500 × l’erreur moyenne par décision. Plus il est bas, mieux c’est.
archive-unknownSide =
    { $count ->
        [one] { $count } match importé est laissé de côté, parce qu’on ne sait pas quel joueur vous êtes.
       *[other] { $count } matchs importés sont laissés de côté, parce qu’on ne sait pas quel joueur vous êtes.
    }
archive-undated =
    { $count ->
        [one] { $count } match n’a pas de date et manque ici.
       *[other] { $count } matchs n’ont pas de date et manquent ici.
    }
archive-overTime = Dans le temps
archive-overTimeHint = Les barres montrent l’intervalle qui contient votre vrai PR avec une confiance de 95 %.
archive-period = À partir du { $from } : PR { $pr }, { $matches }
archive-byPart = Par type de décision et par phase
archive-field = Le trait est la médiane des { $players } joueurs classés de ce site ({ $matches } matchs, sans les bots).
archive-fieldSmall = Trop peu de joueurs classés pour une comparaison : { $players }.
archive-quartiles = La moitié d’entre eux ont un PR entre { $low } et { $high }.
archive-byTheme = Par type d’erreur
archive-themeHint = Ce que chaque type ajoute à votre PR.
archive-fieldShare = les autres joueurs : { $share }
archive-byOpponent = Par adversaire
archive-opponent = Adversaire
archive-you = Vous
archive-they = Eux
archive-byMode = Par type de match
archive-byScore = Par score
archive-byScoreHint = Votre PR selon les points qu’il vous faut (lignes) et ceux qu’il faut à votre adversaire (colonnes). 7 signifie 7 ou plus.
archive-scoreCell = à { $own } points du but, adversaire à { $other } : PR { $pr }, { $decisions }
archive-parts-all = Toutes les décisions
archive-parts-plays = Coups de pions
archive-parts-doubles = Doubles
archive-parts-answers = Prises et passes
archive-parts-opening = Ouverture
archive-parts-contact = Contact
archive-parts-race = Course
archive-parts-bear_off = Sortie
archive-modes-short_match = Matchs en 1–3 points
archive-modes-medium_match = Matchs en 4–8 points
archive-modes-long_match = Matchs en 9 points ou plus
archive-modes-money = Parties libres (money game)
archive-modes-cubeless = Sans videau

## Who the player is

archive-whoTitle = Lequel de ces joueurs êtes-vous ?
archive-whoText = Choisissez tous les noms sous lesquels vous avez joué. Vos statistiques et les questions de l’entraîneur en dépendent.
archive-whoConfirm = C’est moi
archive-whoChange = Changer mes noms
archive-whoSaved = Enregistré. Les questions de l’entraîneur seront prêtes dans un instant.
archive-whoMore = Plus de noms
archive-whoLikely = dans la plupart des fichiers

## The import

archive-folder = choisir un dossier
archive-importHint = Dossiers et archives zip jusqu’à 10 000 fichiers. Si l’importation est interrompue, ajoutez de nouveau le même dossier.
archive-sent = { $read } fichiers lus sur { $files }
archive-analysed = { $done } matchs analysés sur { $matches }
archive-deeper = { $done } analysés en profondeur sur { $matches }
archive-keepOpen = Vous pouvez regarder d’autres pages entre-temps. Gardez cette fenêtre ouverte jusqu’à ce que tous les fichiers soient lus.
archive-closeNow = Vous pouvez fermer cette fenêtre. L’analyse continue.
archive-interrupted = Cette importation a été interrompue après { $arrived } fichiers sur { $files }. Ajoutez de nouveau le même dossier ou la même archive pour continuer.
archive-waitingForServer = Le serveur est injoignable. L’importation reprendra dès son retour.
archive-report = Importation de { $name }
archive-codePages-title = Vérifiez les lettres de ces fichiers
archive-codePages-explained = Ces fichiers n’indiquent pas comment leurs lettres sont codées. Si les noms semblent faux, choisissez une autre page de codes pour tous.
archive-codePages-choice = Lire les lettres comme
archive-codePages-each = Chaque fichier selon ses lettres
archive-codePages-samples = Mots des fichiers
archive-codePages-more =
    { $count ->
        [one] et { $count } autre fichier
       *[other] et { $count } autres fichiers
    }
archive-codePages-go = Importer
archive-codePages-names-western = Europe de l’Ouest (Windows-1252)
archive-codePages-names-central_european = Europe centrale (Windows-1250)
archive-codePages-names-turkish = Turc (Windows-1254)
archive-codePages-names-cyrillic = Cyrillique (Windows-1251)
archive-codePages-names-greek = Grec (Windows-1253)
archive-codePages-names-hebrew = Hébreu (Windows-1255)
archive-codePages-names-japanese = Japonais (Shift-JIS)
archive-outcomes-read = Lu
archive-outcomes-partly = Lu avec des lacunes ou des changements
archive-outcomes-duplicate = Déjà présent
archive-outcomes-played_here = Joué ici
archive-outcomes-refused = Non lu
archive-left =
    { $count ->
        [one] { $count } fichier laissé de côté
       *[other] { $count } fichiers laissés de côté
    }
archive-leftOut-hidden = fichier caché
archive-leftOut-ending = pas un fichier de match
archive-leftOut-convert = non lu ici ; ouvrez-le dans GNU Backgammon et exportez-le en .mat
archive-leftOut-too_large = trop gros pour un fichier de match
archive-leftOut-empty = vide
archive-tooMany = Plus de 10 000 fichiers. Ajoutez le dossier en plusieurs fois.
archive-brokenZip = { $name } est illisible. Refaites l’archive, ou ajoutez plutôt le dossier.
archive-nothing = Aucun fichier de match trouvé. Choisissez un autre dossier ou une autre archive.
archive-nothingSent = Aucun de ces fichiers ne peut contenir un match : rien n’a été envoyé.
archive-dismiss = Fermer le rapport
archive-reports = Importations précédentes
archive-showReport = Voir le rapport sur { $name }
archive-forgetReport = Supprimer le rapport sur { $name }
archive-playedHere = Ce match a été joué ici.
archive-sameAs = Même match : { $names }, { $path }
archive-moreNotes =
    { $count ->
        [one] { $count } remarque de plus
       *[other] { $count } remarques de plus
    }
archive-showFiles = Voir les fichiers
archive-more = Voir plus

## Positions

archive-positions = Positions
archive-positionsLead = Cherchez les décisions de vos propres matchs par position, score, videau et erreur.
archive-sketch = Position
archive-sketchHint = Cliquez sur un point pour y exiger un pion. Chaque clic de plus en exige un de plus.
archive-sketchOwn = Mes pions
archive-sketchTheirs = Pions de l’adversaire
archive-sketchPoint = Point { $point } : au moins { $count }
archive-bar = Barre
archive-clear = Effacer
archive-search = Chercher
archive-by = Décisions de
archive-deciders-own = Moi
archive-deciders-opponents = Adversaires
archive-deciders-everybody = Tous
archive-part = Type de décision ou phase
archive-theme = Type d’erreur
archive-any = Tous
archive-error = Erreur d’au moins
archive-lead1 = Avance en pips, au moins
archive-lead2 = Avance en pips, au plus
archive-ownAway = Points qu’il me faut
archive-opponentAway = Points qu’il lui faut
archive-cube = Videau
archive-cubeAt = Videau
archive-cubePlaces-centre = au centre
archive-cubePlaces-own = de mon côté
archive-cubePlaces-opponent = de son côté
archive-order = Ordre
archive-orders-error = Plus grosse erreur
archive-orders-newest = Plus récentes
archive-found =
    { $total ->
        [one] { $total } décision sur { $searched }
       *[other] { $total } décisions sur { $searched }
    }
archive-noneFound = Rien trouvé. Retirez une condition.
archive-previous = Précédent
archive-next = Suivant
archive-open = Analyse
archive-share = Partager
archive-shared = Lien copié. Il montre la position sans le nom de votre adversaire.
archive-note = Note
archive-noteSave = Enregistrer la note
archive-saveAs = Nom de la recherche
archive-save = Enregistrer la recherche
archive-saved = Recherches enregistrées
archive-forget = Supprimer { $name }
archive-away = à { $own } – à { $other }
archive-money = partie libre
archive-rolls = { $first }-{ $second } à jouer
archive-cubeDecision = décision de videau
archive-sharedTitle = Une position d’un match de { $name }
archive-sharedGone = Cette position n’est plus partagée.
archive-stopSharing = Ne plus partager
archive-stopped = Le lien ne fonctionne plus.
archive-shownBy = Partagé par { $name } le { $day }

## The repair of a file

archive-repairTitle = Réparer ce match
archive-repairLead = Certaines lignes du fichier n’ont pas pu être lues. Corrigez-les ici, ou laissez de côté le reste de la partie. Rien n’est deviné.
archive-repairBoard = La position avant cette ligne, partie { $game }
archive-repairToAct = À { $name } d’agir
archive-repairRow = Partie { $game }, ligne { $line }
archive-repairLine = Ligne { $line }
archive-repairPlay = Comment le { $first }-{ $second } a-t-il été joué ?
archive-repairChoose = Choisissez un coup
archive-repairText = La ligne telle qu’elle devrait être
archive-repairSave = Remplacer la ligne
archive-repairSkip = Laisser de côté le reste de cette partie
archive-repairSkipped = Le reste de la partie est laissé de côté.
archive-repaired = Corrigé par vous
archive-repairUndo = Annuler
archive-repairLater = Le match est encore en cours d’analyse. Réessayez quand ce sera terminé.
