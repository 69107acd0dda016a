### The library: matches from other programs.

library-lead = Matches que jugaste en otros sitios, revisados como los de aquí. Solo tú los ves.
library-signIn = Inicia sesión para guardar aquí tus matches. Basta una cuenta de invitado.
library-add = Añadir matches
library-drop = Suelta aquí los archivos de matches, o
library-choose = elige archivos
library-formats = Matches de GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS, FIBS (oldmoves), TrueMoneyGames (.tmg), bgammon.org y la mayoría de los clubes (.mat, .txt, .sgf): archivos sueltos, carpetas o zips.
library-empty = Aún no hay matches.
library-list = { $count } de { $most }
library-room = { $used } de { $most } MB ocupados
library-players = { $white } – { $black }
library-session = Sesión
library-matchTo = a { $points }
library-games =
    { $count } { $count ->
        [one] partida
       *[other] partidas
    }
library-addedOn = añadido el { $day }
library-find = Buscar archivo, carpeta o jugador
library-noneFound = No se encontró nada. Cambia la búsqueda.
library-orders-newest = Matches más recientes primero
library-orders-oldest = Matches más antiguos primero
library-orders-added = Últimos añadidos primero
library-orders-opponent = Por rival
library-orders-worst = PR más alto primero
library-orders-best = PR más bajo primero
library-orders-most_lost = Mayor error total primero
library-orders-least_lost = Menor error total primero
library-waiting = en análisis
library-quick = análisis rápido
library-pr = PR { $white } : { $black }
library-lost = error total { $white } : { $black }
library-sheet = Hoja de anotación de { $name }
library-file = El archivo { $name }
library-forget = Quitar { $name }
library-forgetTitle = ¿Quitar este match?
library-forgetText = Se borran el archivo y su análisis.
library-forgetYes = Quitar
library-keep = Conservar
