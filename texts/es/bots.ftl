### The house bots.

bots-title-beginner = Principiante
bots-title-casual = Ocasional
bots-title-intermediate = Intermedio
bots-title-club_player = Jugador de club
bots-title-expert = Experto
bots-title-world_class = Clase mundial
bots-level = Nivel { $level } de { $levels }
bots-strength = Rating { $rating } en matches entre todos los bots de aquí
bots-about =
    { $name ->
        [Pip] Acaba de aprender cómo se mueven las fichas y le encanta golpear. Se le olvida que hay un cubo.
        [Wilma] Juega los domingos y juega seguro: no deja un blot si puede evitarlo, y se piensa dos veces cada doble.
        [Jago] Audaz y con prisa. Primero golpea, luego cuenta, y acepta casi todos los dobles.
        [Marlow] El pilar del club de los jueves. Conoce las aperturas, cuenta los pips y se cansa en las partidas largas.
        [Sable] Rápida y precisa. Su juicio de las posiciones casi nunca falla.
        [Octavia] Examina cada respuesta a cada tirada antes de mover una ficha. Lo mejor que hay aquí.
       *[other] { $about }
    }
bots-page-title = Bots
bots-page-about = Quiénes son y qué nivel tienen
