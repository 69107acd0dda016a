### Pages on paper.

print-print = Yazdır
print-sheet = yaprak { $number } / { $of }
print-table = Masa
print-result = Sonuç
