UPDATE performances SET played = json_set(played, '$.part', json(part)) WHERE part IS NOT NULL;
ALTER TABLE performances DROP COLUMN part;

UPDATE matches SET marks = marks & 63;
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'marks BETWEEN 0 AND 511', 'marks BETWEEN 0 AND 63')
WHERE type = 'table' AND name = 'matches';
PRAGMA writable_schema = RESET;
