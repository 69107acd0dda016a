### Words of every page.

common-product = Fullprime
common-cancel = ביטול
common-close = סגירה
common-confirm = אישור
common-save = שמירה
common-retry = לנסות שוב
common-loading = בטעינה…
common-choose = בחרו…
common-showAll = הצגת הכול ({ $count })
