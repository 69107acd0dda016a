### Pages on paper.

print-print = Drucken
print-sheet = Blatt { $number } von { $of }
print-table = Tisch
print-result = Ergebnis
