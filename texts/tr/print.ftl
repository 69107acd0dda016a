### Pages on paper.

print-print = Yazdır
print-sheet = yaprak { $number } / { $of }
