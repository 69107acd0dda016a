### Words of every page.

common-product = Fullprime
common-cancel = Annuler
common-close = Fermer
common-confirm = Confirmer
common-save = Enregistrer
common-retry = Réessayer
common-loading = Chargement…
common-choose = Choisir…
common-showAll = Tout afficher ({ $count })
