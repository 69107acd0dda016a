### The blunder trainer and performances.

trainer-lead = Hatalarınız ve kaçırdığınız bulmacalar, tam unutmak üzereyken geri gelir.
trainer-counts = Sırası gelen: { $due } · sonraya: { $waiting } · öğrenilen: { $learned }
trainer-nothingYet = Henüz öğrenilecek hata yok
trainer-nothingYetText = Bir maç oynayın. Hatalarınız, maç bittikten az sonra burada görünür.
trainer-doneForNow = Şimdilik bu kadar
trainer-nextAt = Sonraki soru: { $day }, { $time }.
trainer-you = siz
trainer-from =
    { $day ->
        [none] Rakip { $opponent }
       *[other] Rakip { $opponent }, { $day }
    }
trainer-score = { $own }–{ $other }, { $length } sayılık
trainer-money = tek oyun
trainer-askCube = Küp kararınız?
trainer-askPlay = { $high }-{ $low } nasıl oynanır?
trainer-right = Doğru
trainer-wrong = En iyisi değil
trainer-again = Yeniden geleceği gün: { $day }.
trainer-missedPuzzle = Kaçırdığınız bir bulmaca
trainer-next = Sonraki soru
trainer-inMatch = Maçta gör
trainer-performance = Performans
trainer-performanceHint = Son maçların PR’si: karar başına ortalama hatanın 500 katı. Düşük olması iyidir.
trainer-performanceNone = Henüz analiz edilmiş maç yok.
trainer-byPart = Oyun evresine göre
trainer-typical = Sık yapılan hatalar
trainer-typicalNone = Henüz yok.
trainer-times = { $count } kez
trainer-chart = Maçlara göre PR
trainer-point = { $day }, PR { $pr }, rakip { $opponent }
trainer-mistakeThemes-missed_double = Kaçırılan katlamalar
trainer-mistakeThemes-wrong_double = Erken katlamalar
trainer-mistakeThemes-too_good = Oynamak yerine sayıyı almak
trainer-mistakeThemes-wrong_take = Yanlış kabuller
trainer-mistakeThemes-wrong_pass = Yanlış paslar
trainer-mistakeThemes-missed_hit = Kaçırılan kırmalar
trainer-mistakeThemes-wrong_hit = Yanlış kırmalar
trainer-mistakeThemes-point_not_made = Alınmayan kapılar
trainer-mistakeThemes-stayed_back = Arka pullar çok bekledi
trainer-mistakeThemes-ran_too_soon = Arka pullar erken kaçtı
trainer-mistakeThemes-too_loose = Çok fazla açık
trainer-mistakeThemes-too_safe = Fazla temkinli
trainer-mistakeThemes-race = Yarışlar
trainer-mistakeThemes-bear_off = Toplama
trainer-mistakeThemes-other = Diğer hatalar
