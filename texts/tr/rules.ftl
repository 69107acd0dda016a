### The frame of the rules. Their text is a module of its own for each language (`web/src/ui/pages/rules/en`).

rules-title = Kurallar
rules-lead = Burada oynandığı haliyle bütün oyun: tavlanın eski kuralları ve bu sitenin onlara kattıkları.
rules-contents = İçindekiler
rules-calculator = Deneyin
rules-yourRating = Reytinginiz
rules-yourExperience = Deneyiminiz
rules-opponentRating = Rakibin reytingi
rules-weight = Oyun biçimi
rules-chance = Kazanma şansınız
rules-ifWon = Kazanırsanız
rules-ifLost = Kaybederseniz
