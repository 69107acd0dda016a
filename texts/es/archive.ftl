### Imports, the profile over all matches, and the position library.

archive-lead = Cómo juegas en el conjunto de tus matches, jugados aquí o importados. Solo tú lo ves.
archive-none = Aún no hay matches analizados
archive-noneText = Juega un match, o añade a la biblioteca tus archivos de otros sitios.
archive-toLibrary = Añadir matches
archive-toPositions = Buscar posiciones
archive-toProfile = Mis estadísticas
archive-toTrainer = Abrir el entrenador
archive-source = Matches
archive-sources-all = Todos
archive-sources-played = Jugados aquí
archive-sources-imported = Importados
archive-everybody = Todos los rivales
archive-against = Rival
archive-matches =
    { $count } { $count ->
        [one] match
       *[other] matches
    }
archive-decisions =
    { $count } { $count ->
        [one] decisión
       *[other] decisiones
    }
archive-summary = PR · { $matches } · { $decisions }
archive-interval = 95 % entre { $from } y { $to }
archive-hint = El PR es 500 × el error medio por decisión. Cuanto más bajo, mejor.
archive-unknownSide =
    { $count ->
        [one] No se cuenta 1 match importado, porque no está claro qué jugador eres.
       *[other] No se cuentan { $count } matches importados, porque no está claro qué jugador eres.
    }
archive-undated =
    { $count ->
        [one] 1 match no tiene fecha y no aparece aquí.
       *[other] { $count } matches no tienen fecha y no aparecen aquí.
    }
archive-overTime = Evolución
archive-overTimeHint = Las barras muestran el margen que contiene tu PR verdadero con un 95 % de confianza.
archive-period = Desde el { $from }: PR { $pr }, { $matches }
archive-byPart = Por tipo de decisión y fase
archive-field = La línea es la mediana de los { $players } jugadores con rating de este sitio ({ $matches } matches, sin bots).
archive-fieldSmall = Muy pocos jugadores con rating para comparar: { $players }.
archive-quartiles = La mitad tiene un PR entre { $low } y { $high }.
archive-byTheme = Por tipo de error
archive-themeHint = Lo que cada tipo añade a tu PR.
archive-fieldShare = los demás: { $share }
archive-byOpponent = Por rival
archive-opponent = Rival
archive-you = Tú
archive-they = Rivales
archive-byMode = Por tipo de match
archive-byScore = Por marcador
archive-byScoreHint = Tu PR según los puntos que te faltan (filas) y los que le faltan al rival (columnas). 7 significa 7 o más.
archive-scoreCell = Te faltan { $own }, al rival { $other }: PR { $pr }, { $decisions }
archive-parts-all = Todas las decisiones
archive-parts-plays = Movimientos de fichas
archive-parts-doubles = Dobles
archive-parts-answers = Aceptar o rechazar
archive-parts-opening = Apertura
archive-parts-contact = Contacto
archive-parts-race = Carrera
archive-parts-bear_off = Retirada de fichas
archive-modes-short_match = Matches a 1–3
archive-modes-medium_match = Matches a 4–8
archive-modes-long_match = Matches a 9 o más
archive-modes-money = Partidas sueltas
archive-modes-cubeless = Sin cubo

## Who the player is

archive-whoTitle = ¿Cuál de estos jugadores eres?
archive-whoText = Elige todos los nombres con los que has jugado. De ello dependen tus estadísticas y las preguntas del entrenador.
archive-whoConfirm = Soy yo
archive-whoChange = Cambiar mis nombres
archive-whoSaved = Guardado. Las preguntas del entrenador estarán listas en un momento.
archive-whoMore = Más nombres
archive-whoLikely = en la mayoría de los archivos

## The import

archive-folder = elige una carpeta
archive-importHint = Carpetas y zips de hasta 10{ "\u00A0" }000 archivos. Si algo lo interrumpe, añade la misma carpeta otra vez.
archive-sent = { $read } de { $files } archivos leídos
archive-analysed = { $done } de { $matches } matches analizados
archive-deeper = { $done } de { $matches } analizados a fondo
archive-keepOpen = Mientras tanto puedes ver otras páginas. No cierres esta ventana hasta que se lean todos los archivos.
archive-closeNow = Ya puedes cerrar esta ventana. El análisis continúa.
archive-interrupted = Esta importación se interrumpió después de { $arrived } de { $files } archivos. Añade otra vez la misma carpeta o el mismo zip para continuar.
archive-waitingForServer = No hay conexión con el servidor. La importación seguirá cuando vuelva la conexión.
archive-report = Importación de { $name }
archive-codePages-title = Comprueba las letras de estos archivos
archive-codePages-explained = Estos archivos no indican cómo están codificadas sus letras. Si los nombres se ven mal, elige otra página de códigos para todos.
archive-codePages-choice = Leer las letras como
archive-codePages-each = Cada archivo según sus letras
archive-codePages-samples = Palabras de los archivos
archive-codePages-more =
    { $count ->
        [one] y 1 archivo más
       *[other] y { $count } archivos más
    }
archive-codePages-go = Importar
archive-codePages-names-western = Europa occidental (Windows-1252)
archive-codePages-names-central_european = Europa central (Windows-1250)
archive-codePages-names-turkish = Turco (Windows-1254)
archive-codePages-names-cyrillic = Cirílico (Windows-1251)
archive-codePages-names-greek = Griego (Windows-1253)
archive-codePages-names-hebrew = Hebreo (Windows-1255)
archive-codePages-names-japanese = Japonés (Shift-JIS)
archive-outcomes-read = Leído
archive-outcomes-partly = Leído con huecos o cambios
archive-outcomes-duplicate = Ya estaba aquí
archive-outcomes-played_here = Jugado aquí
archive-outcomes-refused = No leído
archive-left =
    { $count ->
        [one] 1 archivo omitido
       *[other] { $count } archivos omitidos
    }
archive-leftOut-hidden = archivo oculto
archive-leftOut-ending = no es un archivo de match
archive-leftOut-convert = aquí no se lee; ábrelo en GNU Backgammon y expórtalo como .mat
archive-leftOut-too_large = demasiado grande para un match
archive-leftOut-empty = vacío
archive-tooMany = Son más de 10{ "\u00A0" }000 archivos. Añade la carpeta por partes.
archive-brokenZip = { $name } no se puede leer. Comprímelo otra vez, o añade la carpeta.
archive-nothing = No hay archivos de matches. Elige otra carpeta u otro zip.
archive-nothingSent = Ninguno de estos archivos puede contener un match, así que no se ha enviado nada.
archive-dismiss = Cerrar el informe
archive-reports = Importaciones anteriores
archive-showReport = Ver el informe de { $name }
archive-forgetReport = Borrar el informe de { $name }
archive-playedHere = Este match se jugó aquí.
archive-sameAs = El mismo match: { $names }, { $path }
archive-moreNotes =
    { $count ->
        [one] 1 nota más
       *[other] { $count } notas más
    }
archive-showFiles = Ver los archivos
archive-more = Ver más

## Positions

archive-positions = Posiciones
archive-positionsLead = Busca entre las decisiones de tus matches por posición, marcador, cubo y error.
archive-sketch = Posición
archive-sketchHint = Pulsa un punto para pedir fichas en él. Cada pulsación pide una más.
archive-sketchOwn = Mis fichas
archive-sketchTheirs = Fichas del rival
archive-sketchPoint = Punto { $point }: al menos { $count }
archive-bar = Barra
archive-clear = Vaciar
archive-search = Buscar
archive-by = Decisiones de
archive-deciders-own = Mías
archive-deciders-opponents = Rivales
archive-deciders-everybody = Todos
archive-part = Tipo de decisión o fase
archive-theme = Tipo de error
archive-any = Cualquiera
archive-error = Error, al menos
archive-lead1 = Pips de ventaja, al menos
archive-lead2 = Pips de ventaja, como máximo
archive-ownAway = Puntos que me faltan
archive-opponentAway = Puntos que le faltan
archive-cube = Cubo
archive-cubeAt = Cubo a
archive-cubePlaces-centre = en el centro
archive-cubePlaces-own = de mi lado
archive-cubePlaces-opponent = de su lado
archive-order = Orden
archive-orders-error = Mayor error
archive-orders-newest = Más recientes
archive-found = { $total } de { $searched } decisiones
archive-noneFound = No se ha encontrado nada. Quita una condición.
archive-previous = Anterior
archive-next = Siguiente
archive-open = Revisar
archive-share = Compartir
archive-shared = Enlace copiado. Muestra la posición sin el nombre de tu rival.
archive-note = Nota
archive-noteSave = Guardar la nota
archive-saveAs = Nombre de la búsqueda
archive-save = Guardar la búsqueda
archive-saved = Búsquedas guardadas
archive-forget = Borrar { $name }
archive-away = a { $own } – a { $other }
archive-money = partida suelta
archive-rolls = juega { $first }-{ $second }
archive-cubeDecision = decisión de cubo
archive-sharedTitle = Una posición de un match de { $name }
archive-sharedGone = Esta posición ya no se comparte.
archive-stopSharing = Dejar de compartir
archive-stopped = El enlace ya no funciona.
archive-shownBy = Compartida por { $name } el { $day }

## The repair of a file

archive-repairTitle = Reparar este match
archive-repairLead = Algunas líneas del archivo no se pudieron leer. Corrígelas aquí, o deja fuera el resto de la partida. No se adivina nada.
archive-repairBoard = La posición antes de esta línea, partida { $game }
archive-repairToAct = Le toca a { $name }
archive-repairRow = Partida { $game }, línea { $line }
archive-repairLine = Línea { $line }
archive-repairPlay = ¿Cómo se jugó { $first }-{ $second }?
archive-repairChoose = Elige una jugada
archive-repairText = La línea corregida
archive-repairSave = Cambiar la línea
archive-repairSkip = Dejar fuera el resto de esta partida
archive-repairSkipped = El resto de la partida queda fuera.
archive-repaired = Corregido por ti
archive-repairUndo = Deshacer
archive-repairLater = El match aún se está analizando. Inténtalo cuando termine.
