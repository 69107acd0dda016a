//! The decisions of a match in a packed form, one row for each match. A search or a profile reads all rows of a player.
//! A million decisions take 44 MB. A search may ask about any points of the board, and no database index would answer
//! that faster than one pass over them.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;
use rules::{BySide, Checkers, Side};

use super::{
    AnyConn, DbError,
    connect::on_inner,
    schema::{library_decisions, library_matches, match_decisions, matches, performances, users},
};
use crate::{
    id::{LibraryMatchId, MatchId, UserId},
    learning::{MistakeTheme, PlayedPart},
};

/// The version of the packed form.
const VERSION: u8 = 1;
/// The length of the head in bytes: version, kind of stakes, length of the match.
const HEAD: usize = 4;
/// The length of a packed decision in bytes.
const PACKED: usize = 44;
/// The maximum number of matches that are read at once.
const ROWS: usize = 128;

/// The stakes of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StakesKind {
    /// A match to this number of points.
    Match(u16),
    /// Games with the cube that count separately.
    Money,
    /// Games without a cube.
    Cubeless,
}

/// The kind of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionKind {
    /// A checker play.
    Play,
    /// A double, made or not made.
    Double,
    /// A take, pass, beaver or raccoon.
    Answer,
}

/// A part of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionPhase {
    Opening,
    Contact,
    Race,
    BearOff,
}

/// The owner of the cube, as the side that decides sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CubeAt {
    Centre,
    Own,
    Opponent,
}

/// A decision that counts, seen by the side that decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The place in the match, from 1, as the review counts.
    pub stop: u32,
    pub side: Side,
    pub kind: DecisionKind,
    pub phase: DecisionPhase,
    /// The kind of the mistake; `None` if nothing was lost.
    pub theme: Option<MistakeTheme>,
    /// The loss in hundred-thousandths of the cube.
    pub error: u32,
    /// The dice of a play.
    pub dice: Option<(u8, u8)>,
    /// The binary logarithm of the cube's value.
    pub cube_turns: u8,
    pub cube_at: CubeAt,
    /// The points that each side still needs; 0 outside a match, 255 for 255 or more.
    pub own_away: u8,
    pub opponent_away: u8,
    pub crawford: bool,
    pub checkers: Checkers,
    pub own_pips: u16,
    pub opponent_pips: u16,
}

/// The match that a row belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A match played here.
    Played(MatchId),
    /// A match of the player's library.
    Imported(LibraryMatchId),
}

/// The decisions of one match of a player, still packed.
#[derive(Debug)]
pub struct DecidedMatch {
    pub origin: Origin,
    /// When it was played; `None` if its file does not say.
    pub at: Option<Millis>,
    pub white: String,
    pub black: String,
    /// The side of the player; `None` for an imported match, where the names of the players decide.
    pub own: Option<Side>,
    pub packed: PackedDecisions,
}

/// Decisions as they are stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackedDecisions(Vec<u8>);

impl PackedDecisions {
    /// Packs the decisions of a match.
    pub fn pack(stakes: StakesKind, decisions: &[Decision]) -> PackedDecisions {
        let mut bytes = Vec::with_capacity(HEAD + PACKED * decisions.len());
        let (kind, length) = match stakes {
            StakesKind::Match(length) => (0, length),
            StakesKind::Money => (1, 0),
            StakesKind::Cubeless => (2, 0),
        };
        bytes.extend([VERSION, kind]);
        bytes.extend(length.to_le_bytes());
        for decision in decisions {
            bytes.extend(packed(decision));
        }
        PackedDecisions(bytes)
    }

    /// Reads stored bytes.
    ///
    /// # Errors
    /// If they have another version or a wrong length.
    pub fn of_row(bytes: Vec<u8>) -> Result<PackedDecisions, DbError> {
        let is_whole = bytes.len() >= HEAD && (bytes.len() - HEAD).is_multiple_of(PACKED);
        if is_whole && bytes[0] == VERSION && bytes[1] <= 2 {
            Ok(PackedDecisions(bytes))
        } else {
            Err(DbError::Broken("decisions: not in the packed form".to_owned()))
        }
    }

    /// Leaves out the decisions that another player of the same side made.
    #[must_use]
    fn without_others(self, part: &PlayedPart) -> PackedDecisions {
        let is_kept = |record: &Record<'_>| {
            record.side() != part.side() || part.has(record.stop(), record.kind() == DecisionKind::Play)
        };
        let mut bytes = self.0[..HEAD].to_vec();
        for record in self.records().filter(is_kept) {
            bytes.extend(record.0);
        }
        PackedDecisions(bytes)
    }

    /// Returns the bytes to store.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Returns the stakes of the match.
    pub fn stakes(&self) -> StakesKind {
        match self.0[1] {
            0 => StakesKind::Match(u16::from_le_bytes([self.0[2], self.0[3]])),
            1 => StakesKind::Money,
            _ => StakesKind::Cubeless,
        }
    }

    /// Returns the decisions one by one, in the order of the match.
    pub fn records(&self) -> impl DoubleEndedIterator<Item = Record<'_>> + ExactSizeIterator {
        self.0[HEAD..].as_chunks::<PACKED>().0.iter().map(Record)
    }
}

/// One packed decision. Its parts are read where they are needed, so that a search reads few bytes.
#[derive(Debug, Clone, Copy)]
pub struct Record<'a>(&'a [u8; PACKED]);

impl Record<'_> {
    pub fn stop(self) -> u32 {
        u32::from_le_bytes([self.0[0], self.0[1], self.0[2], self.0[3]])
    }

    /// Returns the loss in hundred-thousandths of the cube.
    pub fn error(self) -> u32 {
        u32::from_le_bytes([self.0[4], self.0[5], self.0[6], self.0[7]])
    }

    pub fn side(self) -> Side {
        if self.0[8] & 1 == 0 { Side::White } else { Side::Black }
    }

    pub fn kind(self) -> DecisionKind {
        match self.0[8] >> 1 & 3 {
            0 => DecisionKind::Play,
            1 => DecisionKind::Double,
            _ => DecisionKind::Answer,
        }
    }

    pub fn crawford(self) -> bool {
        self.0[8] & 8 != 0
    }

    pub fn phase(self) -> DecisionPhase {
        match self.0[8] >> 4 & 3 {
            0 => DecisionPhase::Opening,
            1 => DecisionPhase::Contact,
            2 => DecisionPhase::Race,
            _ => DecisionPhase::BearOff,
        }
    }

    pub fn theme(self) -> Option<MistakeTheme> {
        usize::from(self.0[9]).checked_sub(1).and_then(|index| MistakeTheme::ALL.get(index).copied())
    }

    pub fn dice(self) -> Option<(u8, u8)> {
        (self.0[10] > 0).then(|| (self.0[10] / 8, self.0[10] % 8))
    }

    pub fn cube_turns(self) -> u8 {
        self.0[11] & 15
    }

    pub fn cube_at(self) -> CubeAt {
        match self.0[11] >> 4 {
            0 => CubeAt::Centre,
            1 => CubeAt::Own,
            _ => CubeAt::Opponent,
        }
    }

    /// Returns the points that the side still needs; 0 outside a match.
    pub fn own_away(self) -> u8 {
        self.0[12]
    }

    pub fn opponent_away(self) -> u8 {
        self.0[13]
    }

    /// Returns the side's checkers on a place: 0 to 23 are its points 1 to 24, 24 is the bar.
    pub fn own(self, place: usize) -> u8 {
        nibble(&self.0[14..27], place)
    }

    /// Returns the opponent's checkers on a place, counted from the opponent's side.
    pub fn opponent(self, place: usize) -> u8 {
        nibble(&self.0[27..40], place)
    }

    pub fn own_pips(self) -> u16 {
        u16::from_le_bytes([self.0[40], self.0[41]])
    }

    pub fn opponent_pips(self) -> u16 {
        u16::from_le_bytes([self.0[42], self.0[43]])
    }

    /// Returns all checkers.
    pub fn checkers(self) -> Checkers {
        let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
        for place in 0..25 {
            checkers.own[place] = self.own(place);
            checkers.opponent[place] = self.opponent(place);
        }
        checkers
    }

    /// Returns the decision unpacked.
    pub fn decision(self) -> Decision {
        Decision {
            stop: self.stop(),
            side: self.side(),
            kind: self.kind(),
            phase: self.phase(),
            theme: self.theme(),
            error: self.error(),
            dice: self.dice(),
            cube_turns: self.cube_turns(),
            cube_at: self.cube_at(),
            own_away: self.own_away(),
            opponent_away: self.opponent_away(),
            crawford: self.crawford(),
            checkers: self.checkers(),
            own_pips: self.own_pips(),
            opponent_pips: self.opponent_pips(),
        }
    }
}

fn nibble(bytes: &[u8], place: usize) -> u8 {
    let byte = bytes[place / 2];
    if place.is_multiple_of(2) { byte & 15 } else { byte >> 4 }
}

fn packed(decision: &Decision) -> [u8; PACKED] {
    let mut bytes = [0; PACKED];
    bytes[0..4].copy_from_slice(&decision.stop.to_le_bytes());
    bytes[4..8].copy_from_slice(&decision.error.to_le_bytes());
    let kind = match decision.kind {
        DecisionKind::Play => 0,
        DecisionKind::Double => 1,
        DecisionKind::Answer => 2,
    };
    let phase = match decision.phase {
        DecisionPhase::Opening => 0,
        DecisionPhase::Contact => 1,
        DecisionPhase::Race => 2,
        DecisionPhase::BearOff => 3,
    };
    bytes[8] =
        u8::from(decision.side == Side::Black) | kind << 1 | u8::from(decision.crawford) << 3 | phase << 4;
    bytes[9] = decision.theme.map_or(0, |theme| {
        let index = MistakeTheme::ALL.iter().position(|one| *one == theme).expect("ALL contains every theme");
        u8::try_from(index + 1).expect("there are few themes")
    });
    bytes[10] = decision.dice.map_or(0, |(first, second)| first * 8 + second);
    let owner = match decision.cube_at {
        CubeAt::Centre => 0,
        CubeAt::Own => 1,
        CubeAt::Opponent => 2,
    };
    bytes[11] = decision.cube_turns & 15 | owner << 4;
    bytes[12] = decision.own_away;
    bytes[13] = decision.opponent_away;
    for place in 0..25 {
        let shift = if place % 2 == 0 { 0 } else { 4 };
        bytes[14 + place / 2] |= (decision.checkers.own[place] & 15) << shift;
        bytes[27 + place / 2] |= (decision.checkers.opponent[place] & 15) << shift;
    }
    bytes[40..42].copy_from_slice(&decision.own_pips.to_le_bytes());
    bytes[42..44].copy_from_slice(&decision.opponent_pips.to_le_bytes());
    bytes
}

/// Stores the decisions of a match, in place of those of a shallower analysis. Deeper ones stay.
pub fn put(
    connection: &mut AnyConn,
    origin: Origin,
    plies: u8,
    decisions: &PackedDecisions,
) -> Result<(), DbError> {
    let (plies, bytes) = (i32::from(plies), decisions.bytes());
    // Two depths may be stored at the same moment. The insertion waits for the other one, so the update sees it.
    match origin {
        Origin::Played(id) => {
            use match_decisions as d;
            let row = (d::match_id.eq(id.to_row()), d::plies.eq(plies), d::decisions.eq(bytes));
            let insert = diesel::insert_into(d::table).values(row).on_conflict_do_nothing();
            if on_inner!(connection, |inner| insert.execute(inner)?) == 0 {
                diesel::update(d::table.find(id.to_row()).filter(d::plies.lt(plies)))
                    .set((d::plies.eq(plies), d::decisions.eq(bytes)))
                    .execute(connection)?;
            }
        }
        Origin::Imported(id) => {
            use library_decisions as d;
            let row = (d::library_id.eq(id.to_row()), d::plies.eq(plies), d::decisions.eq(bytes));
            let insert = diesel::insert_into(d::table).values(row).on_conflict_do_nothing();
            if on_inner!(connection, |inner| insert.execute(inner)?) == 0 {
                diesel::update(d::table.find(id.to_row()).filter(d::plies.lt(plies)))
                    .set((d::plies.eq(plies), d::decisions.eq(bytes)))
                    .execute(connection)?;
            }
        }
    }
    Ok(())
}

/// Returns true if a match has decisions of an analysis at least this deep.
pub fn is_put(connection: &mut AnyConn, origin: Origin, plies: u8) -> Result<bool, DbError> {
    let known: Option<i32> = match origin {
        Origin::Played(id) => match_decisions::table
            .find(id.to_row())
            .select(match_decisions::plies)
            .first(connection)
            .optional()?,
        Origin::Imported(id) => library_decisions::table
            .find(id.to_row())
            .select(library_decisions::plies)
            .first(connection)
            .optional()?,
    };
    Ok(known.is_some_and(|known| known >= i32::from(plies)))
}

/// Returns the errors of both sides of each analysed match of a library, summed up in hundred-thousandths of the cube.
pub fn errors_in_library(
    connection: &mut AnyConn,
    owner: UserId,
) -> Result<HashMap<LibraryMatchId, BySide<u64>>, DbError> {
    let mut found = HashMap::new();
    for ids in ids_of_imported(connection, owner)?.chunks(ROWS) {
        for (id, _, _, _, decisions) in imported(connection, ids)? {
            let mut lost = BySide { white: 0, black: 0 };
            for record in PackedDecisions::of_row(decisions)?.records() {
                lost[record.side()] += u64::from(record.error());
            }
            found.insert(LibraryMatchId::from_row(id), lost);
        }
    }
    Ok(found)
}

/// Calls `each` for every match of a player that has decisions: those of the library, then those played here. Few
/// rows are in memory at a time.
pub fn each_match<E: From<DbError>>(
    connection: &mut AnyConn,
    player: UserId,
    mut each: impl FnMut(DecidedMatch) -> Result<(), E>,
) -> Result<(), E> {
    for ids in ids_of_imported(connection, player)?.chunks(ROWS) {
        for (id, at, white, black, decisions) in imported(connection, ids)? {
            each(DecidedMatch {
                origin: Origin::Imported(LibraryMatchId::from_row(id)),
                at: at.map(Millis),
                white,
                black,
                own: None,
                packed: PackedDecisions::of_row(decisions)?,
            })?;
        }
    }
    let name: Option<String> = users::table
        .find(player.to_row())
        .select(users::name)
        .first(connection)
        .optional()
        .map_err(DbError::from)?;
    let Some(name) = name else { return Ok(()) };
    for ids in ids_of_played(connection, player)?.chunks(ROWS) {
        for (id, at, opponent, white, part, decisions) in played(connection, player, ids)? {
            // The player did not play the match to the end, or took over from another player.
            let part = part.as_deref().map(PlayedPart::decode).transpose()?;
            let own = match &part {
                Some(part) => part.side(),
                None if white == Some(player.to_row()) => Side::White,
                None => Side::Black,
            };
            let (white, black) =
                if own == Side::White { (name.clone(), opponent) } else { (opponent, name.clone()) };
            each(DecidedMatch {
                origin: Origin::Played(MatchId::from_row(id)),
                at: Some(Millis(at)),
                white,
                black,
                own: Some(own),
                packed: match part {
                    Some(part) => PackedDecisions::of_row(decisions)?.without_others(&part),
                    None => PackedDecisions::of_row(decisions)?,
                },
            })?;
        }
    }
    Ok(())
}

type ImportedRow = (i64, Option<i64>, String, String, Vec<u8>);
type PlayedRow = (i64, i64, String, Option<i64>, Option<String>, Vec<u8>);

// The ids are read first: a query for the next rows in the order of their ids would sort all rows of a player, with
// their decisions, again at each step.

fn ids_of_imported(connection: &mut AnyConn, owner: UserId) -> Result<Vec<i64>, DbError> {
    use library_matches as m;
    Ok(m::table.filter(m::owner_id.eq(owner.to_row())).order(m::id.asc()).select(m::id).load(connection)?)
}

fn imported(connection: &mut AnyConn, ids: &[i64]) -> Result<Vec<ImportedRow>, DbError> {
    use library_matches as m;
    Ok(m::table
        .inner_join(library_decisions::table.on(library_decisions::library_id.eq(m::id)))
        .filter(m::id.eq_any(ids))
        .order(m::id.asc())
        .select((m::id, m::played_at, m::white, m::black, library_decisions::decisions))
        .load(connection)?)
}

fn ids_of_played(connection: &mut AnyConn, player: UserId) -> Result<Vec<i64>, DbError> {
    use performances as p;
    Ok(p::table
        .filter(p::user_id.eq(player.to_row()))
        .order(p::match_id.asc())
        .select(p::match_id)
        .load(connection)?)
}

fn played(connection: &mut AnyConn, player: UserId, ids: &[i64]) -> Result<Vec<PlayedRow>, DbError> {
    use performances as p;
    // A performance exists only for an analysed match that its players may see.
    Ok(p::table
        .inner_join(match_decisions::table.on(match_decisions::match_id.eq(p::match_id)))
        .inner_join(matches::table.on(matches::id.eq(p::match_id)))
        .inner_join(users::table.on(users::id.eq(p::opponent_id)))
        .filter(p::user_id.eq(player.to_row()))
        .filter(p::match_id.eq_any(ids))
        .order(p::match_id.asc())
        .select((
            p::match_id,
            p::ended_at,
            users::name,
            matches::white_id,
            p::part,
            match_decisions::decisions,
        ))
        .load(connection)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(stop: u32) -> Decision {
        let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
        checkers.own[5] = 15;
        checkers.opponent[24] = 1;
        checkers.opponent[23] = 14;
        Decision {
            stop,
            side: Side::Black,
            kind: DecisionKind::Answer,
            phase: DecisionPhase::BearOff,
            theme: Some(MistakeTheme::Other),
            error: 1_234_567,
            dice: Some((6, 5)),
            cube_turns: 10,
            cube_at: CubeAt::Opponent,
            own_away: 255,
            opponent_away: 1,
            crawford: true,
            checkers,
            own_pips: 90,
            opponent_pips: 361,
        }
    }

    #[test]
    fn a_packed_decision_comes_back_unchanged() {
        let plain = Decision {
            side: Side::White,
            kind: DecisionKind::Play,
            phase: DecisionPhase::Opening,
            theme: None,
            dice: None,
            cube_at: CubeAt::Centre,
            crawford: false,
            ..decision(7)
        };
        let all = [decision(1), plain, decision(100_000)];
        for stakes in [StakesKind::Match(25), StakesKind::Money, StakesKind::Cubeless] {
            let packed = PackedDecisions::of_row(PackedDecisions::pack(stakes, &all).0).unwrap();
            assert_eq!(packed.stakes(), stakes);
            let read: Vec<Decision> = packed.records().map(Record::decision).collect();
            assert_eq!(read, all);
        }
    }

    #[test]
    fn the_decisions_of_another_player_of_the_side_are_left_out() {
        let of = |stop, side, kind| Decision { side, kind, ..decision(stop) };
        let all = [
            of(1, Side::White, DecisionKind::Play),
            of(2, Side::Black, DecisionKind::Play),
            of(3, Side::White, DecisionKind::Double),
            of(3, Side::White, DecisionKind::Play),
            of(5, Side::White, DecisionKind::Answer),
        ];
        let part = PlayedPart { black: false, decisions: vec![(0, 4), (7, 10)] };
        let kept = PackedDecisions::pack(StakesKind::Money, &all).without_others(&part);
        let kept: Vec<Decision> = kept.records().map(Record::decision).collect();
        assert_eq!(kept, [all[0].clone(), all[1].clone(), all[3].clone()]);
    }

    #[test]
    fn broken_bytes_are_refused() {
        for bytes in [vec![], vec![1, 0, 0], vec![2, 0, 0, 0], vec![1, 3, 0, 0], vec![1, 0, 0, 0, 9]] {
            assert!(PackedDecisions::of_row(bytes).is_err());
        }
    }

    #[test]
    fn every_theme_has_its_number_in_the_packed_form() {
        for theme in MistakeTheme::ALL {
            let one = Decision { theme: Some(theme), ..decision(1) };
            let packed = PackedDecisions::pack(StakesKind::Money, &[one]);
            assert_eq!(packed.records().next().unwrap().theme(), Some(theme));
        }
        // The numbers are stored, so the order must never change.
        assert_eq!(
            (MistakeTheme::ALL[0], MistakeTheme::ALL[14]),
            (MistakeTheme::MissedDouble, MistakeTheme::Other)
        );
    }
}
