### The blunder trainer and performances.

trainer-lead = Tus errores y los problemas fallados vuelven cuando estás a punto de olvidarlos.
trainer-counts = Para ahora: { $due } · más tarde: { $waiting } · aprendidos: { $learned }
trainer-nothingYet = Aún no hay errores de los que aprender
trainer-nothingYetText = Juega un match. Tus errores aparecen aquí poco después de que termine.
trainer-doneForNow = Por ahora, nada más
trainer-nextAt = La próxima pregunta vuelve el { $day } a las { $time }.
trainer-you = tú
trainer-from =
    { $day ->
        [none] Contra { $opponent }
       *[other] Contra { $opponent }, { $day }
    }
trainer-score = { $own }–{ $other } a { $length }
trainer-money = partida suelta
trainer-askCube = ¿Qué haces con el cubo?
trainer-askPlay = ¿Cómo juegas { $high }-{ $low }?
trainer-right = Correcto
trainer-wrong = No es lo mejor
trainer-again = Vuelve el { $day }.
trainer-missedPuzzle = Un problema que fallaste
trainer-next = Siguiente pregunta
trainer-inMatch = Verlo en el match
trainer-performance = Rendimiento
trainer-performanceHint = PR de los matches recientes: 500 × el error medio por decisión. Cuanto más bajo, mejor.
trainer-performanceNone = Aún no hay matches analizados.
trainer-byPart = Por fase de la partida
trainer-typical = Errores típicos
trainer-typicalNone = Aún no hay.
trainer-times =
    { $count ->
        [one] una vez
       *[other] { $count } veces
    }
trainer-chart = PR por match
trainer-point = { $day }, PR { $pr } contra { $opponent }
trainer-mistakeThemes-missed_double = No doblar a tiempo
trainer-mistakeThemes-wrong_double = Doblar demasiado pronto
trainer-mistakeThemes-too_good = Cobrar en vez de seguir jugando
trainer-mistakeThemes-wrong_take = Aceptar sin deber
trainer-mistakeThemes-wrong_pass = Rechazar sin deber
trainer-mistakeThemes-missed_hit = No golpear
trainer-mistakeThemes-wrong_hit = Golpear sin deber
trainer-mistakeThemes-point_not_made = Puntos sin hacer
trainer-mistakeThemes-stayed_back = Fichas de atrás que tardan en salir
trainer-mistakeThemes-ran_too_soon = Fichas de atrás que salen demasiado pronto
trainer-mistakeThemes-too_loose = Demasiados blots
trainer-mistakeThemes-too_safe = Demasiada prudencia
trainer-mistakeThemes-race = Carreras
trainer-mistakeThemes-bear_off = Retirada de fichas
trainer-mistakeThemes-other = Otros errores
