### Both rooms of a duplicate game.

duplicate-open = Sala abierta
duplicate-closed = Sala cerrada
duplicate-turns = Los turnos de ambas salas
duplicate-over = En esta sala la partida ya ha terminado.
duplicate-neverPart = Las dos salas jugaron lo mismo hasta el final.
duplicate-part = Las salas difieren desde el turno { $turn }.
