-- Whether the owner has offered the club to this member. The member becomes the owner by an act of their own.
ALTER TABLE club_members ADD COLUMN offered BOOLEAN NOT NULL DEFAULT FALSE;
