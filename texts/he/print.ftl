### Pages on paper.

print-print = הדפסה
print-sheet = גיליון { $number } מתוך { $of }
