### Boards in frames of other sites.

embed-action = Embed
embed-title = Show on another site
embed-leadMatch = Paste this HTML into your page. It shows the board as the match goes on.
embed-leadPosition = Paste this HTML into your page. It shows the position.
embed-copy = Copy HTML
embed-copied = HTML copied.
embed-look = Preview
embed-open = Open on Fullprime
embed-nothing = There is no board to show here.
# $side (Seat)
embed-toMove =
    { $side ->
        [white] White to move
       *[other] Black to move
    }
