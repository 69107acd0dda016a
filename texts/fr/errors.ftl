errors-unreachable = Le serveur est injoignable. Réessayez dans un instant.
errors-noAnswer = Le serveur ne répond pas. Votre saisie est conservée. Réessayez : l’action ne sera faite qu’une fois.
errors-outdated = Cette page n’est plus à jour. Rechargez-la.
errors-toTeamMatch = Vers le match par équipes
errors-unknown = Une erreur s’est produite sur cette page. Rechargez-la.
