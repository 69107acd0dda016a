### The library: matches from other programs.

library-lead = Les matchs que vous avez joués ailleurs, analysés comme ceux d’ici. Vous seul pouvez les voir.
library-signIn = Connectez-vous pour garder ici vos propres matchs. Un compte d’invité suffit.
library-add = Ajouter des matchs
library-drop = Déposez ici des fichiers de match, ou
library-choose = choisissez des fichiers
library-formats = Fichiers de GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS, FIBS (oldmoves), TrueMoneyGames (.tmg), bgammon.org et de la plupart des clubs (.mat, .txt, .sgf) – fichiers seuls, dossiers ou archives zip.
library-empty = Aucun match pour l’instant.
library-list = { $count } sur { $most }
library-room = { $used } Mo utilisés sur { $most }
library-players = { $white } – { $black }
library-session = Session
library-matchTo = en { $points }
library-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
library-addedOn = ajouté le { $day }
library-find = Chercher un fichier, un dossier ou un joueur
library-noneFound = Rien trouvé. Changez la recherche.
library-orders-newest = Match le plus récent d’abord
library-orders-oldest = Match le plus ancien d’abord
library-orders-added = Dernier ajouté d’abord
library-orders-opponent = Par adversaire
library-orders-worst = PR le plus élevé d’abord
library-orders-best = PR le plus bas d’abord
library-orders-most_lost = Plus grande erreur totale d’abord
library-orders-least_lost = Plus petite erreur totale d’abord
library-waiting = en cours d’analyse
library-quick = analyse rapide
library-pr = PR { $white } : { $black }
library-lost = erreur totale { $white } : { $black }
library-sheet = Feuille de partie de { $name }
library-file = Le fichier { $name }
library-forget = Retirer { $name }
library-forgetTitle = Retirer ce match ?
library-forgetText = Le fichier et son analyse sont supprimés.
library-forgetYes = Retirer
library-keep = Garder
