### Pages on paper.

print-print = Imprimer
print-sheet = feuille { $number } sur { $of }
