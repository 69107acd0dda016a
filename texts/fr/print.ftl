### Pages on paper.

print-print = Imprimer
print-sheet = feuille { $number } sur { $of }
print-table = Table
print-result = Résultat
