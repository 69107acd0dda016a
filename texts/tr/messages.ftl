### Private messages between two players.

messages-title = Mesajlar
messages-lead = Bunları yalnızca siz ve diğer oyuncu okur. Bir yıl sonra silinirler.
messages-with = Mesajlar: { $name }
messages-none = Henüz mesaj yok.
messages-noneText = Bir oyuncunun sayfasını açıp “Mesaj” düğmesine basın.
messages-choose = Bir konuşma seçin.
messages-write = Mesaj
messages-text = Mesaj, alıcı: { $name }
messages-send = Gönder
messages-earlier = Önceki mesajlar
messages-first = Bu, mesajlaşmanızın başı: { $name }.
messages-held = İkiniz de bir takım maçında görevlisiniz. { $name } bu mesajları hiçbir bord oynanmıyorken alır.
messages-closed = Siz ve bu oyuncu birbirinize yazamazsınız.
messages-guests = Misafirler mesaj gönderemez.
messages-back = Bütün mesajlar
messages-you = Siz
messages-unread = { $n } okunmamış
messages-report = Şikâyet et
messages-deleteAll = Sil
messages-deleteTitle = Bu konuşma silinsin mi?
messages-deleteText = Listenizden kalkar. Mesajlar karşı tarafta kalır: { $name }.
messages-deleted = Konuşma silindi.
messages-include = Son 50 mesajımızı şikâyetle birlikte gönder
messages-included = Şikâyetteki mesajlar
messages-reporter = Şikâyet eden
messages-bell =
    { $n ->
        [one] Yeni mesaj, gönderen: { $from }
       *[other] { $n } yeni mesaj, gönderen: { $from }
    }
