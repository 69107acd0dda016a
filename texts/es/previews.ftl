### Previews of links that people share: a title, and a description below it.

previews-site-title = Fullprime: backgammon en línea
previews-site-text = Backgammon con rating y dados que puedes comprobar. Cada match se analiza, y es gratis.
previews-over-won = { $winner } gana a { $loser }
previews-over-won_by = { $winner } gana { $most }:{ $least } a { $loser }
previews-over-text = { $format }. Repasa el match, su análisis y sus dados.
previews-live-text = { $format }. Míralo en vivo.
previews-table-of = { $host } espera a un rival
previews-table-open = Una mesa de backgammon abierta
previews-table-text = { $format }. Siéntate y juega.
previews-review-title = { $white } – { $black }: el análisis
previews-review-text = { $format }, jugada a jugada: cada error, la mejor jugada y la suerte de los dados.
previews-position-play = ¿Cómo jugarías { $roll }?
previews-position-double = ¿Doblar o no?
previews-position-text = Una posición de backgammon con su análisis.
