### Two-factor authentication: a code from an app besides the password.

secondFactor-title = İki aşamalı doğrulama
secondFactor-lead = Telefonunuzdaki bir doğrulama uygulaması, her 30 saniyede değişen bir kod gösterir. Onunla, giriş için tek başına parolanız artık yetmez.
secondFactor-on = Doğrulama uygulaması kur
secondFactor-off = İki aşamalı doğrulamayı kapat
secondFactor-isOn = Açık, açılış: { $since }.
secondFactor-isOff = İki aşamalı doğrulama kapalı.
secondFactor-left =
    { $n ->
        [0] Kurtarma kodu kalmadı. Yenilerini oluşturun.
       *[other] { $n } kurtarma kodu kaldı.
    }
secondFactor-renew = Yeni kurtarma kodları
secondFactor-next = Devam
secondFactor-deviceTitle = QR kodunu okutun
secondFactor-deviceText = Onu bir doğrulama uygulamasıyla okutun, sonra uygulamanın gösterdiği kodu girin.
secondFactor-picture = Doğrulama uygulaması için QR kodu
secondFactor-byHand = Okutamıyorsanız bu anahtarı elle girin:
secondFactor-code = Kod
secondFactor-codeHint = Uygulamadan altı rakam ya da bir kurtarma kodu
secondFactor-confirm = Aç
secondFactor-codesTitle = Kurtarma kodlarınız
secondFactor-codesText = Telefonunuzu kaybederseniz bunların her biriyle bir kez giriş yapabilirsiniz. Onları önemli belgelerinizi sakladığınız yerde saklayın: yalnızca şimdi gösterilirler.
secondFactor-noted = Kaydettim
