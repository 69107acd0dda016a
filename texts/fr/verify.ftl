### The page that checks dice.

verify-title = Vérifier les dés
verify-lead = Votre navigateur recalcule chaque jet d’un match. Vous n’avez pas à croire le serveur.
verify-idLabel = Identifiant du match
verify-idHint = 11 lettres et chiffres : la dernière partie de l’adresse d’un match
verify-idProblem = Un identifiant de match n’a que des lettres et des chiffres.
verify-check = Vérifier
verify-chooseFile = Choisir un fichier
verify-fileHint = L’enregistrement d’un match, ou ce que le serveur a révélé de ses dés (JSON). Le fichier reste sur votre appareil.
verify-fileTooLarge = Ce fichier est trop gros pour être un enregistrement de match.
verify-fileNotJson = Ce fichier n’est pas du JSON.
verify-fileField =
    { $field ->
        [none] Ce fichier n’est pas un enregistrement de match.
       *[other] Ce fichier n’est pas un enregistrement de match : le champ « { $field } » manque ou est faux.
    }
verify-fileThrown = Les dés de ce match ont été lancés à la main. De tels dés ne peuvent pas être vérifiés.
verify-fileUnknown = Cet enregistrement ne dit pas d’où viennent ses dés.
verify-importedTitle = Ces jets viennent d’une suite importée
verify-imported = Le directeur a importé d’un fichier les jets de ce match par équipes. Ils ne peuvent pas être comparés à un sceau ; les deux salles avaient les mêmes jets.
verify-download = Enregistrer les données révélées
verify-downloadRecord = Enregistrer l’enregistrement du match
verify-checking = Vérification de chaque jet…
verify-notFound = Il n’y a pas de match avec cet identifiant.
verify-toMatch = Ouvrir le match

verify-agrees = Les dés sont honnêtes
verify-agreesText =
    { $throws } { $throws ->
        [one] jet
       *[other] jets
    } de { $games } { $games ->
        [one] partie
       *[other] parties
    } recalculés. Tous correspondent aux nombres scellés.
verify-pending = Jusqu’ici, tout concorde
verify-pendingText =
    { $throws ->
        [0] Le match est encore en cours et aucune partie n’est finie. Ses dés sont scellés ; revenez plus tard.
        [one] Le match est encore en cours. { $throws } jet de ses parties terminées concorde ; la graine est révélée à la fin.
       *[other] Le match est encore en cours. { $throws } jets de ses parties terminées concordent ; la graine est révélée à la fin.
    }
verify-differs = Quelque chose ne concorde pas
verify-differsText =
    { $bad ->
        [0] Les jets concordent avec leurs clés, mais l’une des affirmations ci-dessous ne tient pas.
        [one] { $bad } jet sur { $throws } ne correspond pas aux nombres scellés.
       *[other] { $bad } jets sur { $throws } ne correspondent pas aux nombres scellés.
    }

verify-claims = Ce qui a été vérifié
verify-ok = concorde
verify-bad = ne concorde pas
verify-open = pas encore connu
verify-claim-commitment = Le sceau est intact
verify-claim-commitmentOk = Le nombre secret a exactement l’empreinte publiée avant que quiconque ne prenne place.
verify-claim-commitmentBad = Le nombre secret n’a pas l’empreinte publiée : il a été remplacé.
verify-claim-commitmentOpen = Le nombre secret est révélé quand le match est terminé.
verify-claim-seats = Les deux joueurs ont contribué
verify-claim-seatGiven = { $seat } a donné 32 octets.
verify-claim-seatZeros = { $seat } n’en a donné aucun ; des zéros sont utilisés à la place.
verify-claim-seatHouse = { $seat } est un bot de la maison et compte pour des zéros, car le serveur ne doit pas choisir d’octets.
verify-claim-seatDrawn = { $seat } est un bot de la maison. Le serveur a tiré ses octets, comme il le faisait dans les matchs de la première version.
verify-claim-seatRefused = { $seat } est un bot de la maison et doit compter pour des zéros, mais a des octets que le serveur a choisis.
verify-claim-seatHidden = Les octets de { $seat } sont montrés quand le match est terminé.
verify-claim-chain = Les clés des parties forment une chaîne
verify-claim-chainOk = Les clés découlent du nombre secret et des octets des deux joueurs, et aboutissent à la valeur publiée au début.
verify-claim-chainBad = Les clés ne mènent pas à la valeur publiée au début.
verify-claim-chainOpen = Les clés des parties terminées mènent à la valeur publiée au début ; le reste suit à la fin.
verify-claim-chainNone = Les clés sont révélées partie par partie.
verify-claim-complete = Aucune partie ne manque
verify-claim-completeOk = Les parties sont numérotées sans trou.
verify-claim-completeBad = Une partie manque.
verify-claim-noted = C’est bien le sceau que vous avez vu
verify-claim-notedOk = Quand vous avez pris place, ce navigateur a gardé l’empreinte et ses propres octets aléatoires. Les deux correspondent.
verify-claim-notedBad = Quand vous avez pris place, ce navigateur a gardé une autre empreinte ou d’autres octets.
verify-claim-notedOpen = L’empreinte est celle que ce navigateur a gardée. Ses octets sont comparés à la fin.
verify-game = Partie { $n }
verify-gameThrows =
    { $n ->
        [one] { $n } jet
       *[other] { $n } jets
    }
verify-gameKey = Clé
verify-keyNotInChain = ne mène pas à la valeur publiée
verify-throwMissing = Un jet d’un camp manque : ses numéros ont un trou.
verify-opening = Jet d’ouverture
verify-ties = après des égalités de { $faces }
verify-columnSide = Camp
verify-columnTurn = Tour
verify-columnShown = Lancé
verify-columnComputed = Calculé
verify-columnAgrees = Concorde
verify-white = Blanc
verify-black = Noir
verify-details = Les nombres
verify-commitment = Sceau
verify-seed = Graine
verify-whiteBytes = Octets de Blanc
verify-blackBytes = Octets de Noir
verify-g0 = Fin de la chaîne, g0
verify-none = aucun
verify-sealed = scellé jusqu’à la fin

verify-howTitle = Comment ça marche
verify-how-1 = Avant que quiconque ne prenne place, le serveur tire un nombre secret et publie son empreinte (SHA-256). Aucun autre nombre n’a la même empreinte : il ne peut donc plus être changé.
verify-how-2 = Puis le navigateur de chaque joueur ajoute 32 octets aléatoires. Les dés dépendent des trois nombres : ni le serveur ni un joueur ne peut donc les choisir.
verify-how-3 = De là viennent les clés de toutes les parties, en chaîne : chaque clé est l’empreinte de la suivante. Quand une partie est finie, sa clé est montrée et doit s’accorder avec la chaîne publiée au début.
verify-how-4 = Chaque jet est calculé à partir de la clé de la partie, du camp et du numéro du tour. Rien d’autre n’y entre : ni la position, ni le videau, ni si un joueur est un bot.
verify-how-5 = Cette page refait tout cela. Elle trouverait un seul jet changé, échangé ou manquant.
verify-recipe = La recette, octet par octet
verify-statistics = Tous les dés jamais lancés
verify-commandLine = Vous préférez ne pas croire cette page non plus ? Le programme peut faire la même vérification en ligne de commande :
