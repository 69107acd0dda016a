### Kato record sheets.

sheet-title = Kayıt kâğıdı
sheet-lead = Oyuncuların elle yazdığı biçimde bir oyun.
sheet-heading = { $white } – { $black }, oyuncuların elle yazdığı biçimde.
sheet-which = Oyun
sheet-game = { $number }. oyun, { $white }–{ $black }
sheet-paper = Kâğıt
sheet-letter = Letter
sheet-pdf = Bu oyunu yazdır
sheet-pdfAll = Bütün oyunları yazdır
sheet-data = Veri olarak
sheet-pageOf = Kayıt kâğıdı, sayfa { $page } / { $pages }
sheet-notOver = Maçın kayıt kâğıdı, maç bitince çıkar.
sheet-notFound = Bu kimlikte bir maç yok.
sheet-empty = Bu maçta hiç hamle yapılmadı.
sheet-how = Nasıl okunur
sheet-rules-1 = Her el için bir tahta vardır, satır satır okunur; üstündeki işaret sıranın kimde olduğunu söyler: halka, üstte adı yazan oyuncudur, nokta altta yazan.
sheet-rules-2 = Bir zarın sayısı, pulunun indiği kareye yazılır. Tek pul iki zarı da oynarsa ilk sayı, yolda durduğu yere yazılır. Çift zarda sayı her hamle için bir kez yazılır.
sheet-rules-3 = Dışarıda, evin yanındaki sayılar toplanan pullardır. Ortadaki üstü çizili sayı oynanamamıştır.
sheet-rules-4 = Ok katlamadır: teklif eden oyuncudan diğerini gösterir. Kabulün işareti yoktur.
sheet-rules-5 = Her oyuncunun adı, arkadaki pullarının başladığı taraftadır. Tahtanın dışındaki küçük noktalar her üçüncü çizgiyi gösterir.
sheet-rules-6 = Kırmalar işaretlenmez: bir tahta kurup birlikte oynayın; Hideo Kato da bunu 1981’de düşündüğünde öyle yapmıştı.
