### Boards in frames of other sites.

embed-action = Intégrer
embed-title = Montrer sur un autre site
embed-leadMatch = Collez ce HTML dans votre page. Il montre le plateau au fil du match.
embed-leadPosition = Collez ce HTML dans votre page. Il montre la position.
embed-copy = Copier le HTML
embed-copied = HTML copié.
embed-look = Aperçu
embed-open = Ouvrir sur Fullprime
embed-nothing = Il n’y a pas de plateau à montrer ici.
embed-toMove =
    { $side ->
        [white] À Blanc de jouer
       *[other] À Noir de jouer
    }
