PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, 'IN (''casual'', ''stakes'')', 'IN (''normal'', ''price'')')
WHERE type = 'table'
    AND name IN ('matches', 'ratings', 'rating_history', 'rating_opponents', 'rating_starts', 'void_effects');
PRAGMA writable_schema = RESET;

UPDATE matches SET rating_list = CASE rating_list WHEN 'casual' THEN 'normal' ELSE 'price' END
    WHERE rating_list IS NOT NULL;
UPDATE ratings SET list = CASE list WHEN 'casual' THEN 'normal' ELSE 'price' END;
UPDATE rating_history SET list = CASE list WHEN 'casual' THEN 'normal' ELSE 'price' END;
UPDATE rating_opponents SET list = CASE list WHEN 'casual' THEN 'normal' ELSE 'price' END;
UPDATE rating_starts SET list = CASE list WHEN 'casual' THEN 'normal' ELSE 'price' END;
UPDATE void_effects SET list = CASE list WHEN 'casual' THEN 'normal' ELSE 'price' END;
