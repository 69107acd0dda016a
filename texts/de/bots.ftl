### The house bots.

bots-title-beginner = Anfänger
bots-title-casual = Gelegenheitsspieler
bots-title-intermediate = Fortgeschritten
bots-title-club_player = Vereinsspieler
bots-title-expert = Experte
bots-title-world_class = Weltklasse
bots-level = Stufe { $level } von { $levels }
bots-strength = Wertung { $rating } aus Matches aller Bots gegeneinander
bots-about =
    { $name ->
        [Pip] Hat gerade gelernt, wie die Steine laufen, und schlägt für sein Leben gern. Vergisst, dass es den Dopplerwürfel gibt.
        [Wilma] Spielt sonntags und spielt sicher: lässt keinen Blot stehen, wenn es anders geht, und überlegt sich jedes Doppel zweimal.
        [Jago] Kühn und in Eile. Schlägt erst, zählt später und nimmt fast jedes Doppel an.
        [Marlow] Die Stütze des Donnerstagsvereins. Kennt die Eröffnungen, zählt Pips und lässt in langen Spielen nach.
        [Sable] Schnell und genau. Ihr Urteil über eine Stellung wankt kaum je.
        [Octavia] Sieht sich jede Antwort auf jeden Wurf an, bevor sie einen Stein zieht. Das Beste, was dieses Haus zu bieten hat.
       *[other] { $about }
    }
bots-page-title = Bots
bots-page-about = Wer sie sind und wie stark
