### The page of the house bots. The traits are the strengths and weaknesses of each bot.

botPage-lead = Sechs Gegner, die immer da sind: vom Anfänger bis zur Weltklasse.
botPage-good = Stark bei
botPage-weak = Schwächer bei
botPage-measured = Spielstärke
botPage-measuredNote = Die Spielstärke ist die Wertung aus Matches bis 5 Punkte, in denen jeder Bot gegen jeden anderen spielte; 300 Punkte Unterschied gewinnen 68 von 100. Die beiden Wertungen darunter stammen aus den Matches hier.
botPage-traits-Pip-good = Schlagen von Blots
botPage-traits-Pip-weak = Rennen, dem Doppler und allem, was einen Plan braucht
botPage-traits-Wilma-good = sicheren Zügen und einfachen Rennen
botPage-traits-Wilma-weak = Blitzangriffen und rechtzeitigem Doppeln
botPage-traits-Jago-good = Angriffen und Blitzen
botPage-traits-Jago-weak = sicherem Spiel; nimmt Doppel an, die man ablehnen sollte
botPage-traits-Marlow-good = Eröffnungen und Rennen
botPage-traits-Marlow-weak = langen Kontaktspielen wie Backgames
botPage-traits-Sable-good = allen Arten von Stellungen, auf einen Blick
botPage-traits-Sable-weak = seltenen Stellungen, die man weit vorausrechnen muss
botPage-traits-Octavia-good = allem: rechnet Züge und Doppler zwei Würfe voraus
botPage-traits-Octavia-weak = nichts, was man in einem Match bemerkt
