### The page with all rolls.

dice-title = Şimdiye kadar atılan bütün zarlar
dice-lead = Bu sitede biten maçların her zarı. Birinin hâlâ oynayabileceği bordlar sayılmaz.
dice-who-all = Bütün zarlar
dice-who-people = İnsanların attıkları
dice-who-programs = Oyuncu programlarının attıkları
dice-who-house_bots = Sitenin botlarının attıkları

dice-counted = { NUMBER($rolls, useGrouping: "auto") } zar ve { NUMBER($openings, useGrouping: "auto") } açılış zarı
dice-counts = { $who }: sayımlar
dice-tests = { $who }: testler
dice-numbers = Sayı
dice-doubles = Çift
dice-test = Sınama
dice-degrees = Serbestlik derecesi
dice-testNumbers = Bütün sayılar aynı sıklıkta
dice-testDoubles = Altı zardan biri çift
dice-testRolls = 36 zarın hepsi aynı sıklıkta
dice-testSerial = Bir sayı kendinden öncekine bağlı değil
dice-tooFew = Henüz yeterli zar yok
dice-readTitle = Bu nasıl okunur
dice-read-1 = p, dürüst zarların en az bunlar kadar dengesiz görünme olasılığıdır. 0 ile 1 arasında her değeri alabilir. Dürüst zarlarda p, yirmi sınamanın birinde 0,05’in, bin sınamanın birinde 0,001’in altındadır. Sayımlar arttıkça hep çok küçük kalan bir p, bir hatanın işareti olurdu.
dice-read-2 = İnsanlar ve botlar aynı kuralla zar atar. Botlar kayırılsaydı, onların tablosu insanlarınkinden farklı olurdu.
dice-read-3 = Aynı bordun birkaç masasının paylaştığı zarlar bir kez sayılır. Elle atılan zarlar, direktörün dosyasından gelen zarlar ve alıştırma oyunları sayılmaz.
dice-verify = Bir maçı denetle
