### Both rooms of a duplicate game.

duplicate-open = Open room
duplicate-closed = Closed room
duplicate-turns = The turns of both rooms
duplicate-over = The game is already over in this room.
duplicate-neverPart = Both rooms played the same to the end.
# $turn (number)
duplicate-part = The rooms differ from turn { $turn } on.
