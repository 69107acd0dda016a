### The review of a match.

review-title = İnceleme
review-heading = { $white } – { $black }
review-lead =
    { $plies ->
        [0] Hızlı bir analiz. Daha derini gelecek.
       *[other] Her kararın { $plies } ply analizi.
    }
review-leadDeep = Her kararın { $plies } ply analizi; ardından hatalar ve yakın kararlar için, seçim başına en çok { $games } oyunla rollout.
review-leadBefore = Neyin iyi, neyin kötü, neyin şans olduğu.
review-waiting = Bu maçın her zarı ve her kararı analiz ediliyor…
review-deeper = Daha derin analiz ediliyor…
review-deepen = Hatalara rollout yap
review-deepenHint = İki tarafın hatalarını ve yakın kararlarını yüzlerce kez sonuna kadar oynatır. Bazılarının hata olmadığı anlaşılır. Bir dakika ile yarım saat arası sürer: önce yeni maçlar analiz edilir. Bu sırada sayfadan ayrılabilirsiniz.
review-deepening = Hatalara rollout yapılıyor…
review-deepenBusy = Başka bir maçınıza rollout yapılıyor. Bitince yeniden deneyin.
review-deepenEnough = Bugünkü rollout sınırına ulaştınız. Yarın yeniden deneyin.
review-progress =
    { $total ->
        [0] Sırada
       *[other] { $done } / { $total }
    }
review-notOver = Bir maç bittikten sonra incelenebilir.
review-notFound = Bu kimlikte bir maç yok.
review-none = Bu maçın analizi yok.
review-empty = Bu maçta hiç hamle yapılmadı.
review-toMatch = Maça git
review-share = Bağlantıyı kopyala
review-shared = Bağlantı kopyalandı. Bu pozisyonu açar.

review-summary = İki oyuncu
review-pr = PR
review-prHint = Karar başına ortalama hatanın 500 katı. 3’ün altı: dünya sınıfı. 8’in altı: güçlü. 15’in üstü: öğrenecek çok şey var.
review-error = Hata
review-luck = Şans
review-mistakes = Şüpheli, kötü, çok kötü
review-snowie = Snowie hata oranı
review-decisions = Kararlar
review-plays = Pul hamleleri
review-doubles = Katlamalar
review-answers = Kabuller ve paslar
review-phase-opening = Açılış
review-phase-contact = Temas
review-phase-race = Yarış
review-phase-bear_off = Toplama
review-withoutLuck = Şans olmasaydı maçı kazanma olasılığı, { $name }: { $share }.
review-withoutLuckPoints = Şans olmasaydı { $name }: { $points } sayı.
review-cost = Maliyet
review-noDecisions = —

review-board = Karardan önceki pozisyon, karar veren: { $name }
review-steps = Maçta adım adım gezin
review-first = Başa
review-previous = Geri
review-next = İleri
review-last = Sona
review-previousMistake = Önceki hata
review-nextMistake = Sonraki hata
review-keys = Tuşlar: sol ve sağ maçta adım atar, yukarı ve aşağı hatadan hataya atlar.
review-place = { $game }. oyun · { $number } / { $total }
review-score = { $white } { $own } – { $other } { $black }
review-crawford = Crawford

review-chart = Maçı kazanma şansı: { $name }
review-chartPoints = Sayılar: { $name }
review-chartPlace = { $game }. oyun, { $value }

review-moves = Hamleler
review-course = Maçın gidişi
review-worstOf = En kötü hatalar: { $name }
review-class-good = İyi
review-class-doubtful = Şüpheli
review-class-bad = Kötü
review-class-very_bad = Çok kötü
review-rolled = { $name } { $dice } atıyor
review-doesCube =
    { $name } { $choice ->
        [no_double] zar atıyor
        [double] katlıyor
        [take] kabul ediyor
        [pass] pas diyor
        [beaver] beaver diyor
       *[raccoon] raccoon diyor
    }
review-did-no_double = zar atıyor
review-did-double = katlıyor
review-did-take = kabul ediyor
review-did-pass = pas diyor
review-did-beaver = beaver diyor
review-did-raccoon = raccoon diyor
review-choices-no_double = katlama yok
review-choices-double = katlama
review-choices-take = kabul
review-choices-pass = pas
review-choices-beaver = beaver
review-choices-raccoon = raccoon
review-optional = İsteğe bağlı katlama: zar atmak da aynı değerde.
review-tooGood = katlamak için fazla iyi
review-forced = Zorunlu
review-illegal = { $notation } kural dışı. Rakip kalmasına izin verdi, bu yüzden analiz edilmedi.
review-illegalShort = { $notation } (kural dışı)
review-notPlayed = Oyun, bu oynanmadan bitti.
review-best = En iyi
review-made = Oynanan
review-play = Hamle
review-equity = Beklenti
review-wins = Kazanç
review-gammons = Mars
review-losses = Verilen mars
review-others = Başka programlar, dosyadan
review-program = Program
review-fromFile = { $program }, { $file } dosyasından
review-prOf = PR, hesaplayan: { $program }
review-prHere = burada { $rating }
review-prOfHint = İki programın da analiz ettiği kararlar üzerinden, bu sitenin kurallarıyla.
review-choice = Seçim
review-rolledOut = rollout yapıldı
review-rollout-why-mistake = İlk analiz hata dediği için rollout yapıldı.
review-rollout-why-close = En iyi ikisi arasında 0,02’den az fark olduğu için rollout yapıldı.
review-rollout-why-depths_disagree = İki arama derinliği anlaşamadığı için rollout yapıldı.
review-rollout-confirmed = { $games } oyundan sonra en iyi hâlâ { $best }, fark { $margin } (%95: { $low } – { $high }).
review-rollout-changed = { $games } oyundan sonra en iyi artık { $best }, önceki { $before }; fark { $margin } (%95: { $low } – { $high }).
review-rollout-undecided = { $games } oyundan sonra karar vermek için fark çok az: { $best } { $margin } önde (%95: { $low } – { $high }).
review-rollout-cost = Maliyet: rollout’tan önce { $before }, şimdi { $now }.
review-plies = { $plies } ply
review-lucky-very_unlucky = çok şanssız bir zar
review-lucky-unlucky = şanssız bir zar
review-lucky-usual = { "" }
review-lucky-lucky = şanslı bir zar
review-lucky-very_lucky = çok şanslı bir zar
review-luckOf = Şans { $amount }
review-why-better = Daha iyisi { $play }:
review-why-wins =
    { $more ->
        [true] 100 oyunda { $games } oyun fazla kazanır
       *[false] 100 oyunda { $games } oyun az kazansa da
    }
review-why-gammons =
    { $more ->
        [true] 100 oyunda { $games } mars fazla yapar
       *[false] 100 oyunda { $games } mars az yapsa da
    }
review-why-losses =
    { $fewer ->
        [true] 100 oyunda { $games } mars az verir
       *[false] 100 oyunda { $games } mars fazla verse de
    }
review-why-cube = şanslar benzer, ama küpü daha iyi kullanır
review-why-missedDouble = Katlamak { $gain } daha değerliydi; rakibin doğru cevabı: { $answer }.
review-why-wrongDouble = Kazanma oranı { $win } iken katlamadan zar atmak { $gain } daha iyiydi.
review-why-tooGood = Mars oranı { $gammons } iken sayıyı almak yerine mars için oynamak daha iyiydi.
review-why-wrongTake = Kazanma oranı { $win }, mars yeme oranı { $gammons } iken pas demek daha az kaybettirir.
review-why-wrongPass = Kazanma oranı { $win } iken kabul etmek, pas demekten daha az kaybettirir.
review-why-beaver = Beaver iki katı değerinde olurdu.
review-why-fine = En iyisi buydu.
review-worst = En kötü hata
review-list = En büyük hatalar
review-listEmpty = Şüpheli karar yok: iyi oynandı.
