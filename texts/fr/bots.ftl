### The house bots.

bots-title-beginner = Débutant
bots-title-casual = Occasionnel
bots-title-intermediate = Intermédiaire
bots-title-club_player = Joueur de club
bots-title-expert = Expert
bots-title-world_class = Classe mondiale
bots-level = Niveau { $level } sur { $levels }
bots-strength = Coté { $rating } dans les matchs entre tous les bots d’ici
bots-about =
    { $name ->
        [Pip] Vient d’apprendre comment avancent les pions et adore frapper. Oublie que le videau existe.
        [Wilma] Joue le dimanche et joue sûr : ne laisse pas un blot si elle peut l’éviter, et réfléchit deux fois avant chaque double.
        [Jago] Hardi et pressé. Frappe d’abord, compte ensuite, et prend presque tous les doubles.
        [Marlow] Le pilier du club du jeudi. Connaît les ouvertures, compte les pips et fatigue dans les longues parties.
        [Sable] Rapide et précise. Son jugement d’une position se trompe rarement.
        [Octavia] Regarde chaque réponse à chaque jet avant de toucher un pion. Ce que la maison a de meilleur.
       *[other] { $about }
    }
bots-page-title = Bots
bots-page-about = Qui ils sont et quel est leur niveau
