### Previews of links that people share: a title, and a description below it.

previews-site-title = Fullprime: çevrimiçi tavla
previews-site-text = Kontrol edebileceğiniz zarlarla reytingli tavla. Her maç analiz edilir, hem de ücretsiz.
previews-over-won = { $winner }, { $loser } karşısında kazandı
previews-over-won_by = { $winner }, { $loser } karşısında { $most }:{ $least } kazandı
previews-over-text = { $format }. Maçı yeniden izleyin, analizini ve zarlarını görün.
previews-live-text = { $format }. Canlı izleyin.
previews-table-of = { $host } rakip bekliyor
previews-table-open = Açık bir tavla masası
previews-table-text = { $format }. Masaya oturun ve oynayın.
previews-review-title = { $white } – { $black }: analiz
previews-review-text = { $format }, hamle hamle: her hata, en iyi hamle ve zar şansı.
previews-position-play = { $roll } zarını nasıl oynarsınız?
previews-position-double = Katlamalı mı, katlamamalı mı?
previews-position-text = Analiziyle birlikte bir tavla pozisyonu.
