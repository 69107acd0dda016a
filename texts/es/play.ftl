### What a player does and reads at the table.

## The buttons, and what the player waits for

play-actions-label = Lo que puedes hacer
play-actions-roll = Tirar
play-actions-double = Doblar
play-actions-redouble = Redoblar
play-actions-doubleSure = ¿Ofrecer el cubo a { $value }?
play-actions-keepCube = Ahora no
play-actions-take = Aceptar
play-actions-pass = Rechazar
play-actions-beaver = Beaver
play-actions-raccoon = Raccoon
play-actions-undo = Deshacer
play-actions-reset = Empezar de nuevo
play-actions-confirm = Confirmar
play-actions-backToGame = Volver a la partida
play-actions-showResult = Ver el resultado
play-actions-stop = Terminar aquí
play-actions-abort = Anular
play-actions-abortHint = Sin resultado, sin rating, apuestas devueltas
play-actions-abortSent = Has pedido a { $name } anular el match
play-actions-abortOffered = { $name } quiere anular: sin resultado, sin rating, apuestas devueltas
play-actions-abortAccept = Anular el match
play-actions-abortDecline = Seguir jugando
play-actions-decided = El match está decidido. Si ambos están de acuerdo, puede terminar aquí.
play-actions-offered = Doble a { $value }
play-actions-beavered = Beaver: cubo a { $value }
play-actions-raccooned = Raccoon: cubo a { $value }
play-actions-stopOffered = { $name } propone terminar aquí
play-actions-gone = { $name } se ha ido. Reclama el match, termínalo sin resultado o espera.
play-actions-goneWait = { $name } se ha ido. Podrás reclamar el match en { $time }.
play-actions-claimMatch = Reclamar el match
play-actions-claimNoResult = Sin resultado
play-actions-thinking = Le toca a { $name }
play-actions-otherRoom = Esperando a la otra sala. Los relojes están parados.
play-actions-absent =
    { $presence ->
        [reconnecting] { $name } se está reconectando; el reloj sigue corriendo
        [elsewhere] { $name } está en otra página; el reloj sigue corriendo
       *[gone] { $name } está sin conexión; el reloj sigue corriendo
    }
play-actions-answering = { $name } decide sobre el doble
play-actions-illegalPlaySent = { $name } decide si admite la jugada ilegal
play-actions-resignationSent = { $name } decide sobre tu rendición
play-actions-yourMove = Mueve tus fichas

## The menu of the table

play-menu-label = Mesa
play-menu-settings = Tablero y sonido
play-menu-resign = Rendirse
play-menu-leave = Abandonar el match
play-menu-moves = Jugadas
play-menu-chat = Chat
play-menu-unread = { $count } sin leer

## Notes on the board

play-notes-openingRoll = Tirada de salida
play-notes-opening = { $name } empieza con { $dice }
play-notes-youStart = Empiezas con { $dice }
play-notes-ties = Empates: { $dice }
play-notes-atBoard-illegal_play = El tablero no muestra una jugada legal
play-notes-atBoard-sensor_fault = Los sensores del tablero dan una posición imposible
play-notes-atBoard-rolled_early = Se tiró antes de tiempo; la tirada vale
play-notes-noPlay = Sin jugada legal
play-notes-wins = Gana { $name }
play-notes-youWin = Has ganado
play-notes-worth =
    { $cube ->
        [1]
            { $result ->
                [single] Partida simple
                [gammon] Gammon
               *[backgammon] Backgammon
            } · { $won } { $won ->
                [one] punto
               *[other] puntos
            }
       *[other]
            { $result ->
                [single] Partida simple
                [gammon] Gammon
               *[backgammon] Backgammon
            } × { $cube } · { $won } { $won ->
                [one] punto
               *[other] puntos
            }
    }
play-notes-go = Continuar

## Illegal plays that may stand

play-illegal-question = { $name } juega { $first }-{ $second }: { $notation }. No es legal. ¿La admites?
play-illegal-accept = Admitir la jugada
play-illegal-decline = Exigir una jugada legal

## The list of moves

play-moves-label = Jugadas
play-moves-empty = Aún no hay jugadas
play-moves-openingRoll = Tirada de salida { $dice }: empieza { $starter }
play-moves-noPlay = sin jugada
play-moves-illegalPlay = { $notation } (ilegal)
play-moves-declinesIllegalPlay = Exige una jugada legal
play-moves-doubles = Dobla a { $value }
play-moves-takes = Acepta
play-moves-passes = Rechaza
play-moves-beavers = Beaver a { $value }
play-moves-raccoons = Raccoon a { $value }
play-moves-offersResignation =
    Ofrece rendirse por { $result ->
        [single] una partida simple
        [gammon] un gammon
       *[backgammon] un backgammon
    }
play-moves-resigns =
    Se rinde por { $result ->
        [single] una partida simple
        [gammon] un gammon
       *[backgammon] un backgammon
    }
play-moves-declines = Rechaza
play-moves-timedOut = Se acabó el tiempo
play-moves-left = Abandonó
play-moves-end =
    { $result ->
        [single]
            { $name } gana { $won } { $won ->
                [one] punto
               *[other] puntos
            }
       *[other]
            { $name } gana { $won } { $won ->
                [one] punto
               *[other] puntos
            } ({ $result })
    }
play-moves-first = Inicio del match
play-moves-previous = Un paso atrás
play-moves-next = Un paso adelante
play-moves-present = Posición actual

## The chat

play-chat-empty = Aún no hay mensajes. Sé amable.
play-chat-placeholder = Di algo
play-chat-send = Enviar
play-chat-mute = Silenciar a { $name }
play-chat-unmute = Dejar de silenciar a { $name }
play-chat-spectator = (espectador)
play-chat-muted = { $name }: silenciado. No se muestran sus mensajes nuevos.

## Resigning

play-resign-title = ¿Rendirte en esta partida?
play-resign-text = Tu rival puede aceptar, rechazar o seguir jugando sin más.
play-resign-costs =
    { $endsMatch ->
        [true]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] punto
                       *[other] puntos
                    } y el match
               *[false]
                    { $count } { $count ->
                        [one] punto
                       *[other] puntos
                    } y el match, al momento
            }
       *[false]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] punto
                       *[other] puntos
                    }
               *[false]
                    { $count } { $count ->
                        [one] punto
                       *[other] puntos
                    }, al momento
            }
    }
play-resign-offer = Ofrecer la rendición
play-resign-resignNow = Rendirse
play-resign-offered =
    { $name } ofrece rendirse por { $result ->
        [single] una partida simple
        [gammon] un gammon
       *[backgammon] un backgammon
    }: { $count } { $count ->
        [one] punto
       *[other] puntos
    }
play-resign-accept = Aceptar
play-resign-decline = Rechazar

## Leaving

play-leave-title = ¿Abandonar el match?
play-leave-matchLost = Pierdes todo el match al momento, y tu rating cambia como tras cualquier derrota.
play-leave-matchLostUnrated = Pierdes todo el match al momento. No cuenta para el rating.
play-leave-unplayed =
    { $staked ->
        [true] El match no cuenta para el rating, porque ambos jugadores no han completado aún un turno. Aun así pierdes tu apuesta y baja tu porcentaje de matches terminados. Si abandonas así tres matches en una hora, no podrás usar la búsqueda rápida durante una hora. También puedes pedir a tu rival que lo anule.
       *[false] El match no cuenta para el rating, porque ambos jugadores no han completado aún un turno. Aun así baja tu porcentaje de matches terminados. Si abandonas así tres matches en una hora, no podrás usar la búsqueda rápida durante una hora. También puedes pedir a tu rival que lo anule.
    }
play-leave-gameLost =
    { $credits ->
        [none]
            Pierdes la partida al momento: { $count } { $count ->
                [one] punto
               *[other] puntos
            }.
       *[other]
            Pierdes la partida al momento: { $count } { $count ->
                [one] punto
               *[other] puntos
            }, { $credits } de tu apuesta.
    }
play-leave-stay = Quedarse
play-leave-leave = Abandonar
play-leave-hint = Si solo pierdes la conexión o cierras la página, tu sitio se guarda mientras corre tu reloj.

## The end of the match

play-over-backToLesson = Volver a la lección
play-over-youWon = Has ganado el match
play-over-youLost = Has perdido el match
play-over-won = { $name } ha ganado el match
play-over-drawn = Empate
play-over-aborted = Match anulado
play-over-unplayed = No cuenta para el rating: terminó antes de que ambos jugadores completaran un turno.
play-over-noChange = El rating no cambia.
play-over-reason =
    { $reason ->
        [borne_off] Todas las fichas retiradas
        [passed] { $loser } rechazó el doble
        [resigned] { $loser } se rindió
        [left] { $loser } abandonó el match
        [timed_out] A { $loser } se le acabó el tiempo
        [completed] Jugado hasta el final
        [agreed] De común acuerdo
       *[aborted] Sin resultado, sin rating, apuestas devueltas
    }
play-over-rating = Rating
play-over-voided = Un moderador anuló este match. No cuenta para nada.
play-over-arithmetic = Cómo se ha calculado
play-over-formula = 4 × K × √n × P
play-over-k = K, según la experiencia antes del match
play-over-p = P, la probabilidad de ganar del perdedor
play-over-n = n, el peso del formato
play-over-unrated = Este match no contaba para el rating.
play-over-credits = Créditos
play-over-creditsTo = Recibe { $name }
play-over-house = Se queda la casa
play-over-stakesTogether = Las dos apuestas: { $each } + { $each } = { $both }
play-over-wholeHouse = Casa: una décima parte de { $both } = { $house }
play-over-drawHouse = Empate a puntos: cada apuesta de { $each } se devuelve menos una décima parte
play-over-pointsGain =
    { $isLimit ->
        [true] Ganado: { $points } × { $point }, hasta el límite de { $gain }
       *[false] Ganado: { $points } × { $point } = { $gain }
    }
play-over-gainHouse = Casa: una décima parte de { $gain } = { $house }
play-over-rematch = Revancha
play-over-acceptRematch = Aceptar la revancha
play-over-rematchSent = Revancha ofrecida…
play-over-rematchWanted = { $name } quiere la revancha
play-over-decline = Rechazar
play-over-declined = { $name } no quiere la revancha.
play-over-toRematch = Ir a la revancha
play-over-review = Repetición
play-over-analysis = Revisión
play-over-lobby = Inicio
play-over-verify = Comprobar los dados

## Waiting

play-waiting-title = Esperando rival
play-waiting-free = Hay un sitio libre
play-waiting-text = El match empieza en cuanto alguien se sienta.
play-waiting-link = Enlace a esta mesa
play-waiting-copy = Copiar el enlace
play-waiting-copied = Enlace copiado
play-waiting-close = Cerrar la mesa
play-waiting-sit = Sentarse
play-waiting-commitment = Sello de los dados

## The keys

play-keys-title = Teclado
play-keys-rows-1-1 = R
play-keys-rows-1-2 = tirar
play-keys-rows-2-1 = D
play-keys-rows-2-2 = doblar
play-keys-rows-3-1 = T
play-keys-rows-3-2 = aceptar
play-keys-rows-4-1 = P
play-keys-rows-4-2 = rechazar
play-keys-rows-5-1 = Tab, flechas
play-keys-rows-5-2 = elegir una ficha que se pueda mover
play-keys-rows-6-1 = Mayús + flechas
play-keys-rows-6-2 = leer cada punto
play-keys-rows-7-1 = Inicio, Fin
play-keys-rows-7-2 = primer y último lugar
play-keys-rows-8-1 = Enter
play-keys-rows-8-2 = elegir, mover, confirmar
play-keys-rows-9-1 = 1 a 6
play-keys-rows-9-2 = jugar este dado desde el punto elegido
play-keys-rows-10-1 = M
play-keys-rows-10-2 = escribir una jugada en notación, como 8/5 6/5
play-keys-rows-11-1 = U
play-keys-rows-11-2 = deshacer
play-keys-rows-12-1 = S
play-keys-rows-12-2 = cambiar el orden de los dados
play-keys-asks = Mientras el tablero tiene el foco
play-keys-askRows-1-1 = I
play-keys-askRows-1-2 = pips de ambos lados
play-keys-askRows-2-1 = H
play-keys-askRows-2-2 = blots y tiradas que los golpean
play-keys-askRows-3-1 = C
play-keys-askRows-3-2 = cubo
play-keys-askRows-4-1 = G
play-keys-askRows-4-2 = marcador
play-keys-askRows-5-1 = W
play-keys-askRows-5-2 = de quién es el turno, con tirada y cubo
play-keys-askRows-6-1 = A
play-keys-askRows-6-2 = todas las fichas
play-keys-askRows-7-1 = L
play-keys-askRows-7-2 = repetir el último anuncio

## A play entered as notation

play-typed-open = Escribir una jugada
play-typed-label = Tu jugada
play-typed-hint = Por ejemplo 8/5 6/5, 13/7*, bar/22, 6/off, o solo off.
play-typed-move = Mover
play-typed-empty = Escribe un movimiento, por ejemplo 8/5.
play-typed-unreadable = { $part } no es un movimiento. Escribe movimientos como 8/5, bar/22 o 6/off.
play-typed-noChecker = Tienes muy pocas fichas en { $place }.
play-typed-noHit = En { $place } no se golpea nada. Quita el asterisco.
play-typed-illegal = Esta jugada no es legal con tu tirada.
