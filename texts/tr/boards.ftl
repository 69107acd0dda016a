### Sensor boards: enrol, seat, watch and revoke them.

boards-title = Sensörlü tahtalar
boards-lead = Hanelerinin altında sensör olan gerçek bir tahtada oynayın. Pulları siz oynatırsınız; rakibiniz bunu ekranda ya da kendi tahtasında görür.
boards-intro-howTitle = Tahtada maç nasıl oynanır
boards-intro-steps-1 = Bu sayfada bir kod alın ve tahtaya girin. Tahta artık sizindir.
boards-intro-steps-2 = Web’de bir maç başlatın, sonra bu sayfada “Bu tahtayı kullan” düğmesine basın.
boards-intro-steps-3 = Tahta zarınızı gösterir. Pullarınızı oynatın, sonra Tamam’a basın: tahta hamlenizi okur.
boards-intro-steps-4 = Rakibinizin hamlesi tahtada gösterilir; onun pullarını da siz oynatırsınız.
boards-intro-whoTitle = Kim kiminle oynayabilir
boards-intro-who-1 = Bir tahta ve bir ekran: rakibinize tahta gerekmez.
boards-intro-who-2 = İki ayrı yerde iki tahta, her birinde kendi oyuncusu.
boards-intro-who-3 = Kulüpte ya da evde, iki oyuncuya tek tahta.
boards-intro-who-4 = Bir tahta ve bir bot.
boards-intro-withoutTitle = Tahtasız deneyin
boards-intro-without = fullprime-board programı, terminalde çalışan bir tahtadır; Fullprime’ın kaynak koduyla gelir. Bu sayfadan alacağınız bir kodla başlatın ve pulları klavyeyle oynatın:
boards-intro-makersTitle = Tahta yapanlar için
boards-intro-makers = Açık protokole uyan her sensörlü tahta bağlanabilir.
boards-intro-protocol = Protokol
boards-guest = Misafirler tahta ekleyemez. Eklemek için hesabınızı koruyun.
boards-addTitle = Tahta ekle
boards-name = Tahtanın adı
boards-namePlaceholder = Kulüp odası
boards-getCode = Kod al
boards-codeLabel = Bu kodu tahtaya girin
boards-codeHelp = Kod tek bir tahta için geçerlidir, son kullanım: { $time }. Tahta bağlanır bağlanmaz burada görünür.
boards-noneTitle = Henüz tahta yok
boards-noneText = Bir kod alın ve tahtaya girin.
boards-status-connected = Bağlı
boards-status-away = Bağlı değil
boards-status-frozen = Donduruldu
boards-frozenHelp = Bu tahtanın bildirdiği, daha önce bildirdiğiyle çelişiyor; bu yüzden ondan artık bir şey kabul edilmiyor. Yetkisini kaldırın, sonra yeniden ekleyin.
boards-model = Model
boards-firmware = Donanım yazılımı
boards-battery = Pil
boards-noBattery = Pilsiz
boards-senses = Sensörler
boards-sensesText =
    { $colour ->
        [true] renkli
       *[false] renksiz
    }, { $depth } pul derinliğinde
boards-lastHeard = Son mesaj
boards-never = Hiç
boards-frames = Saklanan kareler
boards-faults = Arızalı sensörler
boards-noFaults = Yok
boards-fault =
    { $point ->
        [none] Kırık, sensör { $sensor }
       *[other] { $point }. hane, sensör { $sensor }
    }
boards-clockAhead = Saat
boards-clockText-correct = doğru
boards-clockText-fast = { $seconds } sn ileri
boards-clockText-slow = { $seconds } sn geri
boards-plays = { $white } – { $black }
boards-toMatch = Maçı aç
boards-seatTitle = Bu tahtadaki maç
boards-seatNone = Süren maç yok. Bir maç başlatın, sonra bu tahtayı kullanmak için buraya dönün.
boards-seat = Bu tahtayı kullan
boards-match = Maç
boards-share = Rakibim de bu tahtada oynuyor
boards-shareHelp = Rakibiniz, kendi Sensörlü tahtalar sayfasında tahtanın numarasını girerek onaylar.
boards-unseat = Bu tahtayı bırak
boards-seated = Tahta artık bu maçta kullanılıyor.
boards-find = Tahtamı bul
boards-found = Tahta yanıp sönüyor.
boards-rename = Yeniden adlandır
boards-revoke = Yetkisini kaldır
boards-revokeTitle = Yetki kaldırılsın mı: { $name }?
boards-revokeText = Tahtanın bağlantısı hemen kesilir. Yeniden kullanmak için yeni bir kodla ekleyin.
boards-revoked = Yetki kaldırıldı: { $name }.
boards-mirror = Tahtanın gördüğü
boards-mirrorShow = Tahtanın gördüğünü göster
boards-mirrorHide = Gizle
boards-mirrorNothing = Tahta henüz bir pozisyon bildirmedi.
boards-mirrorLabel =
    { $unlike ->
        [0] Tahta pozisyona uyuyor.
       *[other] { $unlike } yer farklı.
    }
boards-unlikeLine =
    { $point ->
        [none] Kırık
       *[other] { $point }. hane
    }: görülen { $seen }, beklenen { $expected }
boards-moving = Oyuncu hamlesini yaparken, hamle tamamlanana kadar tahta farklı görünür.
boards-joinTitle = Rakibinizin tahtasında oynayın
boards-joinText = Rakibiniz önce bu maçta tahtasını paylaşmalı. Numarası, onun Sensörlü tahtalar sayfasındadır.
boards-joinNumber = Tahta numarası
boards-join = Otur
boards-number = Numara
boards-hall-free = Boştaki tahtalarınız
boards-hall-screen = ekranda oynuyor
boards-hall-bot = bir program
boards-hall-closed = Kapalı odadaki pozisyonlar, bord iki odada da oynanana kadar gizlidir.
