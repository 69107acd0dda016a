-- Bytes of the file as it was brought along, which a library's room is counted in. Of older rows the compressed length is
-- known.
ALTER TABLE library_matches ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0 CHECK (bytes >= 0);
UPDATE library_matches SET bytes = length(file);
-- The room of an owner is counted without reading the files.
CREATE INDEX library_matches_room ON library_matches (owner_id, bytes);
