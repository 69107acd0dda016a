### The page with all rolls.

dice-title = Tous les dés jamais lancés
dice-lead = Chaque jet des matchs terminés sur ce site. Les donnes que quelqu’un peut encore jouer sont laissées de côté.
dice-who-all = Tous les jets
dice-who-people = Lancés par des personnes
dice-who-programs = Lancés par des programmes de joueurs
dice-who-house_bots = Lancés par les bots du site

dice-counted = { NUMBER($rolls, useGrouping: "auto") } jets et { NUMBER($openings, useGrouping: "auto") } dés d’ouverture
dice-counts = { $who } : comptes
dice-tests = { $who } : tests
dice-numbers = Nombre
dice-doubles = Double
dice-test = Test
dice-degrees = Degrés de liberté
dice-testNumbers = Tous les nombres sont aussi fréquents
dice-testDoubles = Un jet sur six est un double
dice-testRolls = Les 36 jets sont aussi fréquents
dice-testSerial = Un nombre ne dépend pas du nombre précédent
dice-tooFew = Pas encore assez de jets
dice-readTitle = Comment lire ceci
dice-read-1 = p est la probabilité que des dés honnêtes paraissent au moins aussi irréguliers que ceux-ci. Il peut aller de 0 à 1. Avec des dés honnêtes, p est inférieur à 0,05 dans un test sur vingt, et à 0,001 dans un sur mille. Un p qui reste minuscule alors que les comptes grandissent serait le signe d’un défaut.
dice-read-2 = Les personnes et les bots lancent selon la même règle. Si les bots étaient favorisés, leur tableau différerait de celui des personnes.
dice-read-3 = Les jets que plusieurs tables d’une donne partagent comptent une fois. Les dés lancés à la main, les jets venus du fichier d’un directeur et les parties d’entraînement sont laissés de côté.
dice-verify = Vérifier un match
