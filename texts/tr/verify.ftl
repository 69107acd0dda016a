### The page that checks dice.

verify-title = Zarları denetle
verify-lead = Tarayıcınız bir maçın her zarını yeniden hesaplar. Sunucuya güvenmeniz gerekmez.
verify-idLabel = Maç kimliği
verify-idHint = 11 harf ve rakam: maç adresinin son parçası
verify-idProblem = Maç kimliğinde yalnızca harf ve rakam olur.
verify-check = Denetle
verify-chooseFile = Dosya seç
verify-fileHint = Bir maç kaydı ya da sunucunun zarlar hakkında açıkladıkları (JSON). Dosya cihazınızda kalır.
verify-fileTooLarge = Bu dosya, maç kaydı olamayacak kadar büyük.
verify-fileNotJson = Bu dosya JSON değil.
verify-fileField =
    { $field ->
        [none] Bu dosya bir maç kaydı değil.
       *[other] Bu dosya bir maç kaydı değil: “{ $field }” alanı eksik ya da yanlış.
    }
verify-fileThrown = Bu maçın zarları elle atıldı. Böyle zarlar doğrulanamaz.
verify-fileUnknown = Bu kayıt, zarlarının nereden geldiğini söylemiyor.
verify-importedTitle = Bu zarlar içe aktarılmış bir diziden geldi
verify-imported = Direktör bu takım maçının zarlarını bir dosyadan içe aktardı. Bir mühürle karşılaştırılamazlar; iki odanın zarları aynıydı.
verify-download = Açıklananları kaydet
verify-downloadRecord = Maç kaydını sakla
verify-checking = Her zar denetleniyor…
verify-notFound = Bu kimlikte bir maç yok.
verify-toMatch = Maçı aç

verify-agrees = Zarlar dürüst
verify-agreesText = { $games } oyunda { $throws } zar yeniden hesaplandı. Hepsi mühürlü sayılara uyuyor.
verify-pending = Şimdiye kadar her şey uyuyor
verify-pendingText =
    { $throws ->
        [0] Maç hâlâ oynanıyor ve henüz hiçbir oyun bitmedi. Zarlar mühürlü; sonra yeniden gelin.
       *[other] Maç hâlâ oynanıyor. Biten oyunların { $throws } zarı uyuyor; tohum sonunda açıklanır.
    }
verify-differs = Bir şey uymuyor
verify-differsText =
    { $bad ->
        [0] Zarlar anahtarlarına uyuyor, ama aşağıdakilerden biri doğru değil.
       *[other] Mühürlü sayılara uymayan zar: { $bad } / { $throws }.
    }

verify-claims = Neler denetlendi
verify-ok = uyuyor
verify-bad = uymuyor
verify-open = henüz bilinmiyor
verify-claim-commitment = Mühür bozulmamış
verify-claim-commitmentOk = Gizli sayının parmak izi, kimse oturmadan önce yayımlananla tam olarak aynı.
verify-claim-commitmentBad = Gizli sayının parmak izi yayımlanan değil: sayı değiştirilmiş.
verify-claim-commitmentOpen = Gizli sayı, maç bitince açıklanır.
verify-claim-seats = İki oyuncu da katkıda bulundu
verify-claim-seatGiven = { $seat } kendi 32 baytını verdi.
verify-claim-seatZeros = { $seat } bayt vermedi; yerine sıfırlar kullanılır.
verify-claim-seatHouse = { $seat } evin botudur ve sıfır sayılır, çünkü sunucu bayt seçmemelidir.
verify-claim-seatDrawn = { $seat } evin botudur. Baytlarını, ilk sürümün maçlarında olduğu gibi sunucu çekti.
verify-claim-seatRefused = { $seat } evin botudur ve sıfır sayılmalıdır, ama sunucunun seçtiği baytları var.
verify-claim-seatHidden = Baytlar maç bitince gösterilir: { $seat }.
verify-claim-chain = Oyunların anahtarları tek bir zincir
verify-claim-chainOk = Anahtarlar gizli sayıdan ve iki oyuncunun baytlarından çıkıyor ve başta yayımlanan değerde bitiyor.
verify-claim-chainBad = Anahtarlar başta yayımlanan değere varmıyor.
verify-claim-chainOpen = Biten oyunların anahtarları başta yayımlanan değere varıyor; gerisi sonunda gelir.
verify-claim-chainNone = Anahtarlar oyun oyun açıklanır.
verify-claim-complete = Eksik oyun yok
verify-claim-completeOk = Oyunlar aralıksız numaralı.
verify-claim-completeBad = Bir oyun eksik.
verify-claim-noted = Gördüğünüz mührün aynısı
verify-claim-notedOk = Oturduğunuzda bu tarayıcı parmak izini ve kendi rastgele baytlarını sakladı. İkisi de uyuyor.
verify-claim-notedBad = Oturduğunuzda bu tarayıcı başka bir parmak izi ya da başka baytlar sakladı.
verify-claim-notedOpen = Parmak izi, bu tarayıcının sakladığı. Baytları sonunda karşılaştırılır.
verify-game = { $n }. oyun
verify-gameThrows = { $n } zar
verify-gameKey = Anahtar
verify-keyNotInChain = yayımlanan değere varmıyor
verify-throwMissing = Bir tarafın bir zarı eksik: numaralarında boşluk var.
verify-opening = Açılış zarı
verify-ties = önceki eşit zarlar: { $faces }
verify-columnSide = Taraf
verify-columnTurn = El
verify-columnShown = Atılan
verify-columnComputed = Hesaplanan
verify-columnAgrees = Uyuyor
verify-white = Beyaz
verify-black = Siyah
verify-details = Sayılar
verify-commitment = Mühür
verify-seed = Tohum
verify-whiteBytes = Beyazın baytları
verify-blackBytes = Siyahın baytları
verify-g0 = Zincirin sonu, g0
verify-none = yok
verify-sealed = sonuna kadar mühürlü

verify-howTitle = Nasıl işler
verify-how-1 = Kimse oturmadan önce sunucu gizli bir sayı çeker ve parmak izini (SHA-256) yayımlar. Parmak izi aynı olan başka bir sayı yoktur; bu yüzden artık değiştirilemez.
verify-how-2 = Sonra her oyuncunun tarayıcısı 32 rastgele bayt ekler. Zarlar üç sayının hepsine bağlıdır; onları ne sunucu ne de bir oyuncu seçebilir.
verify-how-3 = Bunlardan bütün oyunların anahtarları bir zincir halinde çıkar: her anahtar bir sonrakinin parmak izidir. Bir oyun bitince anahtarı gösterilir ve başta yayımlanan zincire uyması gerekir.
verify-how-4 = Her zar, oyunun anahtarından, taraftan ve elin numarasından hesaplanır. Başka hiçbir şey karışmaz: ne pozisyon, ne küp, ne de bir oyuncunun bot olup olmadığı.
verify-how-5 = Bu sayfa bunların hepsini yineler. Değiştirilmiş, yer değiştirmiş ya da eksik tek bir zarı bile bulurdu.
verify-recipe = Tarif, bayt bayt
verify-statistics = Şimdiye kadar atılan bütün zarlar
verify-commandLine = Bu sayfaya da güvenmek istemiyor musunuz? Program aynı denetimi komut satırından yapabilir:
