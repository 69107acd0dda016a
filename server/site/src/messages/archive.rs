//! Messages of the archive: saved searches of the position library, and code pages.

use store::stored::search as stored;

use super::{ToStored, ToWire};

fields!(
    stored::Search, wire::PositionSearch:
    opponent, lead_min, lead_max, own_away, opponent_away, cube, error_min, skip;
    with source, by, own, theirs, cube_at, part, theme, order
);
fields!(stored::AtLeast, wire::CheckersAtLeast: place, least);
words!(
    records::CodePage, wire::CodePage:
    Western, CentralEuropean, Turkish, Cyrillic, Greek, Hebrew, Japanese
);
words!(stored::Source, wire::ArchiveSource: All, Played, Imported);
words!(stored::DecidedBy, wire::DecidedBy: Own, Opponents, Everybody);
words!(stored::Order, wire::PositionOrder: Error, Newest);
words!(stored::CubePlace, wire::CubePlace: Centre, Own, Opponent);
words!(stored::Part, wire::ArchivePart: All, Plays, Doubles, Answers, Opening, Contact, Race, BearOff);
