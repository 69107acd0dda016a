-- The rating lists have the names that players read: Casual and Stakes.
--
-- The words in the CHECKs change, and the tables are not copied: others refer to them. The rows follow.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, 'IN (''normal'', ''price'')', 'IN (''casual'', ''stakes'')')
WHERE type = 'table'
    AND name IN ('matches', 'ratings', 'rating_history', 'rating_opponents', 'rating_starts', 'void_effects');
PRAGMA writable_schema = RESET;

UPDATE matches SET rating_list = CASE rating_list WHEN 'normal' THEN 'casual' ELSE 'stakes' END
    WHERE rating_list IS NOT NULL;
UPDATE ratings SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
UPDATE rating_history SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
UPDATE rating_opponents SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
UPDATE rating_starts SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
UPDATE void_effects SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
