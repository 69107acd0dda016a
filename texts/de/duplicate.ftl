### Both rooms of a duplicate game.

duplicate-open = Offener Raum
duplicate-closed = Geschlossener Raum
duplicate-turns = Die Züge beider Räume
duplicate-over = In diesem Raum ist das Spiel schon zu Ende.
duplicate-neverPart = Beide Räume haben bis zum Ende gleich gespielt.
duplicate-part = Ab Zug { $turn } spielen die Räume verschieden.
