### Comments on finished matches.

comments-title = Yorumlar
comments-none = Henüz yorum yok.
comments-elsewhere = Maçın başka yerlerinde { $count } yorum
comments-label = Yorumunuz
comments-send = Paylaş
comments-remove = Sil
comments-guest = Misafirler yalnızca kendi maçlarına yorum yapabilir. Bu maça yorum yapmak için kaydolun.
comments-signIn = Yorum yapmak için giriş yapın.
