### The board, for screen readers.

board-label = לוח שש־בש
board-side =
    { $seat ->
        [white] לבן
       *[other] שחור
    }
board-point = משולש { $point }
board-barOf = הבר של { $side }
board-offOf = כלים שהוציא { $side }
board-holds =
    { $count ->
        [0] ריק
        [one] כלי אחד של { $side }
        [two] שני כלים של { $side }
       *[other] { $count } כלים של { $side }
    }
board-source = יכול לזוז
board-target = אפשר להגיע לכאן
board-picked = נבחר
board-swapDice = החלפת סדר הקוביות
board-confirmByDice = אישור המהלך
