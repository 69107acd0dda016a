### The page about the product.

about-title = Fullprime hakkında
about-lead = Full prime, yan yana altı kapıdır: hiçbir pulun aşamayacağı bir duvar.
about-what-1 = Fullprime, insanlara ve oyunu kendi kendine oynayarak öğrenmiş botlara karşı reytingli tavla oynanan bir yerdir.
about-what-2 = Tek bir programdır. Bir kulüp tek dosyayla kendi kopyasını çalıştırabilir; büyük bir site onu birçok makineye yayabilir.
about-promises = Güvenebileceğiniz şeyler
about-promiseList-1 = Zarlar siz oturmadan önce mühürlenir; sonra her atışı kendiniz denetleyebilirsiniz.
about-promiseList-2 = Reytingler yayımlanmış bir formülle hesaplanır ve bütün geçmişleri yeniden hesaplanabilir.
about-promiseList-3 = Her işlem onaylanmadan önce kaydedilir. Sunucu maçınızın ortasında durursa maç kaldığı yerden sürer.
about-promiseList-4 = Reklam yok, izleyici yok, başka sitelerden yüklenen hiçbir şey yok; e-posta adresi de gerekmez.
about-licenceTitle = Lisans
about-licence = Program özgür yazılımdır; tercihinize göre MIT lisansı ya da Apache 2.0 lisansı altındadır. Yazı tipi Inter’dir, SIL Open Font Licence 1.1 altındadır.
