### The page without a connection.

offline-title = Estás sin conexión
offline-lead = Esta página se abre en cuanto haya conexión. Hasta entonces puedes leer las reglas y repasar matches.
offline-matches = Matches en este dispositivo
offline-none = Los matches que abras después de terminar se guardan aquí para más adelante.
offline-notKept = Estás sin conexión, y este match no está en este dispositivo. Se abre en cuanto haya conexión.
