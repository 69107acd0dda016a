### Matches as files.

downloads-title = Bu maçı indir
downloads-formats-mat = Başka programlar için (.mat)
downloads-formats-xg = eXtreme Gammon için (.xg)
downloads-formats-sgf = Analizle birlikte (.sgf)
downloads-formats-ogxm = HedgeHog ve OpenGammon için (.ogxm)
downloads-formats-html = Açıklamalı sayfa
downloads-formats-txt = Açıklamalı metin
downloads-formats-json = Bütün veriler (JSON)
downloads-event = Bütün maçlar zip olarak
downloads-all = Bütün maçlarınızı indirin
downloads-allText = Burada bitirdiğiniz ve kütüphanenizde bulunan her maç, seçtiğiniz biçimde, yüklediğiniz dosyalarla birlikte tek bir zip’te.
