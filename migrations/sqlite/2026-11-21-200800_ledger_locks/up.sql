-- SQLite has one writer and needs no locks; the schema's version is the same on both databases.
SELECT 1;
