### The page of the house bots. The traits are the strengths and weaknesses of each bot.

botPage-lead = Seis rivales que siempre están: desde principiante hasta clase mundial.
botPage-good = Fuerte en
botPage-weak = Más flojo en
botPage-measured = Nivel de juego
botPage-measuredNote = El nivel es el rating obtenido en matches a 5 puntos de cada bot contra todos los demás; con 300 de diferencia se ganan 68 de cada 100. Los dos ratings de abajo son los de los matches de aquí.
botPage-traits-Pip-good = Golpear blots
botPage-traits-Pip-weak = Carreras, el cubo y todo lo que pide un plan
botPage-traits-Wilma-good = Juego seguro y carreras sencillas
botPage-traits-Wilma-weak = Los blitz y doblar a tiempo
botPage-traits-Jago-good = Ataques y blitz
botPage-traits-Jago-weak = El juego seguro; acepta dobles que habría que rechazar
botPage-traits-Marlow-good = Aperturas y carreras
botPage-traits-Marlow-weak = Partidas largas de contacto, como los back games
botPage-traits-Sable-good = Toda clase de posiciones, al instante
botPage-traits-Sable-weak = Posiciones raras que piden calcular varios turnos
botPage-traits-Octavia-good = Todo: calcula jugadas y cubo a 2-ply
botPage-traits-Octavia-weak = Nada que se note en un match
