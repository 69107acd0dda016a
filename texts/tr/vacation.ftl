### Vacations from correspondence matches.

vacation-title = Tatil
vacation-lead = Siz yokken bütün yazışmalı maçlarınızda süreler durur ve rakipleriniz ne zaman döneceğinizi görür. Yine de oynayabilirsiniz.
vacation-howLong = Süre
vacation-days = { $n } gün
vacation-go = Tatile çık
vacation-back = Döndüm
vacation-away = Tatildesiniz, dönüş { $until }.
vacation-left = 365 gün içinde kalan gün: { $left } / { $of }. Başlayan gün tam sayılır.
