### Pages on paper.

print-print = Друкувати
print-sheet = аркуш { $number } з { $of }
print-table = Стіл
print-result = Результат
