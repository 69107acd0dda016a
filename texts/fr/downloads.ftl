### Matches as files.

downloads-title = Télécharger ce match
downloads-formats-mat = Pour d’autres programmes (.mat)
downloads-formats-xg = Pour eXtreme Gammon (.xg)
downloads-formats-sgf = Avec l’analyse (.sgf)
downloads-formats-ogxm = Pour HedgeHog et OpenGammon (.ogxm)
downloads-formats-html = Page annotée
downloads-formats-txt = Texte annoté
downloads-formats-json = Toutes les données (JSON)
downloads-event = Tous les matchs en zip
downloads-all = Télécharger tous vos matchs
downloads-allText = Un zip avec chaque match que vous avez terminé ici et chaque match de votre bibliothèque, dans le format de votre choix, avec les fichiers que vous avez ajoutés.
