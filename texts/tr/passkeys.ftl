### Passkeys: signing in with a device instead of a password.

passkeys-title = Geçiş anahtarları
passkeys-lead = Telefonunuzda, bilgisayarınızda ya da güvenlik anahtarınızda parmak izi, yüz veya PIN ile giriş yapın. Yazılacak bir şey yoktur; sahte bir sayfanın çalabileceği bir şey de.
passkeys-add = Geçiş anahtarı ekle
passkeys-addText = Parolanızı girin; tarayıcınız sonra anahtarın nerede saklanacağını sorar.
passkeys-name = Anahtarın adı
passkeys-nameHint = Anahtarlarınızı ayırt etmek için
passkeys-added = Geçiş anahtarı eklendi. Artık onunla giriş yapabilirsiniz.
passkeys-since =
    { $used ->
        [none] Ekleme { $made }, henüz kullanılmadı
       *[other] Ekleme { $made }, son kullanım { $used }
    }
passkeys-remove = Kaldır
passkeys-removeNamed = Kaldır: { $name }
passkeys-removed = Geçiş anahtarı kaldırıldı.
passkeys-notHere = Geçiş anahtarları, onları destekleyen bir tarayıcı ve alan adıyla açılmış şifreli (https) bir site ister.
passkeys-signIn = Geçiş anahtarıyla giriş yap
passkeys-cancelled = Geçiş anahtarı seçilmedi.
passkeys-known = Bu cihazda hesabınızın bir geçiş anahtarı zaten var.
