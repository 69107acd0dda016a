errors-unreachable = No hay conexión con el servidor. Inténtalo de nuevo en un momento.
errors-noAnswer = El servidor no responde. Lo que has escrito no se pierde. Inténtalo de nuevo: se hará una sola vez.
errors-outdated = Esta página está desactualizada. Vuelve a cargarla.
errors-toTeamMatch = Ir al match por equipos
errors-unknown = Algo ha fallado en esta página. Vuelve a cargarla.
