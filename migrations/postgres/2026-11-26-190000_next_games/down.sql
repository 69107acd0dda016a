ALTER TABLE chat_lines DROP COLUMN phrase;
ALTER TABLE rematches DROP COLUMN declined_by;
ALTER TABLE rematches DROP COLUMN black_terms;
ALTER TABLE rematches DROP COLUMN white_terms;
