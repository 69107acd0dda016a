### Both rooms of a duplicate game.

duplicate-open = Açık oda
duplicate-closed = Kapalı oda
duplicate-turns = İki odanın elleri
duplicate-over = Bu odada oyun çoktan bitti.
duplicate-neverPart = İki oda sonuna kadar aynısını oynadı.
duplicate-part = Odalar { $turn }. elden sonra ayrılıyor.
