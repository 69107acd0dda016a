### Pages on paper.

print-print = הדפסה
print-sheet = גיליון { $number } מתוך { $of }
print-table = שולחן
print-result = תוצאה
