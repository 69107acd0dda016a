### Boards in frames of other sites.

embed-action = הטמעה
embed-title = הצגה באתר אחר
embed-leadMatch = הדביקו את ה־HTML הזה בדף שלכם. הוא מציג את הלוח לאורך המאץ׳.
embed-leadPosition = הדביקו את ה־HTML הזה בדף שלכם. הוא מציג את העמדה.
embed-copy = העתקת ה־HTML
embed-copied = ה־HTML הועתק.
embed-look = תצוגה מקדימה
embed-open = פתיחה ב־Fullprime
embed-nothing = אין כאן לוח להציג.
embed-toMove =
    { $side ->
        [white] התור של לבן
       *[other] התור של שחור
    }
