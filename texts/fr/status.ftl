### The page about the state of the site.

status-title = État du site
status-lead = Chaque nuit, le site vérifie tout ce qu’il conserve, et restaure sa dernière sauvegarde pour s’assurer qu’elle fonctionne.
status-none = Aucune vérification pour l’instant. Elles ont lieu la nuit.
status-passed = Toutes les vérifications ont réussi.
status-failed = Quelque chose ne va pas. Les détails sont dans le journal de l’exploitant.
status-checkedAt = Dernière vérification : { $when }.
status-diskLow = Le disque du site est presque plein. Les matchs en cours continuent ; tout ce qui enregistre autre chose est suspendu jusqu’à ce qu’il y ait de la place.
status-steps-pages = La base de données peut être lue en entier
status-steps-logs = Chaque match rejoué donne son résultat
status-steps-ratings = Chaque cote découle de ses matchs
status-steps-books = Chaque crédit est justifié
status-steps-backup = Une nouvelle sauvegarde a été faite
status-steps-restore = La sauvegarde a été restaurée et a passé les mêmes vérifications
status-results-passed = OK
status-results-failed = Échec
status-results-skipped = Non vérifié ici
