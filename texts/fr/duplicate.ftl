### Both rooms of a duplicate game.

duplicate-open = Salle ouverte
duplicate-closed = Salle fermée
duplicate-turns = Les tours des deux salles
duplicate-over = La partie est déjà finie dans cette salle.
duplicate-neverPart = Les deux salles ont joué pareil jusqu’à la fin.
duplicate-part = Les salles diffèrent à partir du tour { $turn }.
