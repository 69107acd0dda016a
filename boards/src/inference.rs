//! Infers the play from the board's readings.

mod naturalness;
mod unruly;

use rules::{LegalPlay, Place, PlayGraph, Position, Role, Roll, legal_plays};

use crate::{Difference, Look, Reading, SensedPlace, Sensors};
use naturalness::effort;
pub use unruly::illegal_position;

/// The maximum number of legal plays that are listed beside an illegal one.
pub const NEAREST_MAX: usize = 3;

/// The known facts of a turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnFacts<'a> {
    /// The position before the play, the mover on roll. The game must not be over.
    pub before: &'a Position,
    /// The roll to be played.
    pub roll: Roll,
    /// The board's sensors.
    pub sensors: Sensors,
}

/// The result of comparing the readings with the legal plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inference {
    /// Exactly one legal play leads to these readings.
    Played(LegalPlay),
    /// At least two legal plays lead to these readings, the most natural first. The player must choose.
    Choose(Vec<LegalPlay>),
    /// No legal play leads to these readings.
    Illegal(Illegal),
    /// No legal play leads to these readings, and they are impossible after any play.
    Faulty(Fault),
}

/// A board state that no legal play leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The kind of error, if it can be determined.
    pub what: WhatIsWrong,
    /// The places that have changed since the turn began.
    pub changed: Vec<Difference>,
    /// The legal plays with the fewest differences, nearest first; at most [`NEAREST_MAX`].
    pub nearest: Vec<CandidateDistance>,
}

/// A legal play and its differences from the readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateDistance {
    /// The play.
    pub legal: LegalPlay,
    /// The places that would have to be corrected.
    pub differences: Vec<Difference>,
}

/// The kinds of illegal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhatIsWrong {
    /// The board is unchanged, although the roll can be played.
    NothingMoved,
    /// The moves so far can be the beginning of a legal play, but the play is not complete.
    Unfinished,
    /// More checkers are missing than the roll can bear off.
    TooManyBorneOff,
    /// The opponent's checkers have moved, other than by hits. Detected only with colour.
    OpponentMoved,
    /// The dice do not allow these moves.
    NotThisRoll,
}

/// Impossible readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The contradiction.
    pub kind: FaultKind,
    /// The places that can explain the fault: if the reading of any one of them is wrong, at least one legal
    /// play fits. The cause is a dead or covered sensor, or a checker that fell off there.
    pub suspects: Vec<SensedPlace>,
    /// The legal play with the fewest differences.
    pub nearest: CandidateDistance,
}

/// The kinds of contradiction in readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// More checkers are seen than there are.
    TooMany {
        /// The side; `None` if the board cannot tell.
        whose: Option<Role>,
        /// The number of checkers seen.
        seen: u8,
        /// The number of checkers that can be there.
        at_most: u8,
    },
    /// Fewer checkers are seen than there must be, even if tall stacks hide some.
    TooFew {
        /// The side; `None` if the board cannot tell.
        whose: Option<Role>,
        /// The maximum number of checkers that can be there, hidden checkers of tall stacks included.
        seen: u8,
        /// The required number of checkers.
        at_least: u8,
    },
}

/// Infers the play that leads to the readings in `look`.
///
/// Only the final places of the checkers count, not the order in which they were moved.
#[must_use]
pub fn infer(turn: &TurnFacts<'_>, look: &Look) -> Inference {
    let mut plays = legal_plays(turn.before, turn.roll);
    // After a play the opponent is on roll, but the readings are in the mover's numbering.
    let fitting = |legal: &LegalPlay| look.fits(&legal.position.flip(), turn.sensors);
    let mut candidates: Vec<LegalPlay> = plays.iter().copied().filter(fitting).collect();
    match candidates.len() {
        0 => {}
        1 => return Inference::Played(candidates.remove(0)),
        _ => {
            candidates.sort_by_key(|legal| effort(&legal.play));
            return Inference::Choose(candidates);
        }
    }
    plays.sort_by_cached_key(|legal| {
        (look.distance(&legal.position.flip(), turn.sensors), effort(&legal.play))
    });
    match impossible_count(turn, look, &plays) {
        Some(kind) => {
            let suspects = suspects(turn, look, &plays);
            Inference::Faulty(Fault { kind, suspects, nearest: candidate(turn, look, plays[0]) })
        }
        None => Inference::Illegal(Illegal {
            what: what_is_wrong(turn, look, &plays),
            changed: look.differences(turn.before, turn.sensors),
            nearest: plays.iter().take(NEAREST_MAX).map(|&legal| candidate(turn, look, legal)).collect(),
        }),
    }
}

fn candidate(turn: &TurnFacts<'_>, look: &Look, legal: LegalPlay) -> CandidateDistance {
    CandidateDistance { legal, differences: look.differences(&legal.position.flip(), turn.sensors) }
}

/// Returns the places that can each explain the fault: if its reading is ignored, a legal play fits.
fn suspects(turn: &TurnFacts<'_>, look: &Look, plays: &[LegalPlay]) -> Vec<SensedPlace> {
    let mut found = Vec::new();
    for legal in plays {
        let differences = look.differences(&legal.position.flip(), turn.sensors);
        let [first, rest @ ..] = differences.as_slice() else { continue };
        // The bar can differ twice, once for each side.
        if rest.iter().all(|other| other.place == first.place) && !found.contains(&first.place) {
            found.push(first.place);
        }
    }
    found
}

/// The minimum and maximum number of checkers that the readings allow. The maximum includes checkers that tall stacks
/// may hide.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    seen: u16,
    at_most: u16,
}

impl Count {
    /// Counts a place. `limit` is the depth of its sensors, `held` the number of checkers there before the turn, and
    /// `more` the number that a play may have added.
    fn add(&mut self, reading: Reading, limit: u8, held: u8, more: u16) {
        match reading {
            Reading::Unknown => self.at_most += u16::from(Position::CHECKERS),
            Reading::Checkers { count, .. } => {
                self.seen += u16::from(count);
                let hidden_too = u16::from(held) + more;
                self.at_most +=
                    if count >= limit { hidden_too.max(u16::from(count)) } else { u16::from(count) };
            }
        }
    }
}

/// Returns the contradiction if the number of checkers is impossible after any play.
fn impossible_count(turn: &TurnFacts<'_>, look: &Look, plays: &[LegalPlay]) -> Option<FaultKind> {
    let borne_off = |legal: &LegalPlay| legal.position.opponent_off() - turn.before.own_off();
    let borne_off_max = plays.iter().map(borne_off).max().unwrap_or(0);
    let sides: &[Option<Role>] =
        if tells_colours(look) { &[Some(Role::Mover), Some(Role::Opponent)] } else { &[None] };
    sides.iter().find_map(|&whose| {
        let on_board = |role| Position::CHECKERS - turn.before.count(role, Place::Off);
        let at_most = match whose {
            Some(role) => on_board(role),
            None => on_board(Role::Mover) + on_board(Role::Opponent),
        };
        let count = count(turn, look, whose);
        if count.seen > u16::from(at_most) {
            return Some(FaultKind::TooMany { whose, seen: capped(count.seen), at_most });
        }
        // A player who bears off may take off too many checkers, which is an illegal play and not a fault. Otherwise
        // no checker may be missing.
        let may_be_gone = whose != Some(Role::Opponent) && borne_off_max > 0;
        let is_short = count.at_most < u16::from(at_most) && !may_be_gone;
        is_short.then(|| FaultKind::TooFew { whose, seen: capped(count.at_most), at_least: at_most })
    })
}

fn capped(count: u16) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// Returns true if every place with checkers shows their side.
fn tells_colours(look: &Look) -> bool {
    let is_told = |reading: &Reading| match reading {
        Reading::Unknown | Reading::Checkers { count: 0, .. } => true,
        Reading::Checkers { whose, .. } => whose.is_some(),
    };
    let bar_is_told = match look.bar() {
        crate::Bar::Apart { .. } | crate::Bar::Together(Reading::Unknown) => true,
        crate::Bar::Together(reading) => reading.count() == 0,
    };
    bar_is_told && look.points().iter().all(is_told)
}

/// Returns the range of the checkers of a side, or of both.
fn count(turn: &TurnFacts<'_>, look: &Look, whose: Option<Role>) -> Count {
    let Sensors { per_point, on_bar, .. } = turn.sensors;
    let added = u16::try_from(turn.roll.moves_max()).expect("a roll gives four moves at most");
    let mut count = Count::default();
    for (point, &reading) in rules::Point::all().zip(look.points()) {
        let own = turn.before.own(Place::Point(point));
        let opponent = turn.before.opponent(Place::Point(point.opposite()));
        match (reading, whose) {
            (Reading::Checkers { whose: Some(role), .. }, Some(wanted)) if role != wanted => {}
            // Only the mover's stacks grow, so an opponent's stack hides at most its earlier checkers.
            _ if opponent > 1 => count.add(reading, per_point, opponent, 0),
            _ => count.add(reading, per_point, own, added),
        }
    }
    let [own, opponent] = [turn.before.own(Place::Bar), turn.before.opponent(Place::Bar)];
    match (look.bar(), whose) {
        (crate::Bar::Apart { own: reading, .. }, Some(Role::Mover)) => count.add(reading, on_bar, own, 0),
        (crate::Bar::Apart { opponent: reading, .. }, Some(Role::Opponent)) => {
            count.add(reading, on_bar, opponent, added);
        }
        (bar, _) => count.add(bar.total(), on_bar, own + opponent, added),
    }
    count
}

fn what_is_wrong(turn: &TurnFacts<'_>, look: &Look, plays: &[LegalPlay]) -> WhatIsWrong {
    if look.fits(turn.before, turn.sensors) {
        return WhatIsWrong::NothingMoved;
    }
    if opponent_moved(turn, look) {
        return WhatIsWrong::OpponentMoved;
    }
    if begins_a_play(turn, look) {
        return WhatIsWrong::Unfinished;
    }
    let seen = count(turn, look, None).at_most;
    let fewest =
        plays.iter().map(|legal| 30 - legal.position.own_off() - legal.position.opponent_off()).min();
    if fewest.is_some_and(|fewest| seen < u16::from(fewest)) {
        return WhatIsWrong::TooManyBorneOff;
    }
    WhatIsWrong::NotThisRoll
}

/// Returns true if no play can leave the opponent's checkers like this: they stand on a point that they did not hold,
/// or there are fewer on a point that cannot be hit.
fn opponent_moved(turn: &TurnFacts<'_>, look: &Look) -> bool {
    rules::Point::all().zip(look.points()).any(|(point, &reading)| {
        let held = turn.before.opponent(Place::Point(point.opposite()));
        match reading {
            Reading::Checkers { count, whose: Some(Role::Opponent) } => {
                count != held.min(turn.sensors.per_point)
            }
            Reading::Checkers { whose: Some(Role::Mover), .. } => held > 1,
            Reading::Checkers { count, whose: None } => turn.sensors.know_colour && count == 0 && held > 1,
            Reading::Unknown => false,
        }
    })
}

/// Returns true if some of the moves of a legal play lead to these readings.
fn begins_a_play(turn: &TurnFacts<'_>, look: &Look) -> bool {
    let graph = PlayGraph::new(turn.before, turn.roll);
    graph.nodes().iter().any(|node| !node.is_complete && look.fits(&node.position, turn.sensors))
}
