### Boards in frames of other sites.

embed-action = Insertar
embed-title = Mostrar en otro sitio
embed-leadMatch = Pega este HTML en tu página. Muestra el tablero mientras avanza el match.
embed-leadPosition = Pega este HTML en tu página. Muestra la posición.
embed-copy = Copiar el HTML
embed-copied = HTML copiado.
embed-look = Vista previa
embed-open = Abrir en Fullprime
embed-nothing = Aquí no hay ningún tablero que mostrar.
embed-toMove =
    { $side ->
        [white] Le toca a Blanco
       *[other] Le toca a Negro
    }
