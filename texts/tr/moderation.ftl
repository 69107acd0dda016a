### Reports and the moderators' desk.

moderation-report = Şikâyet et
moderation-reportTitle = Şikâyet: { $name }
moderation-about = Şikâyetin nedeni
moderation-reason-chat = Bir mesaj
moderation-reason-name = Ad
moderation-reason-cheating = Hile
moderation-reason-stalling = Oyalama
moderation-reason-other = Başka bir şey
moderation-what = Ne oldu
moderation-textMissing = Ne olduğunu birkaç sözcükle anlatın.
moderation-send = Şikâyeti gönder
moderation-sent = Şikâyet gönderildi. Moderatörler inceleyecek.

moderation-title = Moderasyon
moderation-lead = Burada yapılan her şey kayda geçer ve kayıtta kalır.
moderation-waiting = Açık şikâyetler
moderation-nothing = Açık şikâyet yok.
moderation-log = Kayıt
moderation-suspicions = Bakmaya değer
moderation-suspicionsLead = Son 90 günün rakamları. Hiçbir şeyi kanıtlamazlar: karar vermeden önce maçlara bakın.
moderation-noSuspicions = Göze çarpan bir şey yok.
moderation-winsFrom = kazandığı kişi
moderation-flow = { $matches } maçta el değiştiren { $moved } içinden { $net } tek yöne gitti.
moderation-givenUp = Bunların { $n } tanesinde kaybeden ayrıldı ya da süresini bitirdi.
moderation-plays = PR { $pr }, { $decisions } karar, { $matches } maç, reyting { $rating }.
moderation-peers = Bu reytingdeki diğerleri: PR { $pr }.
moderation-tempo = Hamle başına ortalama { $seconds } saniye, yayılma { $spread } (makinede 0 olurdu).
moderation-match = { $n }. maç
moderation-sharesBrowser = ve
moderation-sharedAt = İkisi aynı tarayıcıda kullanıldı, sonuncusu { $date }. Bu tek bir kişi ya da bir aile olabilir.
moderation-sharedAddress = { $accounts } hesap tek bir adresten kullanıldı (özet { $hash }), sonuncusu { $date }. Bu tek bir kişi, bir aile ya da bir kulüp olabilir.
moderation-noLog = Henüz bir şey yok.
moderation-by = { $name }, { $date }
moderation-mutedUntil = susturuldu, bitiş { $date }, { $time }
moderation-why = Kayıt için gerekçe
moderation-whyMissing = Bir gerekçe girin.
moderation-howLong = Susturma süresi
moderation-hours =
    { $n ->
        [one] 1 saat
        [24] 1 gün
        [168] 1 hafta
       *[other] 30 gün
    }
moderation-mute = Sustur
moderation-unmute = Susturmayı kaldır
moderation-dismiss = Geri çevir
moderation-deed-warning = uyarıldı
moderation-deed-mute = susturuldu
moderation-deed-unmute = susturma kaldırıldı
moderation-deed-restriction = reytingsiz maçlarla sınırlandı
moderation-deed-suspension = askıya alındı
moderation-deed-ban = yasaklandı
moderation-deed-closed_name = ad kapatıldı
moderation-deed-hidden = listelerden gizlendi
moderation-deed-lift = yaptırım kaldırıldı
moderation-deed-dismiss = şikâyet geri çevrildi
moderation-deed-close_case = dosya kapatıldı
moderation-deed-void = maçlar geçersiz sayıldı
moderation-deed-undo_void = geçersizlik geri alındı
moderation-deed-grant_appeal = itiraz kabul edildi
moderation-deed-reject_appeal = itiraz reddedildi
moderation-deed-release_event = etkinliğin bekletilmesi kaldırıldı
moderation-deed-call_off_event = etkinlik iptal edildi

moderation-several = Maçlar
moderation-until = bitiş { $date }, { $time }
moderation-noEnd = süresiz
moderation-unplayed = { $won } galibiyet, { $short } tanesi kısa; ortalama { $seconds } sn ve { $events } olay.
moderation-ratingMoved = Reyting değişimi: { $points }.
moderation-score = Güç { $n }
moderation-star = { $feeders } oyuncu { $fed } maçı oynamadan kaybetti.
moderation-feeds = galibiyetleri birçok kişiden alıyor
moderation-debtTitle = Bağımlı hesaplardan gelen reyting
moderation-debt =
    { $rating } reyting puanının { $points } kadarı, yeni olan ya da çoğunlukla bu oyuncuyla oynayan hesaplardan geliyor. { $listed ->
        [none] Sıralamada değil.
       *[other] Sıralamadaki reytingi: { $listed }.
    }
moderation-giver = { $name }: { $points }, { $matches } maç
moderation-giftTitle = Tek bir rakibe karşı daha kötü oynuyor
moderation-gift = Rakip { $opponent }: { $matches } maçta PR { $pr }; diğer { $others } maçta PR { $otherPr }.
moderation-giftEvidence = Kanıt { $evidence }; eşik 6,9’dur ve bin dürüst oyuncudan biri ona ulaşır. Yanlış kabul ve pasların maç başına maliyeti { $takes }, başka yerde { $otherTakes }. Bırakılan: { $givenUp }.
moderation-helpTitle = Olası motor yardımı
moderation-evidence = Kanıt { $strength }, { $matches } maç; eşik 6,9’dur ve bin dürüst oyuncudan biri ona ulaşır.
moderation-hard = Zor kararlarda doğru: { $found } / { $all }.

moderation-casesTitle = Sunucunun bulduğu
moderation-noCases = Açık dosya yok.
moderation-caseText = { $feeders } hesap, { $finished } maçın { $fed } tanesini oynamadan kaybetti. Kazanılan reyting: { $gained }.
moderation-fedMatch = { $loser }: { $seconds } sn, { $events } olay
moderation-closeCase = Sorun yok: dosyayı kapat
moderation-voidThese = Bu maçları geçersiz say

moderation-appealsTitle = İtirazlar
moderation-noAppeals = İtiraz yok.
moderation-grant = Kabul et
moderation-reject = Reddet
moderation-answer = Oyuncuya cevap
moderation-ownSanction = Bu yaptırımı siz verdiniz; bu yüzden başka bir moderatör karar verir.

moderation-actTitle = Bir oyuncuya işlem
moderation-player = Oyuncu
moderation-look = Yaptırımları göster
moderation-kind = Yaptırım
moderation-kinds-warning = Uyarı
moderation-kinds-mute = Susturma
moderation-kinds-restriction = Yalnızca reytingsiz maçlar
moderation-kinds-suspension = Askıya alma
moderation-kinds-ban = Yasaklama
moderation-kinds-closed_name = Adı kapatma
moderation-kinds-hidden = Listelerden gizleme
moderation-lasts = Süre
moderation-untilLifted = kaldırılana kadar
moderation-playerReason = Gerekçe (oyuncuya gösterilir)
moderation-impose = Uygula
moderation-imposed = Yapıldı.
moderation-lift = Kaldır
moderation-noSanctions = Yaptırım yok.
moderation-over = bitti

moderation-voidTitle = Maçları geçersiz say
moderation-voidLead = Reytingler, rekorlar, krediler ve takım listesi, bu maçlar olmasaydı olacakları hale gelir. Geri alınabilir.
moderation-scope = Hangi maçlar
moderation-scopes-match = Tek maç
moderation-scopes-account = Bir oyuncunun belirli dönemdeki bütün maçları
moderation-scopes-pair = İki oyuncu arasındaki bütün maçlar
moderation-scopes-team_match = Tek takım maçı
moderation-matchId = Maç kimliği
moderation-other = Diğer oyuncu
moderation-from = Başlangıç
moderation-untilTime = Bitiş
moderation-preview = Önizleme
moderation-previewText = { $matches } maç geçersiz sayılacak, { $recomputed } reytingli maç yeniden hesaplanacak, { $players } reyting değişecek.
moderation-previewTeamMatch = Takım maçı, takım listesinde ve oyuncuların toplamlarında artık sayılmaz. Sonuçları görünür kalır.
moderation-previewCredits = Geri alınan kredi: { $returned }. İade edilen: { $refunded }. Kasaya maliyeti: { $loss }.
moderation-change = { $before } → { $after }
moderation-carryOut = Geçersiz say
moderation-voided = Maçlar geçersiz sayıldı.
moderation-voidsTitle = Geçersiz sayılanlar
moderation-noVoids = Geçersiz sayılan maç yok.
moderation-voidLine =
    { $teamMatches ->
        [0] { $matches } maç
       *[other] Bir takım maçı
    }
moderation-undo = Geri al
moderation-undone = geri alındı: { $date }
moderation-blocks-title = Engellenen adresler
moderation-blocks-lead = Engellenen aralıktan gelen her isteği bütün düğümler saniyeler içinde reddeder. Önce tek adresleri engelleyin ve bir bitiş belirleyin.
moderation-blocks-network = Adres ya da aralık
moderation-blocks-block = Engelle
moderation-blocks-done = Aralık engellendi.
moderation-blocks-missing = Bir aralık ve bir gerekçe girin.
moderation-blocks-none = Engellenen aralık yok.
moderation-blocks-operator = işletmeci

moderation-ownTitle = Yaptırımlar
moderation-ownUntil = Bitiş: { $date }, { $time }.
moderation-ownNoEnd = Bir moderatör kaldırana kadar sürer.
moderation-ownOver = Artık yürürlükte değil.
moderation-appeal = İtiraz et
moderation-appealLead = Bir kez itiraz edebilirsiniz. Yaptırımı vermemiş bir moderatör karar verir.
moderation-appealText = Neden kaldırılmalı
moderation-appealSent = İtirazınız moderatörlere iletildi.
moderation-appealWaits = İtirazınız karar bekliyor.
moderation-appealGranted = İtirazınız kabul edildi.
moderation-appealRejected = İtirazınız reddedildi.
moderation-corrections = Düzeltmeler
moderation-correction = { $list }: { $before } → { $after }
moderation-noRating = reyting yok
moderation-correctionUndone = Geri alındı: maçlar yeniden sayılıyor.
moderation-publicLead = Aylara göre yaptırımlar, itirazlar ve geçersiz sayılan maçlar. Adlar yok.
moderation-month = Ay
moderation-sanctionsCount = Yaptırımlar
moderation-appealsCount = İtirazlar
moderation-granted = Kabul edilen
moderation-rejected = Reddedilen
moderation-voidsCount = Geçersiz sayılan
moderation-noCounts = Henüz bir şey yok.
