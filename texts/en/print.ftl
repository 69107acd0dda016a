### Pages on paper.

print-print = Print
# $number (number)
# $of (number)
print-sheet = sheet { $number } of { $of }
print-table = Table
print-result = Result
