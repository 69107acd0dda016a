### Mails that the server writes, as plain text. A line is short enough for any reader of mail.

# In place of the opponent's name, if it is not known.
mails-opponent = rakibiniz
mails-unsubscribe =
    Bu tür e-postaları artık almamak için:
    { $link }
mails-confirm-subject = Fullprime: bu adres sizin mi?
mails-confirm-text =
    Merhaba { $name },

    Biri, umarız siz, bu hesapla ilgili e-postaları bu adreste almak istiyor.

    Adresi üç gün içinde onaylayın:
    { $link }

    Bu siz değildiyseniz bir şey yapmanız gerekmez; buraya başka e-posta göndermeyiz.
mails-reset-subject = Fullprime: yeni parola
mails-reset-text =
    Merhaba { $name },

    Biri, umarız siz, bu hesabın parolasını unuttu.

    Bir saat içinde yeni bir parola seçin:
    { $link }

    Bu siz değildiyseniz bir şey yapmanız gerekmez; parola aynı kalır.
mails-sign_in-subject = Fullprime: hesabınıza yeni giriş
mails-sign_in-text =
    Merhaba { $name },

    Biri, bu hesapta daha önce kullanılmamış bir tarayıcıyla giriş yaptı.

    Zaman: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
    Ağ: { $network }
    Tarayıcı: { $browser }

    Bu sizdiyseniz bir şey yapmanız gerekmez.

    Bu siz değildiyseniz o cihazda oturumu buradan kapatın:
    { $link }

    Sonra yeni bir parola seçin, çünkü parolanızı bilen biri var:
    { $password }
mails-your_turn-subject = Fullprime: sıra sizde, rakip: { $opponent }
mails-your_turn-text =
    Merhaba { $name },

    Maçınızda sıra sizde. Rakip: { $opponent }.

    Tahtaya git:
    { $link }
mails-your_turn-deadline = Süreniz { DATETIME($at, dateStyle: "medium", timeStyle: "short") } tarihinde doluyor.
mails-challenge-subject = Fullprime: { $opponent } sizi bekliyor
mails-challenge-text =
    Merhaba { $name },

    Bir masada size yer ayrıldı. Rakip: { $opponent }.

    Masaya bakın ve yerinize oturun:
    { $link }
mails-rematch-subject = Fullprime: { $opponent } rövanş teklif ediyor
mails-rematch-text =
    Merhaba { $name },

    Maçınız bitti. { $opponent } size rövanş teklif ediyor.

    Teklifi görün:
    { $link }
mails-rematch-deadline = Teklif { DATETIME($at, dateStyle: "medium", timeStyle: "short") } tarihine kadar geçerli.
mails-match_found-subject = Fullprime: maçınız başladı, rakip: { $opponent }
mails-match_found-text =
    Merhaba { $name },

    Masanıza biri oturdu ve maç başladı. Rakip: { $opponent }.

    Tahtaya git:
    { $link }
