-- Who has invited a person to a club. Open invitations are counted by their author.
ALTER TABLE club_outsiders ADD COLUMN by_id BIGINT REFERENCES users (id);
CREATE INDEX club_outsiders_by ON club_outsiders (by_id) WHERE by_id IS NOT NULL;
