### Ce que le tuteur dit d’une décision.

tutor-title = Ce que fait le meilleur coup
tutor-cubeTitle = Les chiffres du videau
tutor-point =
    { $kind ->
        [bar_point] le point de barre
        [midpoint] le point milieu
        [opponents_bar_point] le point de barre adverse
        [anchor] l’ancre du point { $point }
       *[other] le point { $point }
    }
tutor-makes =
    { $play ->
        [better] Fait { $name }.
       *[played] Ne fait pas { $name }, contrairement à l’autre coup.
    }
tutor-keeps =
    { $play ->
        [better] Garde { $name }.
       *[played] Abandonne { $name }, contrairement à l’autre coup.
    }
tutor-hits =
    { $better ->
        [0] Ne frappe pas, contrairement à l’autre coup. Pips que celui-ci coûte à l’adversaire : { $playedPips }.
        [1] Frappe un pion. Pips que perd l’adversaire : { $betterPips } au lieu de { $playedPips }.
       *[other] Frappe { $better } pions. Pips que perd l’adversaire : { $betterPips } au lieu de { $playedPips }.
    }
tutor-shots =
    { $better ->
        [0] Ne laisse aucun tir ; après l’autre coup, { $played } jets sur 36 frappent.
        [1] Laisse { $better } jet sur 36 qui frappe au lieu de { $played }.
       *[other] Laisse { $better } jets sur 36 qui frappent au lieu de { $played }.
    }
tutor-blots =
    { $better ->
        [0] Ne laisse aucun blot devant l’adversaire ; l’autre coup en laisse { $played }.
        [1] Laisse { $better } blot devant l’adversaire au lieu de { $played }.
       *[other] Laisse { $better } blots devant l’adversaire au lieu de { $played }.
    }
tutor-dances = Jets qui laissent l’adversaire sur la barre : { $better } sur 36 au lieu de { $played }.
tutor-back =
    { $better ->
        [0] Ne laisse aucun pion dans le jan adverse ni sur la barre ; l’autre coup en laisse { $played }.
        [1] Laisse { $better } pion dans le jan adverse ou sur la barre au lieu de { $played }.
       *[other] Laisse { $better } pions dans le jan adverse ou sur la barre au lieu de { $played }.
    }
tutor-prime = Prime la plus longue devant un pion adverse : { $better } au lieu de { $played }.
tutor-builders = Bâtisseurs, c’est-à-dire pions libres sur les points 6 à 11 : { $better } au lieu de { $played }.
tutor-borneOff =
    { $better ->
        [0] Ne sort aucun pion ; l’autre coup en sort { $played }.
        [1] Sort { $better } pion au lieu de { $played }.
       *[other] Sort { $better } pions au lieu de { $played }.
    }
tutor-outside = Pions encore hors du jan intérieur : { $better } au lieu de { $played }.
tutor-gaps = Points vides dans le jan intérieur : { $better } au lieu de { $played }.
tutor-fullRolls = Prochains jets qui sortent deux pions ou plus : { $better } sur 36 au lieu de { $played }.
tutor-race =
    { $pips ->
        [0] La course est alors à égalité.
        [1]
            { $ahead ->
                [true] A alors { $pips } pip d’avance dans la course.
               *[false] A alors { $pips } pip de retard dans la course.
            }
       *[other]
            { $ahead ->
                [true] A alors { $pips } pips d’avance dans la course.
               *[false] A alors { $pips } pips de retard dans la course.
            }
    }
tutor-takePoint = Seuil de prise à ce score : { $live } avec un videau vivant, { $dead } avec un videau mort. Celui qui répond gagne { $chance }.
tutor-window = La fenêtre de celui qui double va de { $from } à { $to } avec un videau vivant ; il gagne { $chance }.
tutor-marketLosers = Pertes de marché : { $share }, soit { $sequences } paires de jets sur 1296 après lesquelles un double serait passé ou la partie est gagnée.
tutor-gammons = Gammons : celui qui double en gagne { $won } et en perd { $lost }.
tutor-pips = Pips : { $doubler } pour celui qui double, { $opponent } pour l’adversaire.
