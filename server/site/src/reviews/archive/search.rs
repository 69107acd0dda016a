//! The search of the position library: one pass over the packed decisions of a player's matches.

use std::{cmp::Reverse, collections::BTreeSet};

use report::checkers;
use rules::{Checkers, CubeValue, Position, Side};
use store::{
    AnyConn, DbError,
    account::Account,
    decisions::{self, CubeAt, DecidedMatch, Decision, DecisionKind, DecisionPhase, Origin, Record},
    id::UserId,
    own_names::{self, folded},
    position_library as shelf,
};
use texts::refusals;
use wire::{
    ArchivePart, ArchiveSource, CheckersAtLeast, CubePlace, DecidedBy, FoundPosition, FoundPositions,
    MistakeTheme, PositionOrder, PositionPlace, PositionSearch, PositionSource,
};

use super::{decided::UNIT, names};
use crate::{
    error::AppError,
    match_state::convert::seat,
    matches::in_play::InPlay,
    messages::{ToStored, ToWire},
    reviews::Reviews,
};

/// The number of positions on a page.
const PAGE: usize = 40;
/// The maximum number of positions before a page.
const SKIP_MAX: u32 = 960;
/// The maximum number of conditions on places of one side.
const PLACES_MAX: usize = 25;

impl Reviews {
    /// Returns the positions of a player's own matches that a search finds. Those that occur in a match in play of the
    /// player are left out of the page.
    ///
    /// # Errors
    /// If a field of the search is out of range; the message names it. If nothing else is left of the page, the error
    /// says that a match is in play.
    pub async fn search_positions(
        &self,
        owner: &Account,
        search: &PositionSearch,
    ) -> Result<FoundPositions, AppError> {
        let wanted = Wanted::check_search(search)?;
        let in_play = self.matches.in_play(owner).await?;
        let turn = self.archive.passes.acquire().await.expect("the semaphore is never closed");
        let owner = owner.id;
        let read = self.node.store.read(move |connection| {
            Ok::<_, AppError>((pass(connection, owner, wanted, &in_play)?, shelf::notes(connection, owner)?))
        });
        let (mut page, notes) = read.await?;
        drop(turn);
        for position in &mut page.positions {
            let source = source_id(&position.place.source);
            let note =
                notes.iter().find(|note| Some(note.source) == source && note.stop == position.place.stop);
            position.note = note.map(|note| note.text.clone());
        }
        Ok(page)
    }
}

/// Returns the positions in a player's own matches that match a search, without notes.
///
/// # Errors
/// If a field of the search is out of range, or the database fails.
pub fn find(
    connection: &mut AnyConn,
    owner: UserId,
    search: &PositionSearch,
) -> Result<FoundPositions, AppError> {
    pass(connection, owner, Wanted::check_search(search)?, &InPlay::default())
}

fn pass(
    connection: &mut AnyConn,
    owner: UserId,
    wanted: Wanted,
    in_play: &InPlay,
) -> Result<FoundPositions, AppError> {
    let own = own_names::list_own_names(connection, owner)?;
    let mut found = Finding::new(wanted);
    decisions::each_match(connection, owner, |one| {
        found.look_at(&one, &own);
        Ok::<_, DbError>(())
    })?;
    found.page(in_play)
}

/// Returns the number of the row of a match; `None` if the text is not an id.
pub(super) fn source_id(source: &PositionSource) -> Option<i64> {
    store::id::parse(match source {
        PositionSource::Played { id } => &id.0,
        PositionSource::Imported { id } => &id.0,
    })
}

/// A search whose fields are in range.
#[derive(Debug, Clone)]
pub(super) struct Wanted {
    source: ArchiveSource,
    by: DecidedBy,
    /// The opponent's name, with case folded.
    opponent: Option<String>,
    /// Indices of [`Record::own`] with the minimum numbers of checkers.
    own: Vec<(usize, u8)>,
    theirs: Vec<(usize, u8)>,
    lead_min: i32,
    lead_max: i32,
    own_away: Option<u8>,
    opponent_away: Option<u8>,
    cube_turns: Option<u8>,
    cube_at: Option<CubeAt>,
    part: Option<ArchivePart>,
    theme: Option<store::learning::MistakeTheme>,
    /// In hundred-thousandths of the cube.
    error_min: u32,
    order: PositionOrder,
    skip: usize,
}

impl Wanted {
    /// Checks a search.
    ///
    /// # Errors
    /// If a field is out of range; the message names it.
    pub(super) fn check_search(search: &PositionSearch) -> Result<Wanted, AppError> {
        let cube_turns = match search.cube {
            None => None,
            Some(value) => Some(
                CubeValue::new(value)
                    .and_then(|value| u8::try_from(value.turns()).ok())
                    .ok_or_else(|| AppError::invalid("cube", refusals::cube_up_to(32_768)))?,
            ),
        };
        if search.skip > SKIP_MAX {
            return Err(AppError::invalid("skip", refusals::narrow_the_search(SKIP_MAX)));
        }
        let error_min = search.error_min.unwrap_or(0.0);
        if !(0.0..=20.0).contains(&error_min) {
            return Err(AppError::invalid("error_min", refusals::from_to(0, 20)));
        }
        if let (Some(least), Some(most)) = (search.lead_min, search.lead_max)
            && least > most
        {
            return Err(AppError::invalid("lead_min", refusals::lowest_above_highest()));
        }
        Ok(Wanted {
            source: search.source,
            by: search.by,
            opponent: search.opponent.as_deref().map(folded).filter(|name| !name.is_empty()),
            own: places("own", &search.own)?,
            theirs: places("theirs", &search.theirs)?,
            lead_min: search.lead_min.map_or(i32::MIN, i32::from),
            lead_max: search.lead_max.map_or(i32::MAX, i32::from),
            own_away: search.own_away,
            opponent_away: search.opponent_away,
            cube_turns,
            cube_at: search.cube_at.map(|at| match at {
                CubePlace::Centre => CubeAt::Centre,
                CubePlace::Own => CubeAt::Own,
                CubePlace::Opponent => CubeAt::Opponent,
            }),
            part: search.part.filter(|part| *part != ArchivePart::All),
            theme: search.theme.map(|theme: MistakeTheme| theme.to_stored()),
            error_min: units(error_min),
            order: search.order,
            skip: usize::try_from(search.skip).unwrap_or(usize::MAX),
        })
    }

    fn covers(&self, origin: Origin) -> bool {
        match (self.source, origin) {
            (ArchiveSource::All, _)
            | (ArchiveSource::Played, Origin::Played(_))
            | (ArchiveSource::Imported, Origin::Imported(_)) => true,
            (ArchiveSource::Played, Origin::Imported(_)) | (ArchiveSource::Imported, Origin::Played(_)) => {
                false
            }
        }
    }

    /// Returns the side whose decisions count, `Some(None)` if both do, or `None` if the search does not cover the
    /// match.
    fn sides(&self, found: &DecidedMatch, own: Option<Side>) -> Option<Option<Side>> {
        if !self.covers(found.origin) {
            return None;
        }
        if let Some(opponent) = &self.opponent {
            let is = |side: Side| folded(name_of(found, side)) == *opponent;
            let plays = match own {
                Some(own) => is(own.opponent()),
                None => is(Side::White) || is(Side::Black),
            };
            if !plays {
                return None;
            }
        }
        match self.by {
            DecidedBy::Everybody => Some(None),
            DecidedBy::Own => own.map(Some),
            DecidedBy::Opponents => own.map(|own| Some(own.opponent())),
        }
    }

    /// Returns true if a decision matches this search. The most selective and cheapest conditions come first.
    fn matches(&self, record: Record<'_>) -> bool {
        let enough = |count: u8, least: u8| count >= least;
        record.error() >= self.error_min
            && self.theme.is_none_or(|theme| record.theme() == Some(theme))
            && self.own_away.is_none_or(|away| record.own_away() == away)
            && self.opponent_away.is_none_or(|away| record.opponent_away() == away)
            && self.cube_turns.is_none_or(|turns| record.cube_turns() == turns)
            && self.cube_at.is_none_or(|at| record.cube_at() == at)
            && self.part.is_none_or(|part| is_of(part, record))
            && self.own.iter().all(|&(place, least)| enough(record.own(place), least))
            && self.theirs.iter().all(|&(place, least)| enough(record.opponent(place), least))
            && {
                let lead = i32::from(record.opponent_pips()) - i32::from(record.own_pips());
                (self.lead_min..=self.lead_max).contains(&lead)
            }
    }
}

fn name_of(found: &DecidedMatch, side: Side) -> &str {
    match side {
        Side::White => &found.white,
        Side::Black => &found.black,
    }
}

fn places(field: &str, wanted: &[CheckersAtLeast]) -> Result<Vec<(usize, u8)>, AppError> {
    if wanted.len() > PLACES_MAX {
        return Err(AppError::invalid(field, refusals::at_most(PLACES_MAX)));
    }
    let place = |one: &CheckersAtLeast| {
        let is_right = (1..=25).contains(&one.place) && (1..=15).contains(&one.least);
        is_right
            .then(|| (usize::from(one.place) - 1, one.least))
            .ok_or_else(|| AppError::invalid(field, refusals::places_of_checkers()))
    };
    wanted.iter().map(place).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value was checked to be in 0 to 2,000,000"
)]
fn units(error: f64) -> u32 {
    // Half a unit less, so that rounding hides no position.
    (error * UNIT - 0.5).max(0.0).ceil() as u32
}

/// Returns true if a decision belongs to a part of the game.
pub(super) fn is_of(part: ArchivePart, record: Record<'_>) -> bool {
    match part {
        ArchivePart::All => true,
        ArchivePart::Plays => record.kind() == DecisionKind::Play,
        ArchivePart::Doubles => record.kind() == DecisionKind::Double,
        ArchivePart::Answers => record.kind() == DecisionKind::Answer,
        ArchivePart::Opening => record.phase() == DecisionPhase::Opening,
        ArchivePart::Contact => record.phase() == DecisionPhase::Contact,
        ArchivePart::Race => record.phase() == DecisionPhase::Race,
        ArchivePart::BearOff => record.phase() == DecisionPhase::BearOff,
    }
}

/// The sort key of a position, largest first: error or date, then the match and the place in it.
type Key = (i64, i64, Reverse<u32>, bool);

/// The state of a pass. It keeps no more positions than a page needs.
#[derive(Debug)]
pub(super) struct Finding {
    wanted: Wanted,
    best: Vec<(Key, Hit)>,
    /// The minimum key that can still be on the page, once there are enough positions.
    bar: Option<Key>,
    total: u32,
    searched: u32,
}

#[derive(Debug)]
struct Hit {
    origin: Origin,
    at: Option<wire::Millis>,
    white: String,
    black: String,
    decision: Decision,
}

impl Finding {
    pub(super) fn new(wanted: Wanted) -> Finding {
        Finding { wanted, best: Vec::new(), bar: None, total: 0, searched: 0 }
    }

    /// Checks all decisions of a match.
    pub(super) fn look_at(&mut self, found: &DecidedMatch, own: &BTreeSet<String>) {
        let Some(side) = self.wanted.sides(found, names::own_side(found, own)) else { return };
        let id = match found.origin {
            Origin::Played(id) => id.to_row(),
            Origin::Imported(id) => id.to_row(),
        };
        for record in found.packed.records() {
            if side.is_some_and(|side| record.side() != side) {
                continue;
            }
            self.searched = self.searched.saturating_add(1);
            if !self.wanted.matches(record) {
                continue;
            }
            self.total = self.total.saturating_add(1);
            let main = match self.wanted.order {
                PositionOrder::Error => i64::from(record.error()),
                PositionOrder::Newest => found.at.map_or(i64::MIN, |at| at.0),
            };
            let key = (main, id, Reverse(record.stop()), record.kind() == DecisionKind::Play);
            if self.bar.is_some_and(|bar| key < bar) {
                continue;
            }
            let hit = Hit {
                origin: found.origin,
                at: found.at,
                white: found.white.clone(),
                black: found.black.clone(),
                decision: record.decision(),
            };
            self.best.push((key, hit));
            if self.best.len() >= 2 * (self.wanted.skip + PAGE) {
                self.shrink();
            }
        }
    }

    fn shrink(&mut self) {
        self.best.sort_by_key(|(key, _)| Reverse(*key));
        self.best.truncate(self.wanted.skip + PAGE);
        if self.best.len() == self.wanted.skip + PAGE {
            self.bar = self.best.last().map(|(key, _)| *key);
        }
    }

    /// Returns the page without the positions that are in play.
    ///
    /// # Errors
    /// [`AppError::MatchInPlay`] if all of them are.
    pub(super) fn page(mut self, in_play: &InPlay) -> Result<FoundPositions, AppError> {
        self.shrink();
        let mut hits: Vec<Hit> = self.best.into_iter().skip(self.wanted.skip).map(|(_, hit)| hit).collect();
        let found = hits.len();
        hits.retain(|hit| !in_play.has(&stored_position(hit.decision.checkers)));
        if hits.is_empty() && found > 0 {
            return Err(AppError::MatchInPlay);
        }
        let positions = hits.into_iter().map(position).collect();
        Ok(FoundPositions { positions, total: self.total, searched: self.searched })
    }
}

fn position(hit: Hit) -> FoundPosition {
    let Hit { origin, at, white, black, decision } = hit;
    let source = match origin {
        Origin::Played(id) => PositionSource::Played { id: id.to_wire() },
        Origin::Imported(id) => PositionSource::Imported { id: id.to_wire() },
    };
    let own = seat(decision.side);
    FoundPosition {
        place: PositionPlace { source, stop: decision.stop },
        at,
        white,
        black,
        seat: own,
        board: board(decision.checkers, decision.side),
        dice: decision.dice,
        cube: 1_u16.checked_shl(u32::from(decision.cube_turns)).unwrap_or(1),
        cube_owner: match decision.cube_at {
            CubeAt::Centre => None,
            CubeAt::Own => Some(own),
            CubeAt::Opponent => Some(seat(decision.side.opponent())),
        },
        away: (decision.own_away > 0).then_some((decision.own_away, decision.opponent_away)),
        crawford: decision.crawford,
        part: match decision.kind {
            DecisionKind::Play => ArchivePart::Plays,
            DecisionKind::Double => ArchivePart::Doubles,
            DecisionKind::Answer => ArchivePart::Answers,
        },
        theme: decision.theme.map(|theme| theme.to_wire()),
        error: f64::from(decision.error) / UNIT,
        note: None,
    }
}

fn board(stored: Checkers, side: Side) -> wire::Checkers {
    checkers(&stored_position(stored), side)
}

fn stored_position(stored: Checkers) -> Position {
    // Stored positions come from the analysis, so they have 15 checkers a side at most.
    Position::from_checkers(stored).unwrap_or(Position::STARTING)
}

#[cfg(test)]
mod tests {
    use store::{
        decisions::{PackedDecisions, StakesKind},
        id::LibraryMatchId,
    };
    use wire::Millis;

    use super::*;

    fn decision(stop: u32, side: Side, error: u32) -> Decision {
        let position = Position::STARTING;
        Decision {
            stop,
            side,
            kind: DecisionKind::Play,
            phase: DecisionPhase::Contact,
            theme: (error > 0).then_some(store::learning::MistakeTheme::MissedHit),
            error,
            dice: Some((3, 1)),
            cube_turns: 1,
            cube_at: CubeAt::Own,
            own_away: 5,
            opponent_away: 3,
            crawford: false,
            checkers: position.to_checkers(),
            own_pips: 167,
            opponent_pips: 160,
        }
    }

    fn a_match(id: i64, white: &str, black: &str, decisions: &[Decision]) -> DecidedMatch {
        DecidedMatch {
            origin: Origin::Imported(LibraryMatchId::from_row(id)),
            at: Some(Millis(id)),
            white: white.to_owned(),
            black: black.to_owned(),
            own: None,
            packed: PackedDecisions::pack(StakesKind::Match(7), decisions),
        }
    }

    fn found(search: &PositionSearch, matches: &[DecidedMatch]) -> FoundPositions {
        let own = ["anna".to_owned()].into();
        let mut finding = Finding::new(Wanted::check_search(search).unwrap());
        matches.iter().for_each(|one| finding.look_at(one, &own));
        finding.page(&InPlay::default()).unwrap()
    }

    #[test]
    fn the_largest_errors_come_first_and_pages_follow_each_other() {
        let many: Vec<Decision> =
            (1..=200).map(|stop| decision(stop, Side::White, stop * 7_919 % 100_000)).collect();
        let matches = [a_match(1, "Anna", "Bert", &many)];
        let first = found(&PositionSearch::default(), &matches);
        assert_eq!((first.positions.len(), first.total, first.searched), (40, 200, 200));
        let mut all: Vec<f64> = Vec::new();
        for skip in [0, 40, 80, 120, 160] {
            let page = found(&PositionSearch { skip, ..PositionSearch::default() }, &matches);
            all.extend(page.positions.iter().map(|one| one.error));
        }
        assert_eq!(all.len(), 200);
        assert!(all.is_sorted_by(|a, b| a >= b), "{all:?}");
    }

    #[test]
    fn every_condition_excludes_what_does_not_meet_it() {
        let matches =
            [a_match(1, "Anna", "Bert", &[decision(1, Side::White, 9_000), decision(2, Side::Black, 0)])];
        let at = |place, least| vec![CheckersAtLeast { place, least }];
        let all = PositionSearch::default;
        let right = [
            all(),
            PositionSearch { own: at(6, 5), theirs: at(24, 2), ..all() },
            PositionSearch { lead_min: Some(-7), lead_max: Some(-7), ..all() },
            PositionSearch { own_away: Some(5), opponent_away: Some(3), ..all() },
            PositionSearch { cube: Some(2), cube_at: Some(CubePlace::Own), ..all() },
            PositionSearch { theme: Some(MistakeTheme::MissedHit), error_min: Some(0.09), ..all() },
            PositionSearch { part: Some(ArchivePart::Contact), opponent: Some(" BERT".to_owned()), ..all() },
            PositionSearch { source: ArchiveSource::Imported, order: PositionOrder::Newest, ..all() },
        ];
        for search in right {
            assert_eq!(found(&search, &matches).total, 1, "{search:?}");
        }
        let wrong = [
            PositionSearch { own: at(6, 6), ..all() },
            PositionSearch { own: at(25, 1), ..all() },
            PositionSearch { theirs: at(24, 3), ..all() },
            PositionSearch { lead_min: Some(-6), ..all() },
            PositionSearch { lead_max: Some(-8), ..all() },
            PositionSearch { own_away: Some(3), ..all() },
            PositionSearch { cube: Some(1), ..all() },
            PositionSearch { cube_at: Some(CubePlace::Centre), ..all() },
            PositionSearch { theme: Some(MistakeTheme::Race), ..all() },
            PositionSearch { error_min: Some(0.0901), ..all() },
            PositionSearch { part: Some(ArchivePart::Doubles), ..all() },
            PositionSearch { opponent: Some("Anna".to_owned()), ..all() },
            PositionSearch { source: ArchiveSource::Played, ..all() },
        ];
        for search in wrong {
            assert_eq!(found(&search, &matches).total, 0, "{search:?}");
        }
        assert_eq!(found(&PositionSearch { by: DecidedBy::Everybody, ..all() }, &matches).total, 2);
        let theirs = found(&PositionSearch { by: DecidedBy::Opponents, ..all() }, &matches);
        assert_eq!((theirs.total, theirs.positions[0].seat), (1, wire::Seat::Black));
        // If the player's side is unknown, only a search for both sides finds anything.
        let strangers = [a_match(2, "Carl", "Dora", &[decision(1, Side::White, 1)])];
        assert_eq!(found(&all(), &strangers).total, 0);
        assert_eq!(found(&PositionSearch { by: DecidedBy::Everybody, ..all() }, &strangers).total, 1);
    }

    #[test]
    fn fields_out_of_range_are_named() {
        let all = PositionSearch::default;
        let at = |place, least| vec![CheckersAtLeast { place, least }];
        for (field, search) in [
            ("own", PositionSearch { own: at(0, 1), ..all() }),
            ("own", PositionSearch { own: at(26, 1), ..all() }),
            ("theirs", PositionSearch { theirs: at(1, 16), ..all() }),
            ("theirs", PositionSearch { theirs: at(1, 1).repeat(26), ..all() }),
            ("cube", PositionSearch { cube: Some(3), ..all() }),
            ("skip", PositionSearch { skip: 961, ..all() }),
            ("error_min", PositionSearch { error_min: Some(f64::NAN), ..all() }),
            ("lead_min", PositionSearch { lead_min: Some(5), lead_max: Some(4), ..all() }),
        ] {
            let error = Wanted::check_search(&search).unwrap_err().to_string();
            assert!(error.starts_with(&format!("{field}: ")), "{error}");
        }
    }
}
