### Notifications of the browser while no page of the site is open.

push-title = Bu cihazda bildirimler
push-text = Bildirimler Fullprime kapalıyken de gelir, ama açıkken gelmez.
push-kinds = Neler bildirilsin
push-kind-your_turn = Yazışmalı maçlarda sıram
push-kind-challenge = Meydan okumalar
push-kind-match_found = Maçlarımın başlaması
push-kind-round = Etkinliklerde benim için hazır masalar
push-kind-calls = Direktör olarak bana çağrılar
push-kind-messages = Özel mesajlar
push-none = Bu tarayıcı, Fullprime kapalıyken bildirim gösteremiyor. iPhone’da önce Fullprime’ı ana ekrana ekleyin.
push-failed = Tarayıcınız abone olamadı. Ayarlarını kontrol edip yeniden deneyin.
push-others = Diğer cihazlar
push-forget = Kapat
