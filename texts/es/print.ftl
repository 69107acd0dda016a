### Pages on paper.

print-print = Imprimir
print-sheet = hoja { $number } de { $of }
