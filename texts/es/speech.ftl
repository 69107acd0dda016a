### Sentences for screen readers. Where `$who` or `$starter` is none, it is the reader.

speech-you = Tú
speech-gameStarted =
    { $starter ->
        [none]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Partida { $game }, Crawford. Tú empiezas.
                       *[false] Partida { $game }. Tú empiezas.
                    }
               *[other]
                    { $crawford ->
                        [true] Partida { $game }, Crawford. Tú empiezas con { $first } y { $second }.
                       *[false] Partida { $game }. Tú empiezas con { $first } y { $second }.
                    }
            }
       *[other]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Partida { $game }, Crawford. { $starter } empieza.
                       *[false] Partida { $game }. { $starter } empieza.
                    }
               *[other]
                    { $crawford ->
                        [true] Partida { $game }, Crawford. { $starter } empieza con { $first } y { $second }.
                       *[false] Partida { $game }. { $starter } empieza con { $first } y { $second }.
                    }
            }
    }
speech-rolled =
    { $who ->
        [none] Tú sacas { $first } y { $second }.
       *[other] { $who } saca { $first } y { $second }.
    }
speech-played =
    { $who ->
        [none] Tú juegas { $notation }.
       *[other] { $who } juega { $notation }.
    }
speech-noPlay =
    { $who ->
        [none] Tú no tienes jugada legal.
       *[other] { $who } no tiene jugada legal.
    }
speech-illegalPlay =
    Jugada ilegal: { $who ->
        [none] tu tablero
       *[other] el tablero de { $who }
    } muestra { $notation }. ¿Se admite?
speech-acceptsIllegal =
    { $who ->
        [none] Tú admites la jugada ilegal.
       *[other] { $who } admite la jugada ilegal.
    }
speech-declinesIllegal =
    { $who ->
        [none] Tú exiges una jugada legal.
       *[other] { $who } exige una jugada legal.
    }
speech-doubled =
    { $who ->
        [none] Tú doblas a { $value }.
       *[other] { $who } dobla a { $value }.
    }
speech-taken =
    { $who ->
        [none] Tú aceptas y tienes el cubo a { $value }.
       *[other] { $who } acepta y tiene el cubo a { $value }.
    }
speech-passed =
    { $who ->
        [none] Tú rechazas.
       *[other] { $who } rechaza.
    }
speech-beavered =
    { $who ->
        [none] Tú haces un beaver a { $value }.
       *[other] { $who } hace un beaver a { $value }.
    }
speech-raccooned =
    { $who ->
        [none] Tú haces un raccoon a { $value }.
       *[other] { $who } hace un raccoon a { $value }.
    }
speech-resigns =
    { $who ->
        [none] Tú ofreces rendirte por { $result }.
       *[other] { $who } ofrece rendirse por { $result }.
    }
speech-declines =
    { $who ->
        [none] Tú rechazas la rendición.
       *[other] { $who } rechaza la rendición.
    }
speech-resigned =
    { $who ->
        [none] Tú te rindes por { $result }.
       *[other] { $who } se rinde por { $result }.
    }
speech-stopAgreed =
    { $who ->
        [none] Tú aceptas terminar aquí.
       *[other] { $who } acepta terminar aquí.
    }
speech-abortAgreed =
    { $who ->
        [none] Tú pides anular el match.
       *[other] { $who } pide anular el match.
    }
speech-abortDeclined =
    { $who ->
        [none] Tú quieres seguir jugando.
       *[other] { $who } quiere seguir jugando.
    }
speech-takeBackAsked =
    { $who ->
        [none] Tú pides deshacer la última jugada.
       *[other] { $who } pide deshacer la última jugada.
    }
speech-takeBackDeclined =
    { $who ->
        [none] Tú das por buena la jugada.
       *[other] { $who } da por buena la jugada.
    }
speech-tookBack =
    { $who ->
        [none] Tú deshaces la jugada.
       *[other] { $who } deshace la jugada.
    }
speech-pauseAsked =
    { $who ->
        [none] Tú pides una pausa.
       *[other] { $who } pide una pausa.
    }
speech-pauseDeclined =
    { $who ->
        [none] Tú quieres seguir jugando.
       *[other] { $who } quiere seguir jugando.
    }
speech-paused = El match está en pausa. Los relojes están parados.
speech-resumed =
    { $who ->
        [none] Tú reanudas el match. Los relojes vuelven a correr.
       *[other] { $who } reanuda el match. Los relojes vuelven a correr.
    }
speech-pauseEnded = La pausa ha terminado. Los relojes vuelven a correr.
speech-abandoned = Los dos jugadores se han ido. El match queda anulado.
speech-calledOff = Esta partida ha terminado sin resultado. Lo que cuenta está en la página del evento.
speech-calledOffTooLong = El match tiene demasiados sucesos y se cancela. No cuenta para ninguno de los dos.
speech-held = El director ha puesto en pausa esta partida: { $reason }. Los relojes están parados.
speech-released = El director ha reanudado esta partida. Los relojes vuelven a correr.
speech-rollAsked =
    { $who ->
        [none] Tú: la tirada llega cuando la otra sala esté lista.
       *[other] { $who }: la tirada llega cuando la otra sala esté lista.
    }
speech-turnOpened = Las dos salas están listas para tirar.
speech-substituted = { $came } juega ahora por { $left }.
speech-extraTime =
    { $minutes ->
        [0] El director ha retirado el tiempo extra.
       *[other] El director ha dado tiempo extra: { $minutes } min para cada jugador.
    }
speech-outage-seconds = El sitio no respondió durante { $seconds } s. Ese tiempo no cuenta, y el jugador de turno tiene al menos 15 s.
speech-outage-minutes = El sitio no respondió durante { $minutes } min. Ese tiempo no cuenta, y el jugador de turno tiene al menos 15 s.
speech-atBoard-awaited =
    Falta por conectar { $who ->
        [none] tu tablero
       *[other] el tablero de { $who }
    }.
speech-atBoard-ready =
    Listo: { $who ->
        [none] tu tablero
       *[other] el tablero de { $who }
    }.
speech-atBoard-illegal_play =
    Sin jugada legal en { $who ->
        [none] tu tablero
       *[other] el tablero de { $who }
    }. El turno sigue abierto.
speech-atBoard-sensor_fault =
    Posición imposible según los sensores en { $who ->
        [none] tu tablero
       *[other] el tablero de { $who }
    }.
speech-atBoard-rolled_early =
    { $who ->
        [none] Tú has tirado antes de tiempo. La tirada vale.
       *[other] { $who } ha tirado antes de tiempo. La tirada vale.
    }
speech-vacation =
    { $who ->
        [none] Tus vacaciones han cambiado.
       *[other] Las vacaciones de { $who } han cambiado.
    }
speech-timedOut =
    { $who ->
        [none] Se te ha acabado el tiempo.
       *[other] A { $who } se le ha acabado el tiempo.
    }
speech-left =
    { $who ->
        [none] Tú has abandonado.
       *[other] { $who } ha abandonado.
    }
speech-claimed =
    { $claim ->
        [match]
            { $who ->
                [none] Tú reclamas el match porque el rival se ha ido.
               *[other] { $who } reclama el match porque el rival se ha ido.
            }
       *[other]
            { $who ->
                [none] Tú terminas el match sin resultado porque el rival se ha ido.
               *[other] { $who } termina el match sin resultado porque el rival se ha ido.
            }
    }
speech-gameEnded =
    { $who ->
        [none]
            Tú ganas la partida, { $points } { $points ->
                [one] punto
               *[other] puntos
            }.
       *[other]
            { $who } gana la partida, { $points } { $points ->
                [one] punto
               *[other] puntos
            }.
    }
speech-matchEnded =
    { $who ->
        [none] Tú ganas el match.
       *[other] { $who } gana el match.
    }
speech-drawn = El match termina en empate.
speech-mayRoll = Puedes tirar.
speech-mayDouble = Puedes tirar o doblar.
speech-mayTake = Puedes aceptar o rechazar.
speech-mayBeaver = Puedes aceptar, hacer un beaver o rechazar.
speech-bar = barra
speech-off = fuera
speech-complete = Enter confirma, U deshace.
speech-undone = Deshecho.

## The situation, and answers to a player's questions

speech-score =
    { $own ->
        [none] Marcador: tú { $points }, { $their } { $theirPoints }.
       *[other] Marcador: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-game =
    { $crawford ->
        [true] Partida { $game }, Crawford.
       *[false] Partida { $game }.
    }
speech-side = Juegas con { $side }.
speech-cube-none = En esta partida no hay cubo.
speech-cube-centred = El cubo está en el centro, a { $value }.
speech-cube-owned =
    { $who ->
        [none] Tienes el cubo a { $value }.
       *[other] { $who } tiene el cubo a { $value }.
    }
speech-toRoll = Le toca tirar a { $who }.
speech-hasRolled =
    { $who ->
        [none] Tienes { $first } y { $second } por jugar.
       *[other] { $who } tiene { $first } y { $second } por jugar.
    }
speech-cubeOffered =
    { $who ->
        [none] Te ofrecen el cubo a { $value }.
       *[other] { $who } debe responder al cubo a { $value }.
    }
speech-pips =
    { $own ->
        [none] Pips: tú { $points }, { $their } { $theirPoints }.
       *[other] Pips: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-lead =
    { $who ->
        [none] Llevas { $pips } de ventaja.
       *[other] { $who } lleva { $pips } de ventaja.
    }
speech-even = La carrera está igualada.
speech-blots =
    { $who ->
        [none]
            { $count ->
                [one] Tu blot: { $points }.
               *[other] Tus blots: { $points }.
            }
       *[other]
            { $count ->
                [one] Blot de { $who }: { $points }.
               *[other] Blots de { $who }: { $points }.
            }
    }
speech-hits =
    { $who ->
        [none] Golpeas con { $rolls } de 36 tiradas.
       *[other] { $who } golpea con { $rolls } de 36 tiradas.
    }
speech-noBlots =
    { $who ->
        [none] No tienes ningún blot al alcance.
       *[other] { $who } no tiene ningún blot al alcance.
    }
speech-noContact = Ya no hay contacto: nadie puede golpear.
speech-stations-point = { $count } en { $point }
speech-stations-bar = { $count } en la barra
speech-stations-off = { $count } fuera
speech-stations-of =
    { $who ->
        [none] Tú: { $places }.
       *[other] { $who }: { $places }.
    }
speech-toPlay = Falta jugar: { $dice }.
speech-confirmed = Jugada hecha.
speech-log = Lo que ha pasado
