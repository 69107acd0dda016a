### The page about the product.

about-title = À propos de Fullprime
about-lead = Un « full prime », ou prime complète, ce sont six points d’affilée : un mur qu’aucun pion ne peut franchir.
about-what-1 = Fullprime est un lieu où jouer au backgammon classé, contre des personnes et contre des bots qui ont appris le jeu en jouant contre eux-mêmes.
about-what-2 = C’est un seul programme. Un club peut en faire tourner sa propre copie à partir d’un fichier ; un grand site peut le répartir sur de nombreuses machines.
about-promises = Ce sur quoi vous pouvez compter
about-promiseList-1 = Les dés sont scellés avant que vous ne preniez place, et vous pouvez vérifier chaque jet après coup.
about-promiseList-2 = Les cotes suivent une formule publiée, et toute leur histoire peut être recalculée.
about-promiseList-3 = Chaque action est enregistrée avant d’être confirmée. Si un serveur s’arrête au milieu de votre match, le match reprend là où il en était.
about-promiseList-4 = Pas de publicité, pas de pistage, rien qui soit chargé depuis d’autres sites, et aucune adresse e-mail exigée.
about-licenceTitle = Licence
about-licence = Le programme est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix. La police de caractères est Inter, sous licence SIL Open Font 1.1.
