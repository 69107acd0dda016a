### Reports and the moderators' desk.

moderation-report = Denunciar
moderation-reportTitle = Denunciar a { $name }
moderation-about = Motivo de la denuncia
moderation-reason-chat = Un mensaje
moderation-reason-name = El nombre
moderation-reason-cheating = Trampas
moderation-reason-stalling = Pérdida de tiempo
moderation-reason-other = Otra cosa
moderation-what = Qué ha pasado
moderation-textMissing = Describe en pocas palabras lo que ha pasado.
moderation-send = Enviar la denuncia
moderation-sent = Denuncia enviada. Los moderadores la revisarán.

moderation-title = Moderación
moderation-lead = Todo lo que se hace aquí queda en el registro para siempre.
moderation-waiting = Denuncias abiertas
moderation-nothing = No hay denuncias abiertas.
moderation-log = Registro
moderation-suspicions = Casos que conviene revisar
moderation-suspicionsLead = Cifras de los últimos 90 días. No demuestran nada: revisa los matches antes de decidir nada.
moderation-noSuspicions = Nada llama la atención.
moderation-winsFrom = gana a
moderation-flow = De los { $moved } que cambiaron de manos en { $matches } matches, { $net } fueron en un solo sentido.
moderation-givenUp = En { $n } de ellos el perdedor abandonó o se quedó sin tiempo.
moderation-plays = PR { $pr } en { $decisions } decisiones de { $matches } matches, rating { $rating }.
moderation-peers = Otros con este rating: PR { $pr }.
moderation-tempo = { $seconds } segundos por jugada de media, dispersión { $spread } (una máquina tendría 0).
moderation-match = Match n.º { $n }
moderation-sharesBrowser = y
moderation-sharedAt = Se usaron en un mismo navegador, la última vez el { $date }. Puede ser una persona, o una familia.
moderation-sharedAddress = { $accounts } cuentas se usaron desde una misma dirección (hash { $hash }), la última vez el { $date }. Puede ser una persona, una familia o un club.
moderation-noLog = Aún no hay nada.
moderation-by = { $name }, { $date }
moderation-mutedUntil = silenciado hasta el { $date }, { $time }
moderation-why = Motivo para el registro
moderation-whyMissing = Escribe un motivo.
moderation-howLong = Silenciar durante
moderation-hours =
    { $n ->
        [one] 1 hora
        [24] 1 día
        [168] 1 semana
       *[other] 30 días
    }
moderation-mute = Silenciar
moderation-unmute = Dejar de silenciar
moderation-dismiss = Descartar
moderation-deed-warning = advertencia
moderation-deed-mute = silenciado
moderation-deed-unmute = ya no está silenciado
moderation-deed-restriction = solo matches sin rating
moderation-deed-suspension = suspensión
moderation-deed-ban = expulsión
moderation-deed-closed_name = nombre cerrado
moderation-deed-hidden = oculto en las listas
moderation-deed-lift = sanción levantada
moderation-deed-dismiss = denuncia descartada
moderation-deed-close_case = caso cerrado
moderation-deed-void = matches anulados
moderation-deed-undo_void = anulación deshecha
moderation-deed-grant_appeal = recurso aceptado
moderation-deed-reject_appeal = recurso rechazado
moderation-deed-release_event = pausa de un evento levantada
moderation-deed-call_off_event = evento cancelado

moderation-several = Matches
moderation-until = hasta el { $date }, { $time }
moderation-noEnd = sin fecha de fin
moderation-unplayed = { $won } ganados, { $short } de ellos cortos; de media { $seconds } s y { $events } acciones.
moderation-ratingMoved = Cambio de rating: { $points }.
moderation-score = Intensidad { $n }
moderation-star = { $feeders } jugadores perdieron { $fed } matches sin jugar.
moderation-feeds = recibe victorias de muchos
moderation-debtTitle = Rating que viene de cuentas dependientes
moderation-debt =
    { $points } de { $rating } puntos de rating vienen de cuentas nuevas o que juegan sobre todo con este jugador. { $listed ->
        [none] Fuera de la clasificación.
       *[other] En la clasificación con { $listed }.
    }
moderation-giver = { $name }: { $points } en { $matches } matches
moderation-giftTitle = Juega peor contra un rival
moderation-gift = PR { $pr } en { $matches } matches contra { $opponent }, PR { $otherPr } en otros { $others }.
moderation-giftEvidence = Indicio { $evidence }; el umbral es 6,9, al que llega un jugador honrado de cada mil. Aceptar o pasar mal cuesta { $takes } por match, y { $otherTakes } en los demás. Abandonados: { $givenUp }.
moderation-helpTitle = Posible ayuda de un motor
moderation-evidence = Indicio { $strength } en { $matches } matches; el umbral es 6,9, al que llega un jugador honrado de cada mil.
moderation-hard = { $found } de { $all } decisiones difíciles acertadas.

moderation-casesTitle = Detectado por el servidor
moderation-noCases = No hay casos abiertos.
moderation-caseText = { $feeders } cuentas perdieron { $fed } de { $finished } matches sin jugar. Rating ganado: { $gained }.
moderation-fedMatch = { $loser }: { $seconds } s, { $events } acciones
moderation-closeCase = Todo en orden: cerrar el caso
moderation-voidThese = Anular estos matches

moderation-appealsTitle = Recursos
moderation-noAppeals = No hay recursos.
moderation-grant = Aceptar
moderation-reject = Rechazar
moderation-answer = Respuesta al jugador
moderation-ownSanction = Tú impusiste esta sanción, así que decide otro moderador.

moderation-actTitle = Medidas contra un jugador
moderation-player = Jugador
moderation-look = Ver las sanciones
moderation-kind = Sanción
moderation-kinds-warning = Advertencia
moderation-kinds-mute = Silenciar
moderation-kinds-restriction = Solo matches sin rating
moderation-kinds-suspension = Suspensión
moderation-kinds-ban = Expulsión
moderation-kinds-closed_name = Cerrar el nombre
moderation-kinds-hidden = Ocultar en las listas
moderation-lasts = Duración
moderation-untilLifted = hasta que se levante
moderation-playerReason = Motivo (lo ve el jugador)
moderation-impose = Aplicar
moderation-imposed = Hecho.
moderation-lift = Levantar
moderation-noSanctions = Sin sanciones.
moderation-over = terminada

moderation-voidTitle = Anular matches
moderation-voidLead = El rating, los récords, los créditos y la lista de equipos quedan como serían sin estos matches. Una anulación se puede deshacer.
moderation-scope = Qué matches
moderation-scopes-match = Un match
moderation-scopes-account = Todos los de un jugador en un periodo
moderation-scopes-pair = Todos entre dos jugadores
moderation-scopes-team_match = Un match por equipos
moderation-matchId = Id del match
moderation-other = El otro jugador
moderation-from = Desde
moderation-untilTime = Hasta
moderation-preview = Vista previa
moderation-previewText = Se anulan { $matches } matches, se recalculan { $recomputed } matches con rating y cambia el rating de { $players } jugadores.
moderation-previewTeamMatch = El match por equipos deja de contar para la lista de equipos y los totales de los jugadores. Sus resultados siguen visibles.
moderation-previewCredits = Créditos retirados: { $returned }. Reembolsados: { $refunded }. Coste para la casa: { $loss }.
moderation-change = { $before } → { $after }
moderation-carryOut = Anular
moderation-voided = Matches anulados.
moderation-voidsTitle = Anulaciones
moderation-noVoids = No se ha anulado ningún match.
moderation-voidLine =
    { $teamMatches ->
        [0]
            { $matches } { $matches ->
                [one] match
               *[other] matches
            }
       *[other] Un match por equipos
    }
moderation-undo = Deshacer
moderation-undone = deshecha el { $date }
moderation-blocks-title = Direcciones bloqueadas
moderation-blocks-lead = Se rechaza toda petición de un rango bloqueado, en segundos y en todos los nodos. Bloquea primero direcciones sueltas, y fija una fecha de fin.
moderation-blocks-network = Dirección o rango
moderation-blocks-block = Bloquear
moderation-blocks-done = Rango bloqueado.
moderation-blocks-missing = Escribe un rango y un motivo.
moderation-blocks-none = No hay rangos bloqueados.
moderation-blocks-operator = operador

moderation-ownTitle = Sanciones
moderation-ownUntil = Dura hasta el { $date }, { $time }.
moderation-ownNoEnd = Dura hasta que un moderador la levante.
moderation-ownOver = Ya no está en vigor.
moderation-appeal = Recurrir
moderation-appealLead = Puedes recurrir una vez. Decide un moderador que no impuso la sanción.
moderation-appealText = Por qué debería levantarse
moderation-appealSent = Tu recurso está en manos de los moderadores.
moderation-appealWaits = Tu recurso espera una decisión.
moderation-appealGranted = Tu recurso fue aceptado.
moderation-appealRejected = Tu recurso fue rechazado.
moderation-corrections = Correcciones
moderation-correction = { $list }: { $before } → { $after }
moderation-noRating = sin rating
moderation-correctionUndone = Deshecha: los matches vuelven a contar.
moderation-publicLead = Sanciones, recursos y matches anulados por mes. Sin nombres.
moderation-month = Mes
moderation-sanctionsCount = Sanciones
moderation-appealsCount = Recursos
moderation-granted = Aceptados
moderation-rejected = Rechazados
moderation-voidsCount = Anulaciones
moderation-noCounts = Aún no hay nada.
