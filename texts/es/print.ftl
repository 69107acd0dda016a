### Pages on paper.

print-print = Imprimir
print-sheet = hoja { $number } de { $of }
print-table = Mesa
print-result = Resultado
