### The page with all rolls.

dice-title = Todas las tiradas
dice-lead = Todas las tiradas de los matches terminados en este sitio. Faltan los tableros que alguien aún podría jugar.
dice-who-all = Todas las tiradas
dice-who-people = Tiradas de personas
dice-who-programs = Tiradas de programas de jugadores
dice-who-house_bots = Tiradas de los bots del sitio

dice-counted = { NUMBER($rolls, useGrouping: "auto") } tiradas y { NUMBER($openings, useGrouping: "auto") } dados de salida
dice-counts = { $who }: recuentos
dice-tests = { $who }: pruebas
dice-numbers = Número
dice-doubles = Dobles
dice-test = Prueba
dice-degrees = Grados de libertad
dice-testNumbers = Todos los números salen con la misma frecuencia
dice-testDoubles = Una tirada de cada seis son dobles
dice-testRolls = Las 36 tiradas salen con la misma frecuencia
dice-testSerial = Un número no depende del anterior
dice-tooFew = Aún hay pocas tiradas
dice-readTitle = Cómo se lee
dice-read-1 = p es la probabilidad de que unos dados equilibrados den un reparto al menos tan desigual como este. Puede ser cualquier valor de 0 a 1. Con dados equilibrados, una prueba de cada veinte queda por debajo de 0,05 y una de cada mil por debajo de 0,001; un valor que siguiera siendo ínfimo mientras crecen los recuentos sería señal de un fallo.
dice-read-2 = Personas y bots tiran con la misma regla. Si los bots tuvieran ventaja, su tabla sería distinta de la de las personas.
dice-read-3 = Las tiradas que comparten varias mesas de un tablero duplicado cuentan una vez. No cuentan los dados tirados a mano, las tiradas del archivo de un director ni las partidas de práctica.
dice-verify = Comprobar un match
