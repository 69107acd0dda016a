### Words of every page.

common-product = Fullprime
common-cancel = Vazgeç
common-close = Kapat
common-confirm = Onayla
common-save = Kaydet
common-retry = Yeniden dene
common-loading = Yükleniyor…
common-choose = Seçin…
common-showAll = Hepsini göster ({ $count })
