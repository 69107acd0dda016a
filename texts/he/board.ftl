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
board-keys = החצים עוברים בין כלים שיכולים לזוז, ו־Shift עם חצים בין כל המשולשים. M להקלדת מהלך. סימן השאלה מציג את כל המקשים.
board-dice = קוביות של { $side }: { ISOLATE($dice) }
board-cube =
    { $side ->
        [none] קוביית הכפלה על { $value }, באמצע
       *[other] קוביית הכפלה על { $value }, { $side }
    }
