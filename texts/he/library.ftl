### The library: matches from other programs.

library-lead = מאצ׳ים ששיחקתם במקומות אחרים, מנותחים כמו אלה שכאן. רק אתם רואים אותם.
library-signIn = היכנסו כדי לשמור כאן מאצ׳ים משלכם. מספיק חשבון אורח.
library-add = הוספת מאצ׳ים
library-drop = גררו לכאן קבצים, או
library-choose = בחרו קבצים
library-formats = מאצ׳ים של GNU Backgammon,{ "\u200F" } eXtreme Gammon (.xg),{ "\u200F" } BGBlitz (.bgf),{ "\u200F" } Backgammon Galaxy,{ "\u200F" } Jellyfish,{ "\u200F" } JavaFIBS,{ "\u200F" } FIBS (oldmoves),{ "\u200F" } TrueMoneyGames (.tmg),{ "\u200F" } bgammon.org ורוב המועדונים (.mat, .txt, .sgf) – קבצים בודדים, תיקיות או zip.
library-empty = עדיין אין מאצ׳ים.
library-list = { $count } מתוך { $most }
library-room = { $used } מתוך { $most } MB בשימוש
library-players = { ISOLATE($white) } – { ISOLATE($black) }
library-session = סשן
library-matchTo = ל־{ $points }
library-games =
    { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
library-addedOn = נוסף ב־{ $day }
library-find = חיפוש קובץ, תיקייה או שחקן
library-noneFound = לא נמצא דבר. שנו את החיפוש.
library-orders-newest = המאצ׳ים החדשים תחילה
library-orders-oldest = המאצ׳ים הישנים תחילה
library-orders-added = האחרונים שנוספו תחילה
library-orders-opponent = לפי יריב
library-orders-worst = ה־PR הגבוה תחילה
library-orders-best = ה־PR הנמוך תחילה
library-orders-most_lost = סך הטעויות הגדול תחילה
library-orders-least_lost = סך הטעויות הקטן תחילה
library-waiting = בניתוח
library-quick = ניתוח מהיר
library-pr = PR { "\u200F" }{ $white } : { $black }
library-lost = סך הטעויות { "\u200F" }{ $white } : { $black }
library-sheet = גיליון רישום של { ISOLATE($name) }
library-file = הקובץ { ISOLATE($name) }
library-forget = הסרת { ISOLATE($name) }
library-forgetTitle = להסיר את המאץ׳ הזה?
library-forgetText = הקובץ והניתוח שלו נמחקים.
library-forgetYes = הסרה
library-keep = להשאיר
