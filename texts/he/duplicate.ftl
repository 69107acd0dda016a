### Both rooms of a duplicate game.

duplicate-open = חדר פתוח
duplicate-closed = חדר סגור
duplicate-turns = התורות בשני החדרים
duplicate-over = המשחק בחדר הזה כבר הסתיים.
duplicate-neverPart = שני החדרים שיחקו אותו דבר עד הסוף.
duplicate-part = החדרים נבדלים מתור { $turn } והלאה.
