### The page about the product.

about-title = About Fullprime
about-lead = A full prime is six points in a row: a wall that no checker can get past.
about-what-1 = Fullprime is a place to play rated backgammon, against people and against bots that learned the game by self-play.
about-what-2 = It is a single program. A club can run its own copy from one file; a large site can run it on many machines.
about-promises = What you can rely on
about-promiseList-1 = The dice are sealed before you sit down, and you can check every roll afterwards.
about-promiseList-2 = Ratings follow a published formula, and their whole history can be recomputed.
about-promiseList-3 = Every action is saved before it is confirmed. If a server stops in the middle of your match, the match resumes where it was.
about-promiseList-4 = No ads, no trackers, nothing loaded from other sites, and no email address required.
about-licenceTitle = Licence
about-licence = The program is free software, under the MIT licence or the Apache licence 2.0, at your option. The typeface is Inter, under the SIL Open Font Licence 1.1.
