### Previews of links that people share: a title, and a description below it.

previews-site-title = { "\u200F" }Fullprime: שש־בש ברשת
previews-site-text = שש־בש מדורג עם קוביות שאפשר לבדוק. כל מאץ׳ מנותח, והכול בחינם.
previews-over-won = { "\u200F" }{ $winner } ניצח את { $loser }
previews-over-won_by = { "\u200F" }{ $winner } ניצח { $most }:{ $least } את { $loser }
previews-over-text = { $format }. אפשר לצפות שוב במאץ׳, ולראות את הניתוח ואת הקוביות.
previews-live-text = { $format }. אפשר לצפות בזמן אמת.
previews-table-of = { "\u200F" }{ $host } מחכה ליריב
previews-table-open = שולחן שש־בש פתוח
previews-table-text = { $format }. אפשר להתיישב ולשחק.
previews-review-title = { $white } – { $black }: הניתוח
previews-review-text = { $format }, מהלך אחר מהלך: כל טעות, המהלך הטוב ביותר והמזל בקוביות.
previews-position-play = איך הייתם משחקים { $roll }?
previews-position-double = להכפיל או לא?
previews-position-text = עמדת שש־בש עם ניתוח.
