### The frame of the rules. Their text is a module of its own for each language (`web/src/ui/pages/rules/en`).

rules-title = כללי המשחק
rules-lead = המשחק כולו כפי שהוא משוחק כאן: הכללים הוותיקים של שש־בש, ומה שהאתר מוסיף להם.
rules-contents = תוכן
rules-calculator = נסו
rules-yourRating = הדירוג שלכם
rules-yourExperience = הניסיון שלכם
rules-opponentRating = דירוג היריב
rules-weight = סוג המשחק
rules-chance = הסיכוי שלכם לנצח
rules-ifWon = אם תנצחו
rules-ifLost = אם תפסידו
