### The house bots.

bots-title-beginner = Acemi
bots-title-casual = Keyfine oynayan
bots-title-intermediate = Orta
bots-title-club_player = Kulüp oyuncusu
bots-title-expert = Uzman
bots-title-world_class = Dünya sınıfı
bots-level = Seviye { $level } / { $levels }
bots-strength = Buradaki botlar arası maçlarda reyting { $rating }
bots-about =
    { $name ->
        [Pip] Pulların nasıl gittiğini yeni öğrendi ve kırmaya bayılıyor. Küpün varlığını unutur.
        [Wilma] Pazarları oynar ve güvenli oynar: elinden geliyorsa açık bırakmaz, her katlamayı iki kez düşünür.
        [Jago] Gözü pek ve aceleci. Önce kırar, sonra sayar; neredeyse her katlamayı kabul eder.
        [Marlow] Perşembe kulübünün direği. Açılışları bilir, pipleri sayar, uzun oyunlarda yorulur.
        [Sable] Hızlı ve isabetli. Pozisyonları yargılarken neredeyse hiç yanılmaz.
        [Octavia] Bir pul oynatmadan önce her zara verilecek her cevabı inceler. Buranın en iyisi.
       *[other] { $about }
    }
bots-page-title = Botlar
bots-page-about = Kim oldukları ve ne kadar güçlü oldukları
