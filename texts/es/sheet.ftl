### Kato record sheets.

sheet-title = Hoja de anotación
sheet-lead = Una partida tal como la anotan a mano los jugadores.
sheet-heading = { $white } – { $black }, tal como se anota a mano.
sheet-which = Partida
sheet-game = Partida { $number }, { $white }–{ $black }
sheet-paper = Papel
sheet-letter = Carta
sheet-pdf = Imprimir esta partida
sheet-pdfAll = Imprimir todas las partidas
sheet-data = Como datos
sheet-pageOf = Página { $page } de { $pages } de la hoja de anotación
sheet-notOver = Un match tiene su hoja de anotación cuando ha terminado.
sheet-notFound = No hay ningún match con este id.
sheet-empty = En este match no se jugó nada.
sheet-how = Cómo se lee
sheet-rules-1 = Un tablero por cada turno, que se leen fila a fila; el signo de encima dice a quién le toca: un aro es el jugador nombrado arriba, un punto el de abajo.
sheet-rules-2 = El número de un dado se escribe en la casilla donde cayó su ficha. Si una ficha mueve con los dos dados, el primer número se escribe donde paró por el camino. En los dobles, el número se escribe una vez por movimiento.
sheet-rules-3 = Los números de fuera, junto a la casa, son fichas retiradas. Un número tachado en el centro no se pudo jugar.
sheet-rules-4 = Una flecha es un doble: va de quien lo ofrece hacia el otro. Aceptar no lleva marca.
sheet-rules-5 = Cada nombre está en el lado de donde salen sus fichas de atrás. Unos puntitos por fuera marcan cada tercera línea.
sheet-rules-6 = Los golpes no se marcan: pon un tablero y ve jugando, como hizo Hideo Kato cuando lo ideó en 1981.
