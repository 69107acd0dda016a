### The page without a connection.

offline-title = Vous êtes hors ligne
offline-lead = Cette page s’ouvre dès qu’il y a une connexion. En attendant, vous pouvez lire les règles et revoir des matchs.
offline-matches = Matchs sur cet appareil
offline-none = Les matchs que vous ouvrez après leur fin sont gardés ici pour plus tard.
offline-notKept = Vous êtes hors ligne, et ce match n’est pas sur cet appareil. Il s’ouvre dès qu’il y a une connexion.
