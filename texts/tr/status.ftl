### The page about the state of the site.

status-title = Sitenin durumu
status-lead = Site her gece sakladığı her şeyi denetler ve en yeni yedeğini, çalıştığından emin olmak için geri yükler.
status-none = Henüz bir denetim yapılmadı. Denetimler gece yapılır.
status-passed = Bütün denetimler geçildi.
status-failed = Bir sorun var. Ayrıntılar işletmecinin kaydında.
status-checkedAt = Son denetim: { $when }.
status-diskLow = Sitenin diski dolmak üzere. Süren maçlar devam ediyor; yer açılana kadar bir şey kaydeden diğer her şey kapalı.
status-steps-pages = Veritabanı baştan sona okunabiliyor
status-steps-logs = Her maç yeniden oynatılınca kendi sonucuna varıyor
status-steps-ratings = Her reyting kendi maçlarından çıkıyor
status-steps-books = Her kredinin hesabı tutuyor
status-steps-backup = Yeni bir yedek alındı
status-steps-restore = Yedek geri yüklendi ve aynı denetimleri geçti
status-results-passed = Tamam
status-results-failed = Başarısız
status-results-skipped = Burada denetlenmedi
