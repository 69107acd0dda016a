### Ready-made phrases at the table.

phrases-title = Hazır sözler
phrases-hint = Her oyuncu bunları kendi dilinde okur.
phrases-text-hello = Merhaba!
phrases-text-good_luck = Bol şans!
phrases-text-well_played = İyi oynadınız!
phrases-text-nice_roll = Güzel zar!
phrases-text-lucky_me = Şansım yaver gitti.
phrases-text-sorry = Özür dilerim!
phrases-text-thanks = Teşekkürler!
phrases-text-one_moment = Bir dakika lütfen.
phrases-text-back = Döndüm.
phrases-text-good_game = Güzel oyundu!
phrases-text-another_game = Bir oyun daha?
phrases-text-last_game = Bu benim son oyunum.
phrases-text-bye = Gitmem gerek. Hoşça kalın!
