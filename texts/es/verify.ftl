### The page that checks dice.

verify-title = Comprobar los dados
verify-lead = Tu navegador vuelve a calcular cada tirada de un match. No tienes que fiarte del servidor.
verify-idLabel = Id del match
verify-idHint = 11 letras y cifras: el final de la dirección de un match
verify-idProblem = El id de un match solo tiene letras y cifras.
verify-check = Comprobar
verify-chooseFile = Elegir un archivo
verify-fileHint = El registro de un match, o lo que el servidor reveló sobre sus dados (JSON). El archivo no sale de tu dispositivo.
verify-fileTooLarge = Este archivo es demasiado grande para ser el registro de un match.
verify-fileNotJson = Este archivo no es JSON.
verify-fileField =
    { $field ->
        [none] Este archivo no es el registro de un match.
       *[other] Este archivo no es el registro de un match: el campo «{ $field }» falta o es incorrecto.
    }
verify-fileThrown = Los dados de este match se tiraron a mano. Esos dados no se pueden comprobar.
verify-fileUnknown = Este registro no dice de dónde vienen sus dados.
verify-importedTitle = Estas tiradas vienen de un archivo importado
verify-imported = El director importó de un archivo las tiradas de este match por equipos. No se pueden comparar con un sello; las dos salas tuvieron las mismas tiradas.
verify-download = Guardar los datos revelados
verify-downloadRecord = Guardar el registro del match
verify-checking = Comprobando cada tirada…
verify-notFound = No hay ningún match con este id.
verify-toMatch = Abrir el match

verify-agrees = Los dados no están trucados
verify-agreesText =
    { $throws } { $throws ->
        [one] tirada
       *[other] tiradas
    } en { $games } { $games ->
        [one] partida
       *[other] partidas
    }, calculadas de nuevo. Todo coincide con los números sellados.
verify-pending = Hasta ahora todo coincide
verify-pendingText =
    { $throws ->
        [0] El match sigue en juego y aún no ha terminado ninguna partida. Sus dados están sellados; vuelve más tarde.
        [one] El match sigue en juego. Coincide { $throws } tirada de sus partidas terminadas; la semilla se revela al final.
       *[other] El match sigue en juego. Coinciden { $throws } tiradas de sus partidas terminadas; la semilla se revela al final.
    }
verify-differs = Algo no coincide
verify-differsText =
    { $bad ->
        [0] Las tiradas coinciden con sus claves, pero una de las afirmaciones de abajo no se cumple.
        [one]
            { $bad } de { $throws } { $throws ->
                [one] tirada
               *[other] tiradas
            } no coincide con los números sellados.
       *[other]
            { $bad } de { $throws } { $throws ->
                [one] tirada
               *[other] tiradas
            } no coinciden con los números sellados.
    }

verify-claims = Qué se ha comprobado
verify-ok = coincide
verify-bad = no coincide
verify-open = aún no se sabe
verify-claim-commitment = El sello está intacto
verify-claim-commitmentOk = El número secreto tiene exactamente la huella que se publicó antes de que nadie se sentara.
verify-claim-commitmentBad = El número secreto no tiene la huella que se publicó: se ha cambiado.
verify-claim-commitmentOpen = El número secreto se revela cuando termina el match.
verify-claim-seats = Los dos jugadores han contribuido
verify-claim-seatGiven = { $seat } aportó 32 bytes propios.
verify-claim-seatZeros = { $seat } no aportó ninguno; en su lugar se usan ceros.
verify-claim-seatHouse = { $seat } es un bot de la casa y cuenta como ceros, porque el servidor no debe elegir bytes.
verify-claim-seatDrawn = { $seat } es un bot de la casa. El servidor sorteó sus bytes, como hacía en los matches de la primera versión.
verify-claim-seatRefused = { $seat } es un bot de la casa y debe contar como ceros, pero tiene bytes que eligió el servidor.
verify-claim-seatHidden = Los bytes de { $seat } se muestran cuando termina el match.
verify-claim-chain = Las claves de las partidas forman una cadena
verify-claim-chainOk = Las claves salen del número secreto y de los bytes de ambos jugadores, y terminan en el valor publicado al principio.
verify-claim-chainBad = Las claves no llevan al valor publicado al principio.
verify-claim-chainOpen = Las claves de las partidas terminadas llevan al valor publicado al principio; el resto se comprueba al final.
verify-claim-chainNone = Las claves se revelan partida a partida.
verify-claim-complete = No falta ninguna partida
verify-claim-completeOk = Las partidas están numeradas sin huecos.
verify-claim-completeBad = Falta una partida.
verify-claim-noted = Es el sello que viste
verify-claim-notedOk = Cuando te sentaste, este navegador guardó la huella y sus propios bytes al azar. Ambos coinciden.
verify-claim-notedBad = Cuando te sentaste, este navegador guardó otra huella u otros bytes.
verify-claim-notedOpen = La huella es la que guardó este navegador. Sus bytes se comparan al final.
verify-game = Partida { $n }
verify-gameThrows =
    { $n } { $n ->
        [one] tirada
       *[other] tiradas
    }
verify-gameKey = Clave
verify-keyNotInChain = no lleva al valor publicado
verify-throwMissing = Falta una tirada de un lado: sus números tienen un hueco.
verify-opening = Tirada de salida
verify-ties = tras empates a { $faces }
verify-columnSide = Lado
verify-columnTurn = Turno
verify-columnShown = Salió
verify-columnComputed = Calculado
verify-columnAgrees = Coincide
verify-white = Blanco
verify-black = Negro
verify-details = Los números
verify-commitment = Sello
verify-seed = Semilla
verify-whiteBytes = Bytes de Blanco
verify-blackBytes = Bytes de Negro
verify-g0 = Final de la cadena, g0
verify-none = ninguno
verify-sealed = sellado hasta el final

verify-howTitle = Cómo funciona
verify-how-1 = Antes de que nadie se siente, el servidor sortea un número secreto y publica su huella (SHA-256). Ningún otro número tiene la misma huella, así que ya no se puede cambiar.
verify-how-2 = Después, el navegador de cada jugador añade 32 bytes al azar. Los dados dependen de los tres números, así que ni el servidor ni un jugador pueden elegirlos.
verify-how-3 = De ahí salen las claves de todas las partidas, en cadena: cada clave es la huella de la siguiente. Cuando termina una partida, se muestra su clave, que debe encajar en la cadena publicada al principio.
verify-how-4 = Cada tirada se calcula con la clave de la partida, el lado y el número del turno. No entra nada más: ni la posición, ni el cubo, ni si un jugador es un bot.
verify-how-5 = Esta página repite todo eso. Encontraría una sola tirada cambiada, intercambiada o ausente.
verify-recipe = La receta, byte a byte
verify-statistics = Todas las tiradas
verify-commandLine = ¿Prefieres no fiarte tampoco de esta página? El programa puede hacer la misma comprobación desde la línea de comandos:
