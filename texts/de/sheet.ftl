### Kato record sheets.

sheet-title = Notationsblatt
sheet-lead = Ein Spiel, wie man es von Hand mitschreibt.
sheet-heading = { $white } – { $black }, wie man es von Hand mitschreibt.
sheet-which = Spiel
sheet-game = Spiel { $number }, { $white }:{ $black }
sheet-paper = Papier
sheet-letter = Letter
sheet-pdf = Dieses Spiel drucken
sheet-pdfAll = Alle Spiele drucken
sheet-data = Als Daten
sheet-pageOf = Seite { $page } von { $pages } des Notationsblatts
sheet-notOver = Ein Match hat sein Notationsblatt, wenn es zu Ende ist.
sheet-notFound = Ein Match mit dieser Kennung gibt es nicht.
sheet-empty = In diesem Match wurde kein Zug gespielt.
sheet-how = So liest man es
sheet-rules-1 = Ein Brett für jeden Zug, zeilenweise gelesen; das Zeichen darüber sagt, wer am Zug ist: ein Ring ist, wer oben genannt ist, ein Punkt, wer unten.
sheet-rules-2 = Die Zahl eines Würfels steht in dem Feld, in dem sein Stein landete. Ein Stein, der beide Würfel nutzt, lässt die erste Zahl auf seinem Halt. Ein Pasch schreibt seine Zahl für jeden Schritt einmal.
sheet-rules-3 = Zahlen außerhalb, neben dem Heimfeld, sind ausgespielte Steine. Eine durchgestrichene Zahl in der Mitte war nicht zu ziehen.
sheet-rules-4 = Ein Pfeil ist ein Doppel, von dem, der es anbietet, zum anderen. Eine Annahme braucht kein Zeichen.
sheet-rules-5 = Jeder Name steht auf der Seite, auf der seine hinteren Steine beginnen. Kleine Punkte außen bezeichnen jede dritte Linie.
sheet-rules-6 = Geschlagene Steine werden nicht vermerkt: Man stellt ein Brett auf und spielt mit, wie Hideo Kato es 1981 erdachte.
